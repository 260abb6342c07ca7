// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/page_format.h"

#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace bramah::model {
namespace {

constexpr double kField = 50;                                // mm, ISO 5457
constexpr double kShortestPaper = 20, kLongestPaper = 5000;  // mm

/// The numbers of `{20, 10, 410, 287}`; empty if something else is written there.
std::vector<double> numbersIn(const syntax::ClassModification* page, std::string_view name)
{
    std::vector<double> numbers;
    const syntax::ExpressionPtr list = syntax::valueIn(page, name);
    if (const auto* array = list ? list->to<syntax::ArrayExpression>() : nullptr)
        for (const syntax::ExpressionPtr element : array->elements) {
            const auto number = syntax::numberOf(element);
            if (!number || !std::isfinite(*number))
                return {};
            numbers.push_back(*number);
        }
    return numbers;
}

/// The number, from 0, of the field of 50 mm at \a distance from the middle.
int fieldAt(double distance, int fields)
{
    return std::clamp(static_cast<int>(std::floor(distance / kField + fields / 2.0)), 0, fields - 1);
}

/// A, B, ... Z, AA: without I and O, which look like numbers.
QString letterOfRow(int row)
{
    static const QString letters = QStringLiteral("ABCDEFGHJKLMNPQRSTUVWXYZ");
    const auto count = static_cast<int>(letters.size());
    return (row >= count ? letterOfRow(row / count - 1) : QString()) + letters.at(row % count);
}

}  // namespace

QString PageFormat::zoneAt(QPointF place) const
{
    if (columns < 1 || rows < 1)
        return {};
    const int column = fieldAt(place.x() - paper.width() / 2, columns);
    const int row = fieldAt(paper.height() / 2 - place.y(), rows);
    return letterOfRow(row) + QString::number(column + 1);
}

std::optional<PageFormat> pageFormatOf(const Instance& instance)
{
    const syntax::ClassModification* page = nullptr;
    for (const ClassPart& part : instance.parts())  // base classes first: the class itself counts
        if (const auto* definition = part.node->definition())
            if (const auto* given = syntax::nestedIn(syntax::vendorAnnotation(definition->annotation), "page"))
                page = given;
    if (!page)
        return std::nullopt;
    const std::vector<double> paper = numbersIn(page, "paper"), area = numbersIn(page, "area"),
                              zones = numbersIn(page, "zones");
    const auto isPaper = [](double length) { return length >= kShortestPaper && length <= kLongestPaper; };
    if (paper.size() != 2 || !isPaper(paper[0]) || !isPaper(paper[1]))
        return std::nullopt;
    PageFormat format;
    format.paper = {paper[0], paper[1]};
    format.area = QRectF(QPointF(), format.paper);
    if (area.size() == 4 && area[0] < area[2] && area[1] < area[3])
        format.area = QRectF(QPointF(area[0], area[1]), QPointF(area[2], area[3])) & format.area;
    constexpr double kMostFields = 1000;
    if (zones.size() == 2 && std::min(zones[0], zones[1]) >= 1 && std::max(zones[0], zones[1]) <= kMostFields) {
        format.columns = static_cast<int>(zones[0]);
        format.rows = static_cast<int>(zones[1]);
    }
    return format;
}

}  // namespace bramah::model
