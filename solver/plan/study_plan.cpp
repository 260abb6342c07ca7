// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/plan/study_plan.h"

#include "model/text/regular_file.h"
#include "solver/reports/saved_state_file.h"
#include "solver/results/csv_text.h"
#include "solver/study/study_journal.h"
#include "solver/translate.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

namespace bramah::solver {
namespace {

constexpr int kPlanFormat = 1;
constexpr std::size_t kMostPoints = 10'000'000;

QJsonArray jsonOf(const QStringList& texts)
{
    return QJsonArray::fromStringList(texts);
}

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonObject jsonOf(const RunSettings& settings)
{
    QJsonObject json{{QStringLiteral("start"), settings.startTime},
                     {QStringLiteral("stop"), settings.stopTime},
                     {QStringLiteral("interval"), settings.interval},
                     {QStringLiteral("stepRows"), settings.hasStepRows},
                     {QStringLiteral("tolerance"), settings.tolerance},
                     {QStringLiteral("solver"), textOf(nameOf(settings.solver))},
                     {QStringLiteral("steady"), settings.startsAtOperatingPoint}};
    if (settings.startState)
        json.insert(QStringLiteral("state"), QString::fromUtf8(savedStateText(*settings.startState)));
    if (settings.variables)
        json.insert(QStringLiteral("outputs"), settings.variables->pattern());
    return json;
}

/// Takes members of a JSON object, and notes the first one that is not as it has to be.
class JsonReader
{
public:
    explicit JsonReader(QJsonObject json) : json_(std::move(json)) {}

    [[nodiscard]] bool isRight() const { return isRight_; }

    [[nodiscard]] QJsonValue member(const char* name, QJsonValue::Type type)
    {
        const QJsonValue value = json_[QLatin1String(name)];
        isRight_ = isRight_ && value.type() == type;
        return value;
    }
    [[nodiscard]] bool has(const char* name) const { return json_.contains(QLatin1String(name)); }
    [[nodiscard]] QString text(const char* name) { return member(name, QJsonValue::String).toString(); }
    [[nodiscard]] bool truth(const char* name) { return member(name, QJsonValue::Bool).toBool(); }
    [[nodiscard]] double number(const char* name) { return member(name, QJsonValue::Double).toDouble(); }
    [[nodiscard]] std::size_t count(const char* name, std::size_t least)
    {
        const double value = number(name);
        const bool isCount = value >= static_cast<double>(least) && value <= static_cast<double>(kMostPoints) &&
                             value == std::floor(value);
        isRight_ = isRight_ && isCount;
        return isCount ? static_cast<std::size_t>(value) : least;
    }
    [[nodiscard]] QStringList texts(const char* name)
    {
        QStringList list;
        for (const QJsonValue& value : member(name, QJsonValue::Array).toArray())
            list << value.toString();
        return list;
    }
    [[nodiscard]] JsonReader object(const char* name)
    {
        return JsonReader(member(name, QJsonValue::Object).toObject());
    }
    /// The value that \a named has for the text of a member.
    template <typename Named>
    [[nodiscard]] auto choice(const char* name, Named named)
    {
        const auto value = named(text(name).toStdString());
        isRight_ = isRight_ && value;
        return value;
    }
    void require(bool condition) { isRight_ = isRight_ && condition; }

private:
    QJsonObject json_;
    bool isRight_ = true;
};

/// False if it is not a plan's.
bool readSettings(JsonReader json, RunSettings& settings)
{
    settings.startTime = json.number("start");
    settings.stopTime = json.number("stop");
    settings.interval = json.number("interval");
    settings.hasStepRows = json.truth("stepRows");
    settings.tolerance = json.number("tolerance");
    if (const auto kind = json.choice("solver", solverKindNamed))
        settings.solver = *kind;
    settings.startsAtOperatingPoint = json.truth("steady");
    if (json.has("state")) {
        auto state = parseSavedState(json.text("state").toUtf8());
        json.require(state.has_value());
        if (state)
            settings.startState = std::make_shared<const SavedState>(std::move(*state));
    }
    if (json.has("outputs"))
        settings.variables = QRegularExpression(json.text("outputs"));
    return json.isRight();
}

/// Is \a name one of a file in the folder itself, so that nothing outside of it is read?
bool isInside(const QString& name)
{
    const QString clean = QDir::cleanPath(name);
    return !clean.isEmpty() && QDir::isRelativePath(clean) && !clean.startsWith(QLatin1String(".."));
}

std::optional<double> numberOf(const QByteArray& field)
{
    double value = 0;
    const auto end = std::from_chars(field.begin(), field.end(), value);
    if (end.ptr != field.end() || end.ec != std::errc() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

}  // namespace

QByteArray StudyPlan::json() const
{
    const QJsonObject drawn{{QStringLiteral("sampling"), textOf(nameOf(design.sampling))},
                            {QStringLiteral("runs"), static_cast<qint64>(design.runs)},
                            {QStringLiteral("seed"), QString::number(design.seed)}};
    return QJsonDocument({{QStringLiteral("format"), kPlanFormat},
                          {QStringLiteral("program"), program},
                          {QStringLiteral("fingerprint"), QString::fromLatin1(fingerprint)},
                          {QStringLiteral("class"), className},
                          {QStringLiteral("files"), jsonOf(files)},
                          {QStringLiteral("libraries"), jsonOf(libraries)},
                          {QStringLiteral("given"), jsonOf(given)},
                          {QStringLiteral("run"), jsonOf(settings)},
                          {QStringLiteral("parameters"), jsonOf(parameters)},
                          {QStringLiteral("design"), drawn},
                          {QStringLiteral("reduce"), textOf(nameOf(reduction))},
                          {QStringLiteral("measures"), jsonOf(measures)},
                          {QStringLiteral("responses"), jsonOf(responses)},
                          {QStringLiteral("points"), static_cast<qint64>(pointCount)},
                          {QStringLiteral("slices"), static_cast<qint64>(sliceCount)}})
        .toJson();
}

tl::expected<StudyPlan, QString> StudyPlan::read(const QString& folder)
{
    StudyPlan plan;
    plan.folder = QDir::cleanPath(folder);
    const QString path = plan.path(QStringLiteral("plan.json"));
    if (!QFileInfo::exists(path))
        return tl::unexpected(tr("there is no plan of a study in `%1`; `study plan` makes one").arg(folder));
    const auto text = model::readRegularFile(path);
    if (!text)
        return tl::unexpected(tr("`%1` cannot be read: %2").arg(path, text.error()));
    const QJsonObject object = QJsonDocument::fromJson(*text).object();
    if (const int format = object[QLatin1String("format")].toInt(); format > kPlanFormat)
        return tl::unexpected(tr("`%1` is of a newer version of Bramah").arg(path));
    JsonReader json(object);
    json.require(object[QLatin1String("format")].toInt() == kPlanFormat);
    plan.program = json.text("program");
    plan.fingerprint = json.text("fingerprint").toLatin1();
    plan.className = json.text("class");
    plan.files = json.texts("files");
    plan.libraries = json.texts("libraries");
    plan.given = json.texts("given");
    json.require(readSettings(json.object("run"), plan.settings));
    plan.parameters = json.texts("parameters");
    JsonReader drawn = json.object("design");
    if (const SamplingKind* kind = drawn.choice("sampling", samplingNamed))
        plan.design.sampling = kind->sampling;
    plan.design.runs = drawn.count("runs", 0);
    bool isSeed = false;
    plan.design.seed = drawn.text("seed").toULongLong(&isSeed);
    json.require(drawn.isRight() && isSeed);
    if (const auto reduction = json.choice("reduce", reductionNamed))
        plan.reduction = *reduction;
    plan.measures = json.texts("measures");
    plan.responses = json.texts("responses");
    plan.pointCount = json.count("points", 1);
    plan.sliceCount = json.count("slices", 1);
    json.require(std::ranges::all_of(plan.files, isInside) && std::ranges::all_of(plan.libraries, isInside));
    if (!json.isRight())
        return tl::unexpected(tr("`%1` is damaged; make the plan anew").arg(path));
    return plan;
}

tl::expected<std::vector<std::vector<double>>, QString> StudyPlan::points() const
{
    const QString name = path(QStringLiteral("points.csv"));
    const auto text = model::readRegularFile(name, std::numeric_limits<qint64>::max());
    if (!text)
        return tl::unexpected(tr("`%1` cannot be read: %2").arg(name, text.error()));
    const auto damaged = [&] { return tl::unexpected(tr("`%1` is damaged; make the plan anew").arg(name)); };
    QList<QByteArray> lines = text->split('\n');
    if (lines.size() != static_cast<qsizetype>(pointCount) + 2 || !lines.last().isEmpty())
        return damaged();
    std::vector<std::vector<double>> points;
    for (const QByteArray& line : lines.sliced(1, lines.size() - 2)) {
        const QList<QByteArray> fields = line.trimmed().split(',');
        if (fields.size() != parameters.size())
            return damaged();
        std::vector<double>& point = points.emplace_back();
        for (const QByteArray& field : fields) {
            const auto value = numberOf(field);
            if (!value)
                return damaged();
            point.push_back(*value);
        }
    }
    return points;
}

std::vector<std::size_t> StudyPlan::pointsOf(std::size_t slice) const
{
    std::vector<std::size_t> points;
    for (std::size_t point = slice; point < pointCount; point += sliceCount)
        points.push_back(point);
    return points;
}

QString StudyPlan::journalOf(std::size_t slice) const
{
    return path(QStringLiteral("slices/%1.part").arg(slice));
}

std::map<std::size_t, QStringList> StudyPlan::journals() const
{
    static const QRegularExpression kName(QStringLiteral("^(\\d+)\\.part\\.(\\d+)$"));
    std::map<std::pair<std::size_t, std::size_t>, QString> found;  // by slice and number
    const QDir slices(path(QStringLiteral("slices")));
    for (const QString& name : slices.entryList(QDir::Files))
        if (const auto match = kName.match(name); match.hasMatch())
            found[{match.captured(1).toULongLong(), match.captured(2).toULongLong()}] = slices.filePath(name);
    std::map<std::size_t, QStringList> bySlice;
    for (const auto& [key, file] : found)
        bySlice[key.first] << file;
    return bySlice;
}

QByteArray pointsCsv(const Study& study)
{
    QByteArray text;
    for (const QString& parameter : study.parameters)
        text += (text.isEmpty() ? QByteArray() : QByteArray(",")) + csvField(parameter);
    text += "\r\n";
    for (const std::vector<double>& point : study.points) {
        for (std::size_t k = 0; k < point.size(); ++k) {
            if (k > 0)
                text += ',';
            appendCsvNumber(text, point[k]);
        }
        text += "\r\n";
    }
    return text;
}

std::vector<SliceState> sliceStates(const StudyPlan& plan)
{
    std::vector<SliceState> states;
    const std::map<std::size_t, QStringList> journals = plan.journals();
    for (std::size_t slice = 0; slice < plan.sliceCount; ++slice) {
        SliceState& state = states.emplace_back();
        state.points = plan.pointsOf(slice).size();
        std::set<std::size_t> done;
        const auto own = journals.find(slice);
        for (const QString& path : own == journals.end() ? QStringList() : own->second) {
            const auto contents = readJournal(path);
            if (!contents) {
                state.problem = contents.error();
                continue;
            }
            if (!contents->isBegun())
                continue;
            if (contents->fingerprint != plan.fingerprint) {
                state.problem = tr("`%1` holds results of another study").arg(path);
                continue;
            }
            for (const auto& [point, result] : contents->results)
                if (point < plan.pointCount && point % plan.sliceCount == slice && done.insert(point).second)
                    state.failed += result.failure.isEmpty() ? 0 : 1;
        }
        state.done = done.size();
    }
    return states;
}

}  // namespace bramah::solver
