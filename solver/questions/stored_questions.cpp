// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/questions/stored_questions.h"

#include "model/edit/class_edits.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "solver/questions/entry_reader.h"
#include "solver/translate.h"
#include "solver/value_names.h"

namespace bramah::solver {

using namespace model::syntax;

namespace {

constexpr std::array<std::string_view, 3> kRoles{"fitted", "validation", "unused"};
constexpr std::array<std::string_view, 5> kWishes{"least", "greatest", "equal", "atMost", "atLeast"};

/// valueNamed() of \a names.
template <typename Value, std::size_t size>
auto namedBy(const std::array<std::string_view, size>& names)
{
    return [&names](std::string_view name) { return valueNamed<Value>(names, name); };
}

QByteArray bytesOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

QByteArray word(std::string_view text)
{
    return '"' + bytesOf(text) + '"';
}

/// `{name(...), name(...)}`.
template <typename Entry, typename TextOf>
QByteArray listOf(const std::vector<Entry>& entries, TextOf textOf)
{
    QByteArrayList texts;
    for (const Entry& entry : entries)
        texts.append(textOf(entry));
    return '{' + texts.join(", ") + '}';
}

QByteArray enteredList(const std::vector<EnteredValues>& entered, const QByteArray& name)
{
    return listOf(entered, [&](const EnteredValues& one) {
        return name + "(of=" + quoted(one.of) + ", values=" + quoted(one.values) + ')';
    });
}

std::vector<EnteredValues> enteredIn(EntryReader& reader, std::string_view name)
{
    std::vector<EnteredValues> entered;
    for (const QStringList& row : reader.rows(name, {"of", "values"}))
        entered.push_back({row[0], row[1]});
    return entered;
}

/// A name in `__Bramah(...)`, how it is read, and the values of its arguments, by the kind of a question.
template <typename Question>
struct Entry;

template <>
struct Entry<StoredStudy> {
    static constexpr const char* kName = "study";
    static StoredStudy read(EntryReader& reader)
    {
        StoredStudy study;
        study.vary = enteredIn(reader, "vary");
        study.sampling = reader.choice("sampling", study.sampling, [](std::string_view name) {
            const SamplingKind* kind = samplingNamed(name);
            return kind ? std::optional(kind->sampling) : std::nullopt;
        });
        study.runs = reader.whole("runs", kindOf(study.sampling).runs);
        study.seed = reader.whole("seed", study.seed);
        study.outputs = reader.texts("outputs");
        study.reduction = reader.choice("reduce", study.reduction, reductionNamed);
        return study;
    }
    static std::vector<std::pair<QByteArray, QByteArray>> arguments(const StoredStudy& study)
    {
        return {{"vary", enteredList(study.vary, "vary")},
                {"sampling", word(nameOf(study.sampling))},
                {"runs", QByteArray::number(static_cast<qulonglong>(study.runs))},
                {"seed", QByteArray::number(static_cast<qulonglong>(study.seed))},
                {"outputs", quotedArray(study.outputs)},
                {"reduce", word(nameOf(study.reduction))}};
    }
};

template <>
struct Entry<StoredFit> {
    static constexpr const char* kName = "fit";
    static StoredFit read(EntryReader& reader)
    {
        StoredFit fit;
        fit.free = enteredIn(reader, "free");
        for (const QStringList& row : reader.rows("runs", {"name", "role", "more"}))
            fit.runs.push_back(
                {row[0], reader.chosen(row[1], MeasuredRunUse::Role::Fitted, namedBy<MeasuredRunUse::Role>(kRoles)),
                 row[2]});
        fit.outliers = reader.choice("outliers", fit.outliers, outliersNamed);
        return fit;
    }
    static std::vector<std::pair<QByteArray, QByteArray>> arguments(const StoredFit& fit)
    {
        const auto runText = [](const MeasuredRunUse& run) {
            return "run(name=" + quoted(run.name) + ", role=" + word(kRoles[static_cast<std::size_t>(run.role)]) +
                   ", more=" + quoted(run.clauses) + ')';
        };
        return {{"free", enteredList(fit.free, "free")},
                {"runs", listOf(fit.runs, runText)},
                {"outliers", word(nameOf(fit.outliers))}};
    }
};

template <>
struct Entry<StoredSearch> {
    static constexpr const char* kName = "optimise";
    static StoredSearch read(EntryReader& reader)
    {
        StoredSearch search;
        search.free = enteredIn(reader, "free");
        for (const QStringList& row : reader.rows("goals", {"of", "wish", "value"}))
            search.goals.push_back({row[0], reader.chosen(row[1], Wish::Least, namedBy<Wish>(kWishes)), row[2]});
        search.method = reader.choice("method", search.method, searchMethodNamed);
        search.runs = reader.whole("runs", search.runs);
        search.seed = reader.whole("seed", search.seed);
        return search;
    }
    static std::vector<std::pair<QByteArray, QByteArray>> arguments(const StoredSearch& search)
    {
        const auto goalText = [](const EnteredGoal& goal) {
            return "goal(of=" + quoted(goal.of) + ", wish=" + word(kWishes[static_cast<std::size_t>(goal.wish)]) +
                   (goal.value.isEmpty() ? QByteArray() : ", value=" + quoted(goal.value)) + ')';
        };
        return {{"free", enteredList(search.free, "free")},
                {"goals", listOf(search.goals, goalText)},
                {"method", word(nameOf(search.method))},
                {"runs", QByteArray::number(static_cast<qulonglong>(search.runs))},
                {"seed", QByteArray::number(static_cast<qulonglong>(search.seed))}};
    }
};

}  // namespace

QString EnteredValues::text() const
{
    const bool isSpread =
        values.endsWith(u'%') || values.contains(u'(') || values.trimmed() == QLatin1String("catalogue");
    return of + QLatin1Char(isSpread ? '~' : '=') + values;
}

std::optional<QString> EnteredValues::wordsOfParts() const
{
    if (values.section(QLatin1Char(' '), 0, 0) != QLatin1String("parts"))
        return std::nullopt;
    return values.section(QLatin1Char(' '), 1);
}

QStringList textsOf(const std::vector<EnteredValues>& entered)
{
    QStringList texts;
    for (const EnteredValues& one : entered)
        texts << one.text();
    return texts;
}

QStringList StoredSearch::parameters() const
{
    QStringList texts;
    for (const EnteredValues& one : free)
        if (!one.wordsOfParts())
            texts << one.text();
    return texts;
}

std::vector<WrittenGoal> StoredSearch::writtenGoals() const
{
    std::vector<WrittenGoal> written;
    for (const EnteredGoal& goal : goals)
        written.push_back(goal.written());
    return written;
}

SearchSettings StoredSearch::settings() const
{
    SearchSettings settings;
    settings.method = method;
    settings.evaluations = runs;
    settings.seed = seed;
    settings.tolerance = kSearchTolerance;
    return settings;
}

WrittenGoal EnteredGoal::written() const
{
    using Kind = WrittenGoal::Kind;
    switch (wish) {
    case Wish::Least: return {Kind::Minimise, of};
    case Wish::Greatest: return {Kind::Maximise, of};
    case Wish::Equal: return {Kind::Aim, of + QLatin1Char('=') + value};
    case Wish::AtMost: return {Kind::Keep, of + QLatin1String("<=") + value};
    case Wish::AtLeast: return {Kind::Keep, of + QLatin1String(">=") + value};
    }
    return {};
}

template <typename Question>
tl::expected<std::optional<Question>, QString> questionIn(const model::ClassNode& node)
{
    using Kind = Entry<Question>;
    const ClassDefinition* definition = node.definition();
    const Argument* argument = argumentOf(vendorAnnotation(definition ? definition->annotation : nullptr), Kind::kName);
    if (!argument)
        return std::nullopt;
    QString problem = tr("it has no arguments");
    if (argument->modification && argument->modification->nested) {
        EntryReader reader(*argument->modification->nested);
        Question question = Kind::read(reader);
        if (!reader.problem())
            return question;
        problem = *reader.problem();
    }
    return tl::unexpected(
        tr("`__Bramah(%1(...))` in the text of `%2` cannot be read: %3. Correct it there or take it out; until then "
           "nothing is kept in its place.")
            .arg(QLatin1String(Kind::kName), QString::fromStdString(node.qualifiedName()), problem));
}

template <typename Question>
tl::expected<model::TextEdits, QString> editsForQuestion(const model::ClassNode& node, const Question& question)
{
    using Kind = Entry<Question>;
    if (!node.definition() || !node.tree() || node.tree()->hasErrors())
        return tl::unexpected(tr("What is asked cannot be kept: the text of the class has errors."));
    if (const auto former = questionIn<Question>(node); !former)
        return tl::unexpected(former.error());
    model::ArgumentSettings settings;
    for (const auto& [name, value] : Kind::arguments(question))
        settings.push_back({{"__Bramah", Kind::kName, name}, value});
    return model::setClassAnnotation(*node.tree(), *node.definition(), settings);
}

template tl::expected<std::optional<StoredStudy>, QString> questionIn<StoredStudy>(const model::ClassNode&);
template tl::expected<std::optional<StoredFit>, QString> questionIn<StoredFit>(const model::ClassNode&);
template tl::expected<std::optional<StoredSearch>, QString> questionIn<StoredSearch>(const model::ClassNode&);
template tl::expected<model::TextEdits, QString> editsForQuestion<StoredStudy>(const model::ClassNode&,
                                                                               const StoredStudy&);
template tl::expected<model::TextEdits, QString> editsForQuestion<StoredFit>(const model::ClassNode&, const StoredFit&);
template tl::expected<model::TextEdits, QString> editsForQuestion<StoredSearch>(const model::ClassNode&,
                                                                                const StoredSearch&);

}  // namespace bramah::solver
