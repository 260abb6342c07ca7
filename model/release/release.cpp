// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/release/release.h"

#include "model/syntax/annotation_values.h"

#include <QCryptographicHash>

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

namespace bramah::model {
namespace {

/// The tokens in \a span with one blank between them: other blanks and comments do not count, those in a string do.
QByteArray textIn(const syntax::SyntaxTree& tree, Span span)
{
    using syntax::TokenKind;
    QByteArray text;
    const auto& tokens = tree.tokens();
    const auto first =
        std::ranges::lower_bound(tokens, span.begin, {}, [](const syntax::Token& token) { return token.span.begin; });
    for (auto token = first; token != tokens.end() && token->span.begin < span.end; ++token) {
        if (token->kind == TokenKind::Blank || token->kind == TokenKind::LineComment ||
            token->kind == TokenKind::BlockComment)
            continue;
        const std::string_view view = tree.text().view(token->span);
        text += (text.isEmpty() ? "" : " ") + QByteArray(view.data(), static_cast<qsizetype>(view.size()));
    }
    return text;
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

/// Collects the digests of the parts of one class.
class PartCollector
{
public:
    explicit PartCollector(const syntax::SyntaxTree& tree) : tree_(tree) {}

    void add(const QByteArray& name, const QByteArray& text)
    {
        parts_.insert(freeIn(parts_, QString::fromUtf8(name)), digestOf(text));
    }

    /// What stands before and behind the names of a component clause counts for each of them.
    void addElement(const syntax::Element& element)
    {
        const QByteArray section = element.visibility == syntax::Visibility::Protected ? "protected " : "";
        if (element.kind == syntax::ElementKind::Component) {
            if (element.components.empty())
                return;
            const QByteArray head =
                section + textIn(tree_, {element.span.begin, element.components.front().span.begin});
            const QByteArray constraint = element.constraint ? ' ' + textIn(tree_, element.constraint->span) : "";
            for (const syntax::Component& component : element.components)
                add(QByteArray(component.name.text.data(), static_cast<qsizetype>(component.name.text.size())),
                    head + ' ' + textIn(tree_, component.span) + constraint);
            return;
        }
        add(nameOf(element), section + textIn(tree_, element.span));
    }

    void addEquation(const syntax::Equation& equation, bool isInitial)
    {
        const bool isLine = equation.kind == syntax::EquationKind::Connect;
        add(isLine ? textIn(tree_, equation.left->span).replace(' ', "") + " - " +
                         textIn(tree_, equation.right->span).replace(' ', "")
            : isInitial ? QByteArray("initial equation")
                        : QByteArray("equation"),
            textIn(tree_, equation.span));
    }

    /// What the class is and what it is made from, without its name and its description.
    void addHead(const syntax::ClassDefinition& definition)
    {
        QByteArray text = textIn(tree_, {definition.span.begin, definition.name.span.begin});
        if (definition.extendsModification)
            text += ' ' + textIn(tree_, definition.extendsModification->span);
        const bool hasBody =
            definition.form == syntax::ClassForm::Long || definition.form == syntax::ClassForm::Extended;
        if (!hasBody)
            text +=
                ' ' + textIn(tree_, {definition.name.span.end,
                                     definition.annotation ? definition.annotation->span.begin : definition.span.end});
        add("class", text);
    }

    void addAnnotation(const syntax::Annotation& annotation)
    {
        if (const syntax::Argument* notes = syntax::argumentOf(annotation.arguments, "Diagram"))
            add("Diagram", textIn(tree_, notes->span));
        QByteArrayList meant;
        for (const syntax::Argument& argument : annotation.arguments->arguments)
            if (isVendor(argument)) {
                for (const syntax::Argument& own : argument.modification->nested->arguments)
                    if (!isNamedOneOf(own, kOfRuns))
                        meant.append(textIn(tree_, own.span));
            } else if (!isNamedOneOf(argument, kOfTheText)) {
                meant.append(textIn(tree_, argument.span));
            }
        std::ranges::sort(meant);
        if (!meant.isEmpty())
            add("annotation", meant.join(", "));
    }

    [[nodiscard]] PartDigests take() { return std::move(parts_); }

private:
    /// Keys of `__Bramah(...)` that say what is run, shown or asked, not what is drawn.
    static constexpr std::string_view kOfRuns[] = {"format",   "release", "plots", "measures", "data",     "lesson",
                                                   "excluded", "solver",  "parts", "study",    "optimise", "fit"};
    /// Annotations that do not decide what the drawing is: Diagram is a part of its own.
    static constexpr std::string_view kOfTheText[] = {
        "Diagram",     "Icon",         "Documentation", "experiment", "uses",          "version",
        "versionDate", "versionBuild", "dateModified",  "revisionId", "preferredView", "defaultComponentName"};

    static bool isNamedOneOf(const syntax::Argument& argument, std::span<const std::string_view> names)
    {
        return argument.name.parts.size() == 1 &&
               std::ranges::find(names, argument.name.parts.front().text) != names.end();
    }
    static bool isVendor(const syntax::Argument& argument)
    {
        static constexpr std::string_view kVendor[] = {"__Bramah"};
        return isNamedOneOf(argument, kVendor) && argument.modification && argument.modification->nested;
    }
    [[nodiscard]] QByteArray nameOf(const syntax::Element& element) const
    {
        if (element.kind == syntax::ElementKind::Class && element.definition)
            return "class " + QByteArray(element.definition->name.text.data(),
                                         static_cast<qsizetype>(element.definition->name.text.size()));
        return (element.kind == syntax::ElementKind::Import ? QByteArray("import ") : QByteArray("extends ")) +
               textIn(tree_, element.name.span).replace(' ', "");
    }

    const syntax::SyntaxTree& tree_;
    PartDigests parts_;
};

}  // namespace

PartDigests partDigests(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition)
{
    PartCollector parts(tree);
    for (const syntax::Element* element : definition.elements)
        parts.addElement(*element);
    for (const syntax::EquationSection& section : definition.equationSections)
        for (const syntax::Equation* equation : section.equations)
            parts.addEquation(*equation, section.isInitial);
    for (const syntax::AlgorithmSection& section : definition.algorithmSections)
        parts.add(section.isInitial ? "initial algorithm" : "algorithm", textIn(tree, section.span));
    if (definition.external)
        parts.add("external", textIn(tree, definition.external->span));
    parts.addHead(definition);
    if (definition.annotation)
        parts.addAnnotation(*definition.annotation);
    return parts.take();
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
