// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/contact_sheet.h"

#include "model/diagram/annotation_reader.h"
#include "model/diagram/diagram_builder.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/text/dotted_name.h"

#include <QMap>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace bramah::cli {
namespace {

// Diagram units; 2 units are 1 M.
constexpr int kColumns = 5;
constexpr double kCellWidth = 84;
constexpr double kTextHeight = 2.2;
constexpr double kLineHeight = 2.8;
constexpr double kGap = 8;
constexpr double kTitleHeight = 4;
constexpr qsizetype kLineLength = 62;

struct Cell {
    QString className;
    QString componentName;
    QString rule;
    model::Placement placement;
    QRectF bounds;  ///< of the symbol, about its anchor, y up
};

QString shortName(const QString& name)
{
    return model::lastName(name);
}

QStringList wrapped(const QString& text)
{
    QStringList lines;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (lines.isEmpty() || lines.back().size() + word.size() >= kLineLength)
            lines << word;
        else
            lines.back() += QLatin1Char(' ') + word;
    }
    return lines;
}

QString pointText(QPointF point)
{
    return QStringLiteral("{%1,%2}").arg(point.x()).arg(point.y());
}

/// Writes the sheet from top to bottom.
class SheetWriter
{
public:
    void addPackage(const QString& name, const std::vector<Cell>& cells)
    {
        addText(name, 0, top_, kTitleHeight);
        top_ -= kTitleHeight + kGap / 2;
        for (std::size_t first = 0; first < cells.size(); first += kColumns)
            addRow({cells.begin() + static_cast<std::ptrdiff_t>(first),
                    cells.begin() + static_cast<std::ptrdiff_t>(std::min(cells.size(), first + kColumns))});
    }

    [[nodiscard]] QByteArray text() const
    {
        return QStringLiteral(
                   "model ContactSheet \"Every symbol beside its rule\"\n%1  annotation(Diagram("
                   "coordinateSystem(extent={{0,%2},{%3,0}}), graphics={\n    %4}));\nend ContactSheet;\n")
            .arg(components_)
            .arg(top_)
            .arg(kColumns * kCellWidth)
            .arg(texts_.join(QStringLiteral(",\n    ")))
            .toUtf8();
    }

private:
    void addRow(const std::vector<Cell>& cells)
    {
        double above = 0;
        double below = 0;
        qsizetype lines = 0;
        for (const Cell& cell : cells) {
            above = std::max(above, cell.bounds.bottom());
            below = std::max(below, -cell.bounds.top());
            lines = std::max(lines, wrapped(cell.rule).size());
        }
        const double middle = 2 * std::round((top_ - above - kGap / 2) / 2);
        const double textTop = middle - below - kGap / 2;
        for (std::size_t column = 0; column < cells.size(); ++column)
            addCell(cells[column], static_cast<double>(column) * kCellWidth, middle, textTop);
        top_ = textTop - static_cast<double>(lines + 1) * kLineHeight - kGap;
    }

    void addCell(const Cell& cell, double left, double middle, double textTop)
    {
        const QPointF anchor(left + 2 * std::round((kGap / 2 - cell.bounds.left()) / 2), middle);
        const QPointF origin = cell.placement.origin + anchor;
        components_ += QStringLiteral("  %1 %2 annotation(Placement(transformation(extent={%3,%4}, origin=%5)));\n")
                           .arg(cell.className, cell.componentName, pointText(cell.placement.extent.first),
                                pointText(cell.placement.extent.second), pointText(origin));
        addText(shortName(cell.className), left, textTop, kTextHeight + 0.4);
        for (const QString& line : wrapped(cell.rule))
            addText(line, left, textTop -= kLineHeight, kTextHeight);
    }

    void addText(const QString& text, double left, double top, double height)
    {
        texts_ << QStringLiteral("Text(extent={%1,%2}, textString=%3, horizontalAlignment=TextAlignment.Left)")
                      .arg(pointText({left, top - height}), pointText({left + kCellWidth, top}),
                           QString::fromUtf8(model::syntax::quoted(text)));
    }

    double top_ = 0;
    QString components_;
    QStringList texts_;
};

}  // namespace

QString symbolRule(const model::Instance& classInstance)
{
    QString rule;  // of the last that has one: base classes come first
    for (const model::ClassPart& part : classInstance.parts())
        if (part.node->definition())
            model::AnnotationReader(classInstance, part.node)
                .read(model::syntax::valueIn(model::syntax::vendorAnnotation(part.node->definition()->annotation),
                                             "rule"),
                      rule);
    return rule;
}

QByteArray contactSheetText(const std::vector<const model::ClassNode*>& classes)
{
    model::IconCache icons;
    std::vector<std::pair<QString, std::vector<Cell>>> packages;
    QMap<QString, int> uses;
    for (const model::ClassNode* node : classes) {
        model::InstanceTree tree(node->library());
        const model::Instance& instance = tree.instantiate(*node);
        const model::DiagramComponent symbol = model::DiagramBuilder(icons).symbolOf(instance);
        if (!symbol.icon || symbol.icon->graphics.empty() || symbol.page)
            continue;
        const QString name = QString::fromStdString(node->qualifiedName());
        QString componentName = symbol.id.name;
        if (const int count = uses[componentName]++; count > 0)
            componentName += QString::number(count + 1);
        const QString package = model::outerPath(name);
        if (packages.empty() || packages.back().first != package)
            packages.emplace_back(package, std::vector<Cell>());
        packages.back().second.push_back(
            {name, componentName, symbolRule(instance), symbol.placement, symbol.bounds.translated(-symbol.anchor())});
    }
    SheetWriter sheet;
    for (const auto& [package, cells] : packages)
        sheet.addPackage(package, cells);
    return sheet.text();
}

}  // namespace bramah::cli
