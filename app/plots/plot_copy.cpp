// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_copy.h"

#include "app/plots/plot_view.h"
#include "app/translate.h"
#include "solver/results/column_units.h"
#include "solver/results/csv_text.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QMimeData>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kPixelsPerPoint = 2;
constexpr std::size_t kMostCopied = 100'000;  ///< rows

}  // namespace

void copyPicture(PlotView& plot)
{
    auto* data = new QMimeData;
    const QSize size = plot.size();
    QImage image(size * kPixelsPerPoint, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter onImage(&image);
    onImage.scale(kPixelsPerPoint, kPixelsPerPoint);
    plot.paintForExport(onImage, size);
    onImage.end();
    data->setImageData(image);
    QBuffer svg;
    QSvgGenerator generator;
    generator.setOutputDevice(&svg);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    QPainter onSvg(&generator);
    plot.paintForExport(onSvg, size);
    onSvg.end();
    data->setData(QStringLiteral("image/svg+xml"), svg.data());
    QGuiApplication::clipboard()->setMimeData(data);
}

void copyValues(PlotView& plot, const RunHistory& history, const PlottableVariables& variables)
{
    const RunRecord* run = history.latest();
    if (!run || run->results.isEmpty())
        return;
    struct Column {
        std::unique_ptr<CurveSource> source;
        model::ShownUnit unit;
    };
    std::vector<Column> columns;
    QByteArray text = tr("Time [s]").toUtf8();
    std::vector<CurveDefinition> curves = plot.definition().curves;
    if (!plot.definition().x.variable.isEmpty())
        curves.insert(curves.begin(), plot.definition().x);
    for (const CurveDefinition& curve : curves) {
        auto source = variables.curve(*run, curve.variable);
        if (!source)
            continue;
        while (!source->update()) {
        }
        const solver::ResultColumn& column = source->rows().columns()[static_cast<std::size_t>(source->column())];
        const model::ShownUnit unit = shownUnit(column, curve.unit);
        const QString printed = printedUnit(column, unit.name);
        text += '\t' + curve.variable.toUtf8() + (printed.isEmpty() ? QByteArray() : " [" + printed.toUtf8() + ']');
        columns.push_back({std::move(source), unit});
    }
    const QCPRange shown = plot.timeRange();
    const solver::ResultStore& rows = run->results;
    const std::size_t first = rows.rowAt(shown.lower);
    std::size_t last = rows.rowAt(shown.upper);
    while (last < rows.rowCount() && rows.time(last) <= shown.upper)
        ++last;
    const std::size_t step = std::max<std::size_t>(1, (last - first + kMostCopied - 1) / kMostCopied);
    for (std::size_t row = first; row < last; row += step) {
        text += '\n';
        solver::appendCsvNumber(text, rows.time(row));
        for (const Column& column : columns) {
            text += '\t';
            const double value = column.source->hasRowsOfRun()
                                     ? column.source->rows().value(column.source->column(), row)
                                     : column.source->at(rows.time(row));
            solver::appendCsvNumber(text, column.unit.fromSi(value));
        }
    }
    QGuiApplication::clipboard()->setText(QString::fromUtf8(text) + QLatin1Char('\n'));
}

}  // namespace bramah::app
