// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/reports/saved_state_file.h"

#include "model/text/regular_file.h"
#include "solver/translate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace bramah::solver {
namespace {

constexpr int kFormat = 1;

using PointLists = std::vector<SignalHistory::Points>;

QJsonArray pointsJson(const PointLists& lists)
{
    QJsonArray result;
    for (const auto& list : lists) {
        QJsonArray points;
        for (const auto& [place, value] : list)
            points.append(QJsonArray{place, value});
        result.append(points);
    }
    return result;
}

PointLists pointsOf(const QJsonArray& json)
{
    PointLists result;
    for (const QJsonValueRef list : QJsonArray(json)) {
        auto& points = result.emplace_back();
        for (const QJsonValueRef point : list.toArray())
            points.emplace_back(point.toArray().at(0).toDouble(), point.toArray().at(1).toDouble());
    }
    return result;
}

}  // namespace

QByteArray savedStateText(const SavedState& state)
{
    QJsonObject values;
    for (const auto& [path, value] : state.values)
        if (std::isfinite(value))
            values.insert(QString::fromStdString(path), value);
    QJsonObject json{{QStringLiteral("bramahState"), kFormat},
                     {QStringLiteral("model"), QString::fromStdString(state.model)},
                     {QStringLiteral("time"), state.time},
                     {QStringLiteral("values"), values}};
    for (const auto& [kind, lists] : state.histories)
        json.insert(QString::fromStdString(kind), pointsJson(lists));
    return QJsonDocument(json).toJson();
}

tl::expected<SavedState, QString> parseSavedState(const QByteArray& text)
{
    QJsonParseError error;
    const QJsonObject json = QJsonDocument::fromJson(text, &error).object();
    if (error.error != QJsonParseError::NoError)
        return tl::unexpected(tr("it is not JSON: %1 at byte %2").arg(error.errorString()).arg(error.offset));
    const int format = json.value(QStringLiteral("bramahState")).toInt();
    if (format < 1 || !json.value(QStringLiteral("values")).isObject())
        return tl::unexpected(tr("it holds no saved state of a model"));
    if (format > kFormat)
        return tl::unexpected(tr("its format %1 is newer than this program knows (%2)").arg(format).arg(kFormat));
    SavedState state;
    state.model = json.value(QStringLiteral("model")).toString().toStdString();
    state.time = json.value(QStringLiteral("time")).toDouble();
    const QJsonObject values = json.value(QStringLiteral("values")).toObject();
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (!value->isDouble())
            return tl::unexpected(tr("the value of `%1` is not a number").arg(value.key()));
        state.values.emplace(value.key().toStdString(), value->toDouble());
    }
    for (auto entry = json.begin(); entry != json.end(); ++entry)
        if (entry->isArray())
            state.histories.emplace(entry.key().toStdString(), pointsOf(entry->toArray()));
    return state;
}

tl::expected<SavedState, QString> readSavedState(const QString& path)
{
    const auto text = model::readRegularFile(path);
    if (!text)
        return tl::unexpected(tr("`%1` cannot be read: %2").arg(path, text.error()));
    auto state = parseSavedState(*text);
    if (!state)
        return tl::unexpected(tr("`%1` cannot be used as a start: %2").arg(path, state.error()));
    return state;
}

}  // namespace bramah::solver
