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
    QJsonArray columns;
    for (const solver::ResultColumn& column : run.results.columns())
        columns.append(jsonOf(column));
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
                           {QStringLiteral("steps"), static_cast<double>(run.statistics.steps)},
                           {QStringLiteral("seconds"), run.statistics.integrateSeconds},
                           {QStringLiteral("endReason"), static_cast<int>(run.end->reason)},
                           {QStringLiteral("endTime"), run.end->time},
                           {QStringLiteral("endComponent"), run.end->component},
                           {QStringLiteral("endMessage"), run.end->message},
                           {QStringLiteral("endAdvice"), run.end->advice},
                           {QStringLiteral("columns"), columns}};
    return QJsonDocument(json).toJson();
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
    const auto fail = [&](const QString& why) {
        return tl::make_unexpected(tr("The kept run “%1” cannot be read: %2").arg(QFileInfo(folder).fileName(), why));
    };
    QJsonParseError error;
    const QJsonObject json = QJsonDocument::fromJson(contentsOf(pathIn(folder, "run.json")), &error).object();
    if (error.error != QJsonParseError::NoError)
        return fail(tr("run.json is damaged (%1)").arg(error.errorString()));
    if (json.value(QStringLiteral("format")).toInt() > kKeptFormat)
        return fail(tr("a newer version of Bramah has written it"));
    auto values = solver::readDataFile(pathIn(folder, "results.mat"));
    if (!values)
        return fail(values.error());
    std::vector<solver::ResultColumn> columns;
    for (const QJsonValue& column : json.value(QStringLiteral("columns")).toArray())
        columns.push_back(columnOf(column.toObject()));
    auto run = std::make_unique<RunRecord>();
    run->name = json.value(QStringLiteral("name")).toString();
    run->note = json.value(QStringLiteral("note")).toString();
    run->className = json.value(QStringLiteral("class")).toString();
    run->startedAt = QDateTime::fromString(json.value(QStringLiteral("startedAt")).toString(), Qt::ISODateWithMs);
    for (const QJsonValue& change : json.value(QStringLiteral("changes")).toArray())
        run->changes.append(change.toString());
    const QJsonObject byHand = json.value(QStringLiteral("byHand")).toObject();
    for (auto value = byHand.begin(); value != byHand.end(); ++value)
        run->byHand.insert(value.key(), value.value().toDouble());
    run->model = {pathIn(folder, "model.mo"), contentsOf(pathIn(folder, "model.mo")), run->className};
    run->settings.startTime = json.value(QStringLiteral("startTime")).toDouble();
    run->settings.stopTime = json.value(QStringLiteral("stopTime")).toDouble();
    run->settings.interval = json.value(QStringLiteral("interval")).toDouble();
    run->settings.tolerance = json.value(QStringLiteral("tolerance")).toDouble();
    run->statistics.steps = static_cast<std::int64_t>(json.value(QStringLiteral("steps")).toDouble());
    run->statistics.integrateSeconds = json.value(QStringLiteral("seconds")).toDouble();
    run->end = solver::RunEnd{
        static_cast<solver::EndReason>(json.value(QStringLiteral("endReason")).toInt()),
        json.value(QStringLiteral("endTime")).toDouble(), json.value(QStringLiteral("endComponent")).toString(),
        json.value(QStringLiteral("endMessage")).toString(), json.value(QStringLiteral("endAdvice")).toString()};
    run->results = withColumns(values->store, std::move(columns));
    run->keptIn = folder;
    run->isOpened = true;
    run->isShown = false;  // until the user asks for it
    return run;
}

bool removeKeptRun(const QString& folder)
{
    // Only what is known to be a kept run is removed.
    return QFileInfo::exists(pathIn(folder, "run.json")) && QDir(folder).removeRecursively();
}

}  // namespace bramah::app
