// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/formula_column.h"

#include "editor/formulas/equation.h"
#include "editor/formulas/equation_picture.h"
#include "model/syntax/syntax_tree.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <functional>
#include <utility>

namespace bramah::app {

using namespace model::syntax;

namespace {

constexpr int kDelay = 150;  // ms after the last key
constexpr int kMargin = 12;  // px

/// Calls a function with every equation with two sides, in loops and branches too.
void forEachSimple(List<const Equation*> equations, const std::function<void(const Equation&)>& visit)
{
    for (const Equation* equation : equations) {
        if (equation->kind == EquationKind::Simple)
            visit(*equation);
        for (const EquationBranch& branch : equation->branches)
            forEachSimple(branch.equations, visit);
        forEachSimple(equation->body, visit);
    }
}

}  // namespace

FormulaColumn::FormulaColumn(QPlainTextEdit& text, const editor::ActiveTheme& theme, QWidget* parent)
    : QWidget(parent), text_(text), theme_(theme)
{
    setAccessibleName(tr("Formatted equations"));
    setMinimumWidth(160);
    delay_.setSingleShot(true);
    delay_.setInterval(kDelay);
    connect(&delay_, &QTimer::timeout, this, &FormulaColumn::refresh);
    connect(&text_, &QPlainTextEdit::textChanged, &delay_, qOverload<>(&QTimer::start));
    connect(&text_, &QPlainTextEdit::updateRequest, this, qOverload<>(&QWidget::update));
    connect(&theme_, &editor::ActiveTheme::changed, this, &FormulaColumn::refresh);
}

QStringList FormulaColumn::lines() const
{
    QStringList lines;
    for (const Formula& formula : formulas_)
        lines.append(formula.line);
    return lines;
}

void FormulaColumn::setFirstLine(int line)
{
    firstLine_ = line;
    update();
}

void FormulaColumn::refresh()
{
    delay_.stop();
    std::vector<Formula> found;
    static const QByteArray head = "model M\n";
    const auto source =
        std::make_shared<model::SourceText>(QString(), head + text_.toPlainText().toUtf8() + "\nend M;");
    const auto tree = SyntaxTree::parse(source);
    const auto add = [&](const Equation& equation) {
        const model::Span span{equation.left->span.begin, equation.right->span.end};
        const std::string_view written = source->view(span);
        const QString line = QString::fromUtf8(written.data(), static_cast<qsizetype>(written.size())).simplified();
        const auto formula = editor::Equation::parse(line);
        if (!formula)
            return;
        const int block = static_cast<int>(source->bytes().left(span.begin).count('\n')) - 1;
        found.push_back(
            {block, formula->line(),
             editor::equationPicture(*formula, font(), theme_.color(editor::ColorRole::Ink), devicePixelRatioF())});
    };
    for (const ClassDefinition* definition : tree->root().classes)
        for (const EquationSection& section : definition->equationSections)
            forEachSimple(section.equations, add);
    // An open bracket hides all equations from the parser; the previous formulas stay until it is closed.
    if (!found.empty() || !tree->hasErrors())
        formulas_ = std::move(found);
    update();
}

void FormulaColumn::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        refresh();
}

/// Draws each formula as near to its line as those above allow.
void FormulaColumn::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme_.color(editor::ColorRole::Paper));
    painter.setPen(theme_.color(editor::ColorRole::Border));
    painter.drawLine(0, 0, 0, height());
    const int numberWidth = fontMetrics().horizontalAdvance(QStringLiteral("0000"));
    double free = -1e9;
    for (const Formula& formula : formulas_) {
        const QTextBlock block = text_.document()->findBlockByNumber(formula.block);
        if (!block.isValid())
            continue;
        const double scale = qMin(1.0, (width() - 2.0 * kMargin - numberWidth) * formula.picture.devicePixelRatio() /
                                           qMax(1, formula.picture.width()));
        const QSizeF size = formula.picture.size() / formula.picture.devicePixelRatio() * scale;
        const double middle = text_.viewport()->y() + QRectF(text_.cursorRect(QTextCursor(block))).center().y();
        const double top = qMax(free, middle - size.height() / 2);
        painter.setPen(theme_.color(editor::ColorRole::TextMuted));
        painter.drawText(QRectF(0, top, numberWidth, size.height()), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(firstLine_ + formula.block + 1));
        painter.drawImage(QRectF(QPointF(numberWidth + kMargin, top), size), formula.picture);
        free = top + size.height() + 2;
    }
}

}  // namespace bramah::app
