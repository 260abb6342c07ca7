// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/circuit_report.h"

#include "app/plots/picture_export.h"
#include "app/results/run_text.h"
#include "app/runs/measure_text.h"
#include "app/translate.h"
#include "editor/render/sheet_renderer.h"
#include "model/edit/modifier_changes.h"
#include "model/instance/display_unit.h"
#include "model/instance/shown_texts.h"
#include "model/instance/text_attribute.h"
#include "model/units/quantity_text.h"
#include "model/units/unit.h"
#include "solver/reports/method_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QSysInfo>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr QSize kPlotSize(720, 270);
constexpr int kStripHeight = 150;  ///< px, of one of several strips
constexpr double kDrawingWidth = 960, kLeastHeight = 0.2, kMostHeight = 1.2;

ReportSection drawingOf(const ReportSource& source)
{
    const QRectF page = editor::drawnPart(source.diagram);
    ReportPicture picture;
    picture.heightToWidth = std::clamp(page.height() / std::max(1.0, page.width()), kLeastHeight, kMostHeight);
    picture.size = QSizeF(kDrawingWidth, kDrawingWidth * picture.heightToWidth);
    picture.paint = [&diagram = source.diagram, page](QPainter& painter, const QRectF& target) {
        editor::SheetRenderer().paint(painter, target, diagram, page);
    };
    return {tr("Circuit"), {}, {std::move(picture)}, {}};
}

/// \a value in the unit that is shown for \a parameter, with the prefix that reads best.
QString quantityText(const model::Instance& parameter, double value)
{
    constexpr int kDigits = 6;
    const QString unit = model::textAttribute(parameter, "unit"), shown = model::displayUnitOf(parameter);
    const QString usual = shown.isEmpty() ? model::unitChoices(unit).front() : shown;
    return model::formatQuantity(value, unit, model::readableUnit(value, unit, usual), kDigits, QLocale());
}

/// The values that stand in the text of the run, and not in the library.
ReportSection valuesOf(const ReportSource& source)
{
    ReportTable table;
    table.heads = {tr("Component"), tr("Parameter"), tr("Value")};
    const ModelText text = source.run.model.read();
    for (const auto& [path, value] : model::literalValues(text.version())) {
        const model::Instance* parameter = source.instance.descendant(path);
        if (!parameter || !(parameter->prefixes().isParameter || parameter->prefixes().isConstant))
            continue;
        QString shown;
        if (value.kind == model::LiteralValue::Kind::Boolean)
            shown = value.number > 0.5 ? tr("yes") : tr("no");
        else
            shown = quantityText(*parameter, value.number);
        const std::size_t dot = path.rfind('.');
        const QString component = dot == std::string::npos ? QString() : QString::fromStdString(path.substr(0, dot));
        const QString name = QString::fromStdString(dot == std::string::npos ? path : path.substr(dot + 1));
        const QString description = model::shownDescription(*parameter);
        table.rows.push_back(
            {component, description.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(description, name), shown});
    }
    ReportSection section{tr("Values"), {}, {}, {}};
    if (!source.run.byHand.isEmpty())
        section.paragraphs.append(tr("Some were changed by hand during the run: %1")
                                      .arg(QStringList(source.run.byHand.keys()).join(QStringLiteral(", "))));
    if (table.rows.empty())
        section.paragraphs.append(tr("All values are those of the library."));
    else
        section.tables.push_back(std::move(table));
    return section;
}

ReportSection runOf(const ReportSource& source)
{
    const RunRecord& run = source.run;
    const QLocale locale;
    ReportTable table;
    table.heads = {tr("Run"), run.name};
    const auto add = [&](const QString& what, const QString& value) {
        if (!value.isEmpty())
            table.rows.push_back({what, value});
    };
    add(tr("Started"), run.startedAt.isValid() ? locale.toString(run.startedAt, QLocale::LongFormat) : QString());
    add(tr("Changed since the run before"), run.changes.join(QStringLiteral(", ")));
    add(tr("Note"), run.note);
    add(tr("End"), run.end ? longEndText(*run.end) : tr("The run goes on."));
    add(tr("Time"), run.results.isEmpty() ? QString()
                                          : tr("%1 s to %2 s, %3 rows")
                                                .arg(locale.toString(run.results.firstTime(), 'g', 6),
                                                     locale.toString(run.results.lastTime(), 'g', 6),
                                                     locale.toString(static_cast<qulonglong>(run.results.rowCount()))));
    add(tr("Tolerance"), locale.toString(run.settings.tolerance, 'g', 3));
    add(tr("Method"), solver::methodNames(run.statistics));
    ReportSection section{tr("Run"), {}, {}, {}};
    section.tables.push_back(std::move(table));
    return section;
}

ReportSection measuresOf(const ReportSource& source)
{
    ReportTable table;
    table.heads = {tr("Measure"), tr("What"), tr("Value"), tr("Limit"), QString()};
    for (const solver::Measure& measure : source.measures) {
        const solver::MeasureResult result =
            solver::measured(measure, source.run.results, source.variables.namesIn(source.run));
        QString what = tr("%1 of %2").arg(nameOf(measure.statistic), measure.of);
        if (!measure.from.isEmpty())
            what += tr(", from %1").arg(measure.from);
        if (!measure.to.isEmpty())
            what += tr(", to %1").arg(measure.to);
        const bool hasLimit = measure.lower || measure.upper;
        const QString verdict = !result.value            ? result.value.error()
                                : result.isLimitBroken() ? tr("broken")
                                : hasLimit               ? tr("kept")
                                                         : QString();
        if (result.isLimitBroken() || (hasLimit && !result.value))
            table.marked.push_back(table.rows.size());
        table.rows.push_back(
            {measure.name, what, measureText(measure, result), limitText(measure, result.column), verdict});
    }
    ReportSection section{tr("Measures"), {}, {}, {}};
    section.tables.push_back(std::move(table));
    return section;
}

}  // namespace

PaintedPlots::PaintedPlots(const RunHistory& history, const PlottableVariables& variables, const PlotPages& pages,
                           const std::vector<PlotLimit>& limits)
{
    for (const PlotPage& page : pages) {
        auto area = std::make_unique<PlotArea>(history, variables, theme_);
        const int count = static_cast<int>(page.plots.size());
        const bool isRow = page.layout == PlotLayout::Row;
        const bool isStrips = page.layout == PlotLayout::Strips;
        area->resize(kPlotSize.width(), isRow      ? kPlotSize.height()
                                        : isStrips ? std::max(kPlotSize.height(), count * kStripHeight)
                                                   : count * kPlotSize.height());
        area->setPages({page});
        area->setLimits(limits);
        headings_.append(page.title.isEmpty() ? tr("Plots") : page.title);
        areas_.push_back(std::move(area));
    }
    for (const auto& area : areas_) {
        layOut(*area);
        if (area->layout() == PlotLayout::Automatic)
            for (PlotView* plot : area->plots()) {
                plot->setVisible(true);
                plot->resize(kPlotSize);
            }
        area->fitAll();
    }
    // Axes get their places at the first painting; then the curves are drawn for those places.
    for (const auto& area : areas_) {
        layOut(*area);
        for (PlotView* plot : area->plots()) {
            if (area->layout() == PlotLayout::Automatic)
                plot->resize(kPlotSize);
            plot->refresh();
        }
    }
    QCoreApplication::processEvents();
}

PaintedPlots::~PaintedPlots() = default;

std::vector<ReportPicture> PaintedPlots::pictures(PlotArea& area)
{
    std::vector<ReportPicture> pictures;
    const auto add = [&](QSize size, std::function<void(QPainter&, const QRectF&)> paint) {
        pictures.push_back({.caption = {},
                            .heightToWidth = static_cast<double>(size.height()) / size.width(),
                            .size = size,
                            .paint = std::move(paint)});
    };
    if (area.layout() != PlotLayout::Automatic) {
        add(area.size(), [&area](QPainter& painter, const QRectF&) { area.paintForExport(painter, area.size()); });
        return pictures;
    }
    for (PlotView* plot : area.plots())
        if (!plot->definition().curves.empty())
            add(kPlotSize, [plot](QPainter& painter, const QRectF&) { plot->paintForExport(painter, kPlotSize); });
    return pictures;
}

std::vector<ReportSection> PaintedPlots::sections()
{
    std::vector<ReportSection> sections;
    for (std::size_t page = 0; page < areas_.size(); ++page)
        if (auto all = pictures(*areas_[page]); !all.empty())
            sections.push_back({headings_.at(static_cast<qsizetype>(page)), {}, std::move(all), {}});
    return sections;
}

Report circuitReport(const ReportSource& source, PaintedPlots& plots)
{
    Report report;
    const QString name = QString::fromStdString(source.instance.classNode().qualifiedName());
    report.title = name;
    QStringList about;
    if (const QString description = source.instance.classNode().shownDescription(); !description.isEmpty())
        about.append(description);
    if (!source.fileName.isEmpty())
        about.append(source.fileName);
    about.append(QLocale().toString(QDate::currentDate(), QLocale::LongFormat));
    report.subtitle = about.join(QStringLiteral(" · "));
    report.sections.push_back(drawingOf(source));
    report.sections.push_back(runOf(source));
    if (!source.measures.empty())
        report.sections.push_back(measuresOf(source));
    for (ReportSection& section : plots.sections())
        report.sections.push_back(std::move(section));
    report.sections.push_back(valuesOf(source));
    report.sections.push_back(
        {tr("Made with"),
         {tr("Bramah %1, Qt %2, %3")
              .arg(QStringLiteral(BRAMAH_VERSION), QString::fromLatin1(qVersion()), QSysInfo::prettyProductName())},
         {},
         {}});
    return report;
}

}  // namespace bramah::app
