// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/kept_runs.h"

#include "app/translate.h"
#include "model/files/output_file.h"
#include "solver/data_files/data_file.h"
#include "solver/data_files/mat_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kKeptFormat = 1;
constexpr std::size_t kCopyMemory = std::size_t{64} << 20;  ///< bytes; what is beyond goes to a file

QString textOf(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString pathIn(const QString& folder, const char* name)
{
    return QDir(folder).filePath(QLatin1String(name));
}

QJsonObject jsonOf(const solver::ResultColumn& column)
{
    QJsonObject json{{QStringLiteral("path"), column.path}};
    const auto put = [&](const char* key, const QString& text) {
        if (!text.isEmpty())
            json.insert(QLatin1String(key), text);
    };
    put("unit", column.unit);
    put("displayUnit", column.displayUnit);
    put("ownUnit", column.ownUnit);
    put("quantity", column.quantity);
    put("description", column.description);
    put("component", column.component);
    if (column.density > 0)
        json.insert(QStringLiteral("density"), column.density);
    if (column.isDiscrete)
        json.insert(QStringLiteral("isDiscrete"), true);
    if (column.isBoolean)
        json.insert(QStringLiteral("isBoolean"), true);
    return json;
}

solver::ResultColumn columnOf(const QJsonObject& json)
{
    const auto text = [&](const char* key) { return json.value(QLatin1String(key)).toString(); };
    solver::ResultColumn column;
    column.path = text("path");
    column.unit = text("unit");
    column.displayUnit = text("displayUnit");
    column.ownUnit = text("ownUnit");
    column.quantity = text("quantity");
    column.description = text("description");
    column.component = text("component");
    column.density = json.value(QStringLiteral("density")).toDouble();
    column.isDiscrete = json.value(QStringLiteral("isDiscrete")).toBool();
    column.isBoolean = json.value(QStringLiteral("isBoolean")).toBool();
    return column;
}

QByteArray jsonOf(const RunRecord& run)
{
    QJsonObject byHand;
    for (auto value = run.byHand.cbegin(); value != run.byHand.cend(); ++value)
        byHand.insert(value.key(), value.value());
    const QJsonObject json{{QStringLiteral("format"), kKeptFormat},
                           {QStringLiteral("name"), run.name},
                           {QStringLiteral("note"), run.note},
                           {QStringLiteral("class"), run.className},
                           {QStringLiteral("startedAt"), run.startedAt.toString(Qt::ISODateWithMs)},
                           {QStringLiteral("changes"), QJsonArray::fromStringList(run.changes)},
                           {QStringLiteral("byHand"), byHand},
                           {QStringLiteral("startTime"), run.settings.startTime},
                           {QStringLiteral("stopTime"), run.settings.stopTime},
                           {QStringLiteral("interval"), run.settings.interval},
                           {QStringLiteral("tolerance"), run.settings.tolerance},
                           {QStringLiteral("hasStepRows"), run.settings.hasStepRows},
                           {QStringLiteral("solver"), textOf(nameOf(run.settings.solver))},
                           {QStringLiteral("parts"), static_cast<int>(run.settings.parts)},
                           {QStringLiteral("startsAtOperatingPoint"), run.settings.startsAtOperatingPoint},
                           {QStringLiteral("startsAtLastEnd"), run.settings.startState != nullptr},
                           {QStringLiteral("steps"), static_cast<double>(run.statistics.steps)},
                           {QStringLiteral("seconds"), run.statistics.integrateSeconds},
                           {QStringLiteral("endReason"), static_cast<int>(run.end->reason)},
                           {QStringLiteral("endTime"), run.end->time},
                           {QStringLiteral("endComponent"), run.end->component},
                           {QStringLiteral("endMessage"), run.end->message},
                           {QStringLiteral("endAdvice"), run.end->advice}};
    return QJsonDocument(json).toJson();
}

QByteArray jsonOfColumns(const solver::ResultStore& results)
{
    QJsonArray columns;
    for (const solver::ResultColumn& column : results.columns())
        columns.append(jsonOf(column));
    return QJsonDocument(columns).toJson();
}

std::optional<QString> write(const QString& path, const QByteArray& bytes)
{
    model::OutputFile file(path);
    if (!file.open() || !file.write(bytes) || !file.commit())
        return file.problem();
    return std::nullopt;
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString unreadable(const QString& folder, const QString& why)
{
    return tr("The kept run “%1” cannot be read: %2").arg(QFileInfo(folder).fileName(), why);
}

tl::expected<QJsonDocument, QString> readJson(const QString& folder, const char* name)
{
    QJsonParseError error;
    QJsonDocument json = QJsonDocument::fromJson(contentsOf(pathIn(folder, name)), &error);
    if (error.error != QJsonParseError::NoError)
        return tl::make_unexpected(
            unreadable(folder, tr("%1 is damaged (%2)").arg(QLatin1String(name), error.errorString())));
    return json;
}

/// The same values with other \a columns, of those paths that \a read has. Two rows of one time are the limits at an
/// event.
solver::ResultStore withColumns(const solver::ResultStore& read, std::vector<solver::ResultColumn> columns)
{
    std::vector<int> places;
    std::erase_if(columns, [&](const solver::ResultColumn& column) { return read.find(column.path) < 0; });
    for (const solver::ResultColumn& column : columns)
        places.push_back(read.find(column.path));
    solver::ResultStore store(kCopyMemory);
    store.reset(std::move(columns));
    constexpr std::size_t kBlock = 1024;
    std::vector<double> row(places.size());
    for (std::size_t first = 0; first < read.rowCount(); first += kBlock) {
        solver::SampleBatch batch;
        for (std::size_t k = first; k < std::min(read.rowCount(), first + kBlock); ++k) {
            const double time = read.time(k);
            const bool isBefore = k + 1 < read.rowCount() && read.time(k + 1) == time;
            const bool isAfter = k > 0 && read.time(k - 1) == time;
            for (std::size_t column = 0; column < places.size(); ++column)
                row[column] = read.value(places[column], k);
            batch.add(time,
                      isBefore  ? solver::kBeforeEventRow
                      : isAfter ? solver::kAfterEventRow
                                : solver::kGridRow,
                      row);
        }
        store.append(std::move(batch));
    }
    return store;
}

}  // namespace

QString keptRunsFolder(const QString& circuit)
{
    const QFileInfo file(circuit);
    return circuit.isEmpty() ? QString() : file.dir().filePath(file.completeBaseName() + QStringLiteral(".runs"));
}

tl::expected<QString, QString> keepRun(const RunRecord& run, const QString& folder)
{
    static const QRegularExpression awkward(QStringLiteral("[\\\\/:*?\"<>|\\x00-\\x1f]"));
    QString name = QString(run.name).replace(awkward, QStringLiteral("_")).trimmed().left(80);
    if (name.isEmpty() || name.startsWith(QLatin1Char('.')))
        name.prepend(QLatin1Char('_'));
    const QDir all(folder);
    QString path = all.filePath(name);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = all.filePath(QStringLiteral("%1 (%2)").arg(name).arg(number));
    if (!QDir().mkpath(path))
        return tl::make_unexpected(tr("The folder “%1” cannot be made").arg(QDir::toNativeSeparators(path)));
    auto problem = write(pathIn(path, "model.mo"), run.model.bytes);
    if (!problem)
        problem = solver::writeMatFile(run.results, pathIn(path, "results.mat"));
    if (!problem)
        problem = write(pathIn(path, "columns.json"), jsonOfColumns(run.results));
    if (!problem)
        problem = write(pathIn(path, "run.json"), jsonOf(run));
    if (!problem)
        return path;
    QDir(path).removeRecursively();
    QDir().rmdir(folder);  // if it was made for this run alone
    return tl::make_unexpected(*problem);
}

QStringList keptRunsIn(const QString& folder)
{
    std::vector<std::pair<QString, QString>> found;
    if (!folder.isEmpty())
        for (const QFileInfo& entry : QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
            if (const QByteArray json = contentsOf(pathIn(entry.filePath(), "run.json")); !json.isEmpty())
                found.emplace_back(QJsonDocument::fromJson(json)[QLatin1String("startedAt")].toString(),
                                   entry.filePath());
    std::ranges::stable_sort(found, {}, [](const auto& one) { return one.first; });
    QStringList paths;
    for (const auto& [startedAt, path] : found)
        paths.append(path);
    return paths;
}

tl::expected<std::unique_ptr<RunRecord>, QString> readKeptRun(const QString& folder)
{
    const auto json = readJson(folder, "run.json");
    if (!json)
        return tl::make_unexpected(json.error());
    const QJsonObject about = json->object();
    if (about.value(QStringLiteral("format")).toInt() > kKeptFormat)
        return tl::make_unexpected(unreadable(folder, tr("a newer version of Bramah has written it")));
    const auto text = [&](const char* key) { return about.value(QLatin1String(key)).toString(); };
    const auto number = [&](const char* key) { return about.value(QLatin1String(key)).toDouble(); };
    const auto is = [&](const char* key) { return about.value(QLatin1String(key)).toBool(); };
    auto run = std::make_unique<RunRecord>();
    run->name = text("name");
    run->note = text("note");
    run->className = text("class");
    run->startedAt = QDateTime::fromString(text("startedAt"), Qt::ISODateWithMs);
    for (const QJsonValue& change : about.value(QStringLiteral("changes")).toArray())
        run->changes.append(change.toString());
    const QJsonObject byHand = about.value(QStringLiteral("byHand")).toObject();
    for (auto value = byHand.begin(); value != byHand.end(); ++value)
        run->byHand.insert(value.key(), value.value().toDouble());
    run->model = {pathIn(folder, "model.mo"), contentsOf(pathIn(folder, "model.mo")), run->className};
    run->settings.startTime = number("startTime");
    run->settings.stopTime = number("stopTime");
    run->settings.interval = number("interval");
    run->settings.hasStepRows = is("hasStepRows");
    run->settings.tolerance = number("tolerance");
    run->settings.solver = solver::solverKindNamed(text("solver").toStdString()).value_or(solver::SolverKind::Auto);
    run->settings.parts = static_cast<solver::PartsChoice>(static_cast<int>(number("parts")));
    run->settings.startsAtOperatingPoint = is("startsAtOperatingPoint");
    run->hasLostStart = is("startsAtLastEnd");
    run->statistics.steps = static_cast<std::int64_t>(number("steps"));
    run->statistics.integrateSeconds = number("seconds");
    run->end = solver::RunEnd{static_cast<solver::EndReason>(static_cast<int>(number("endReason"))), number("endTime"),
                              text("endComponent"), text("endMessage"), text("endAdvice")};
    run->keptIn = folder;
    run->isOpened = true;
    run->isUnread = true;
    run->isShown = false;  // until the user asks for it
    return run;
}

tl::expected<solver::ResultStore, QString> readKeptValues(const QString& folder)
{
    // Earlier versions told of variables in run.json.
    const bool isApart = QFileInfo::exists(pathIn(folder, "columns.json"));
    const auto json = readJson(folder, isApart ? "columns.json" : "run.json");
    if (!json)
        return tl::make_unexpected(json.error());
    auto values = solver::readDataFile(pathIn(folder, "results.mat"));
    if (!values)
        return tl::make_unexpected(unreadable(folder, values.error()));
    std::vector<solver::ResultColumn> columns;
    for (const QJsonValue& column : isApart ? json->array() : json->object()[QLatin1String("columns")].toArray())
        columns.push_back(columnOf(column.toObject()));
    return withColumns(values->store, std::move(columns));
}

bool removeKeptRun(const QString& folder)
{
    // Only what is known to be a kept run is removed.
    return QFileInfo::exists(pathIn(folder, "run.json")) && QDir(folder).removeRecursively();
}

}  // namespace bramah::app
