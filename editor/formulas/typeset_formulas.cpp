// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formulas/typeset_formulas.h"

#include "editor/formulas/equation_picture.h"

#include <QFontInfo>
#include <QRegularExpression>
#include <QTextDocumentFragment>

#include <algorithm>

namespace bramah::editor {

namespace {

constexpr double kEquationSize = 1.05;      // relative to the text's size
constexpr int kLeastType = 9;               // px
constexpr int kListIndent = 40;             // px, Qt's
constexpr std::size_t kMostPictures = 400;  // of formulas; those behind them stay in letters

bool isSum(const Equation& equation)
{
    return equation.kind == Equation::Kind::Row &&
           std::any_of(equation.children.begin(), equation.children.end(),
                       [](const Equation& child) { return child.kind == Equation::Kind::Sign; });
}

void addPieces(const Equation& equation, std::vector<Equation>& pieces)
{
    for (const Equation& child : equation.children) {
        if (isSum(child)) {
            addPieces(child, pieces);
            continue;
        }
        // The left side of the first relation stays with what follows.
        const bool isRelation = child.text == QLatin1String("=");
        if (child.kind == Equation::Kind::Sign && !(isRelation && pieces.size() == 1))
            pieces.emplace_back();
        pieces.back().children.push_back(child);
    }
}

/// The pieces between which lines may break: each but the first begins with its sign.
std::vector<Equation> piecesOf(const Equation& equation)
{
    if (!isSum(equation))
        return {equation};
    std::vector<Equation> pieces(1);
    addPieces(equation, pieces);
    return pieces;
}

}  // namespace

QString TypesetFormulas::typeset(const QString& html)
{
    static const QRegularExpression bold(QStringLiteral("<b>([^<]*)</b>"));
    QString result;
    qsizetype at = 0;
    for (auto matches = bold.globalMatch(html); matches.hasNext();) {
        const auto match = matches.next();
        result += html.mid(at, match.capturedStart() - at);
        const QString formula = QTextDocumentFragment::fromHtml(match.captured(1)).toPlainText();
        const bool isInList = html.lastIndexOf(QLatin1String("<li"), match.capturedStart()) >
                              html.lastIndexOf(QLatin1String("</li"), match.capturedStart());
        const int room = look_.width - (isInList ? kListIndent : 0);
        const bool isSet = pictures_.size() < kMostPictures && Equation::isLikely(formula);
        const QString pictures = isSet ? picturesOf(formula, room) : QString();
        result += pictures.isEmpty() ? match.captured(0) : pictures;
        at = match.capturedEnd();
    }
    return result + html.mid(at);
}

QImage TypesetFormulas::picture(const QString& address) const
{
    const std::size_t index = address.toUInt();
    return index < pictures_.size() ? pictures_[index] : QImage();
}

QString TypesetFormulas::picturesOf(const QString& formula, int room)
{
    const std::optional<Equation> equation = Equation::parse(formula);
    if (!equation)
        return {};
    QFont type = look_.font;
    type.setPixelSize(qRound(QFontInfo(type).pixelSize() * kEquationSize));
    QString html;
    for (const Equation& piece : piecesOf(*equation)) {
        QFont sized = type;
        QImage picture;
        do {
            picture = equationPicture(piece, sized, look_.ink, look_.devicePixelRatio);
            sized.setPixelSize(sized.pixelSize() - 1);
        } while (picture.deviceIndependentSize().width() > room && sized.pixelSize() >= kLeastType);
        const QSize size = picture.deviceIndependentSize().toSize();
        html += QStringLiteral("<img src='%1:%2' width='%3' height='%4' style='vertical-align: middle'>")
                    .arg(QLatin1String(kScheme))
                    .arg(pictures_.size())
                    .arg(size.width())
                    .arg(size.height());
        pictures_.push_back(picture);
    }
    return html;
}

}  // namespace bramah::editor
