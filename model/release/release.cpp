// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/release/release.h"

#include "model/syntax/annotation_values.h"

#include <QCryptographicHash>

#include <functional>

namespace bramah::model {
namespace {

QByteArray textIn(const syntax::SyntaxTree& tree, Span span)
{
    const std::string_view view = tree.text().view(span);
    return QByteArray(view.data(), static_cast<qsizetype>(view.size())).simplified();
}

/// Short, as there is one for each part: two of a million parts of one name would agree by chance.
QString digestOf(const QByteArray& text)
{
    constexpr qsizetype kDigits = 6;
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha1).toHex().left(kDigits));
}

/// The name itself, or with a number behind it if \a parts have it already: several lines may join the same ports.
QString freeIn(const PartDigests& parts, const QString& name)
{
    QString free = name;
    for (int number = 2; parts.contains(free); ++number)
        free = name + QStringLiteral(" #%1").arg(number);
    return free;
}

/// One of three words by the language of a title block.
QString inLanguage(const QString& language, const char* english, const char* german, const char* chinese)
{
    const bool isGerman = language == QLatin1String("de"), isChinese = language == QLatin1String("zh");
    return QString::fromUtf8(isGerman ? german : isChinese ? chinese : english);
}

}  // namespace

PartDigests partDigests(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition)
{
    PartDigests parts;
    for (const syntax::Element* element : definition.elements)
        for (const syntax::Component& component : element->components) {
            const QByteArray head = textIn(tree, {element->span.begin, element->components.front().span.begin});
            parts.insert(
                QString::fromUtf8(component.name.text.data(), static_cast<qsizetype>(component.name.text.size())),
                digestOf(head + ' ' + textIn(tree, component.span)));
        }
    const std::function<void(const syntax::Equation&)> add = [&](const syntax::Equation& equation) {
        const bool isLine = equation.kind == syntax::EquationKind::Connect;
        const QString name =
            isLine ? QString::fromUtf8(textIn(tree, equation.left->span) + " - " + textIn(tree, equation.right->span))
                   : QStringLiteral("equation");
        parts.insert(freeIn(parts, name), digestOf(textIn(tree, equation.span)));
    };
    for (const syntax::EquationSection& section : definition.equationSections)
        for (const syntax::Equation* equation : section.equations)
            add(*equation);
    if (const auto* annotation = definition.annotation)
        if (const syntax::Argument* notes = syntax::argumentOf(annotation->arguments, "Diagram"))
            parts.insert(QStringLiteral("Diagram"), digestOf(textIn(tree, notes->span)));
    return parts;
}

std::optional<Release> releaseOf(const syntax::ClassDefinition& definition)
{
    const auto* given = syntax::nestedIn(syntax::vendorAnnotation(definition.annotation), "release");
    if (!given)
        return std::nullopt;
    Release release;
    release.revision = syntax::stringIn(given, "revision").value_or(QString());
    release.date = syntax::stringIn(given, "date").value_or(QString());
    release.by = syntax::stringIn(given, "by").value_or(QString());
    const syntax::ExpressionPtr list = syntax::valueIn(given, "parts");
    if (const auto* parts = list ? list->to<syntax::ArrayExpression>() : nullptr)
        for (const syntax::ExpressionPtr part : parts->elements)
            if (const auto text = syntax::stringOf(part))
                release.parts.insert(text->section(QLatin1Char(' '), 0, -2), text->section(QLatin1Char(' '), -1));
    return release;
}

ReleaseChanges changesSince(const Release& release, const PartDigests& now)
{
    ReleaseChanges changes;
    for (auto part = now.cbegin(); part != now.cend(); ++part) {
        const auto before = release.parts.constFind(part.key());
        if (before == release.parts.cend())
            changes.added.append(part.key());
        else if (before.value() != part.value())
            changes.changed.append(part.key());
    }
    for (auto part = release.parts.cbegin(); part != release.parts.cend(); ++part)
        if (!now.contains(part.key()))
            changes.removed.append(part.key());
    return changes;
}

QString nextRevision(const QString& revision)
{
    bool isNumber = false;
    if (const int number = revision.toInt(&isNumber); isNumber)
        return QString::number(number + 1);
    static const QString letters = QStringLiteral("ABCDEFGHJKLMNPQRSTUVWXYZ");  // I and O look like figures
    if (revision.isEmpty())
        return letters.front();
    const qsizetype last = letters.indexOf(revision.back());
    if (last < 0)
        return revision + QLatin1Char('1');
    if (last + 1 < letters.size())
        return revision.chopped(1) + letters.at(last + 1);
    return nextRevision(revision.chopped(1)) + letters.front();
}

ReleaseState releaseStateOf(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition)
{
    const std::optional<Release> release = releaseOf(definition);
    if (!release)
        return {};
    const bool isSame = changesSince(*release, partDigests(tree, definition)).isEmpty();
    return {isSame ? ReleaseState::Kind::Released : ReleaseState::Kind::Changed, release->revision};
}

QString releaseMark(const ReleaseState& state, const QString& language)
{
    switch (state.kind) {
    case ReleaseState::Kind::NotReleased: return inLanguage(language, "not released", "nicht freigegeben", "未发布");
    case ReleaseState::Kind::Changed:
        return inLanguage(language, "changed since revision %1", "geändert seit Stand %1", "自版本 %1 起已更改")
            .arg(state.revision);
    case ReleaseState::Kind::Released: break;
    }
    return {};
}

QString releasedStatus(const QString& language)
{
    return inLanguage(language, "released", "freigegeben", "已发布");
}

}  // namespace bramah::model
