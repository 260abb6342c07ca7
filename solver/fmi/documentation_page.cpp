// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fmi/documentation_page.h"

#include "model/classes/class_library.h"
#include "model/files/html_page.h"
#include "model/instance/instance.h"
#include "model/instance/shown_texts.h"
#include "model/units/quantity_text.h"
#include "model/units/unit.h"
#include "solver/fmi/fmu_texts.h"
#include "solver/fmi/standalone_text.h"
#include "solver/translate.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

/// A value as the importer gives and takes it, and behind it as people read it: `14000000 (140 bar)`.
QString valueText(const FmuVariable& one, double value)
{
    const VariableTexts& texts = *one.variable->texts;
    switch (one.variable->type) {
    case ValueType::Boolean: return value != 0 ? QStringLiteral("true") : QStringLiteral("false");
    case ValueType::Enumeration: {
        const auto literal = static_cast<std::size_t>(std::lround(value));
        const QString name =
            literal >= 1 && literal <= texts.literals.size() ? text(texts.literals[literal - 1]) : QString();
        return QStringLiteral("%1 (%2)").arg(literal).arg(name);
    }
    case ValueType::Integer:
    case ValueType::String: return number(value);
    case ValueType::Real: break;
    }
    const QString unit = text(texts.unit), shown = text(texts.displayUnit);
    if (shown.isEmpty() || shown == unit || model::convert(value, unit, shown) == std::optional(value))
        return number(value);
    return QStringLiteral("%1 (%2)").arg(number(value), model::formatQuantity(value, unit, shown));
}

QString startText(const FmuVariable& one)
{
    if (one.variable->type == ValueType::String)
        return text(one.variable->texts->stringValue);
    return one.start ? valueText(one, *one.start) : QString();
}

QString rangeText(const FmuVariable& one)
{
    if (one.min && one.max)
        return tr("%1 to %2").arg(valueText(one, *one.min), valueText(one, *one.max));
    if (one.min)
        return tr("from %1").arg(valueText(one, *one.min));
    return one.max ? tr("up to %1").arg(valueText(one, *one.max)) : QString();
}

/// Writes the sections of the page.
class PageWriter
{
public:
    explicit PageWriter(const ExportedModel& exported) : exported_(exported) {}

    void addPicture(const QString& address)
    {
        if (!address.isEmpty())
            body_ += QStringLiteral("<figure><img src=\"%1\" alt=\"%2\"></figure>\n")
                         .arg(address.toHtmlEscaped(), tr("The circuit").toHtmlEscaped());
    }
    void addHtml(const QString& html) { body_ += html + QLatin1Char('\n'); }
    void addHeading(const QString& heading) { body_ += QStringLiteral("<h2>%1</h2>\n").arg(heading.toHtmlEscaped()); }
    void addParagraph(const QString& paragraph)
    {
        body_ += QStringLiteral("<p>%1</p>\n").arg(paragraph.toHtmlEscaped());
    }
    /// A table of all variables of this kind, without those columns that would be empty.
    void addVariables(const QString& heading, FmuCausality causality, const QString& ifNone)
    {
        addHeading(heading);
        const QStringList heads{tr("Variable"), tr("Unit"), tr("Start"), tr("Range"), tr("Description")};
        std::vector<QStringList> rows;
        for (const FmuVariable& one : exported_.variables)
            if (one.causality == causality)
                rows.push_back({text(one.variable->path), text(one.variable->texts->unit), startText(one),
                                rangeText(one), text(one.variable->texts->description)});
        if (rows.empty())
            addParagraph(ifNone);
        else
            addTable(heads, rows);
    }
    void addTable(const QStringList& heads, const std::vector<QStringList>& rows)
    {
        QStringList keptHeads;
        std::vector<QStringList> kept(rows.size());
        for (qsizetype column = 0; column < heads.size(); ++column) {
            const auto isFilled = [&](const QStringList& row) { return !row[column].isEmpty(); };
            if (column > 0 && std::ranges::none_of(rows, isFilled))
                continue;
            keptHeads << heads[column];
            for (std::size_t row = 0; row < rows.size(); ++row)
                kept[row] << rows[row][column];
        }
        body_ += model::htmlTable(keptHeads, kept);
    }
    [[nodiscard]] QByteArray body() const { return body_.toUtf8(); }

private:
    const ExportedModel& exported_;
    QString body_;
};

void addTerminals(PageWriter& page, const ExportedModel& exported)
{
    if (exported.terminals.empty())
        return;
    std::vector<QStringList> rows;
    for (const FmuTerminal& terminal : exported.terminals) {
        QStringList taken, given;
        for (const FmuTerminal::Member& member : terminal.members)
            (member.isInput ? taken : given) << member.variable;
        rows.push_back({terminal.name, terminal.className, taken.join(QStringLiteral(", ")),
                        given.join(QStringLiteral(", ")), terminal.description});
    }
    page.addHeading(tr("Ports"));
    page.addTable({tr("Port"), tr("Connector"), tr("Takes"), tr("Gives"), tr("Description")}, rows);
    page.addParagraph(
        tr("A port is joined to one that gives what it takes. Potentials are equal, flows are positive into the FMU "
           "and sum up to zero: what flows out of one flows into the other."));
}

void addRun(PageWriter& page, const ExportedModel& exported)
{
    const Experiment& experiment = exported.model->experiment;
    page.addHeading(tr("Run"));
    page.addTable({tr("What"), tr("Value")},
                  {{tr("Start time"), number(experiment.startTime) + QStringLiteral(" s")},
                   {tr("Stop time"), number(experiment.stopTime) + QStringLiteral(" s")},
                   {tr("Relative tolerance"), number(experiment.tolerance.value_or(kUsualTolerance))}});
    page.addParagraph(
        tr("These are the model's own; the importer may give others. The FMU has its own integrator, whose steps the "
           "tolerance decides: communication steps may be of any length."));
}

void addLicences(PageWriter& page, const QStringList& licences)
{
    if (licences.isEmpty())
        return;
    page.addHeading(tr("Licences"));
    page.addParagraph(tr("Of what the FMU carries besides the model, which has the licence of its author:"));
    QString list = QStringLiteral("<ul>");
    for (const QString& name : licences)
        list += QStringLiteral("<li><a href=\"licenses/%1\">%1</a></li>").arg(name.toHtmlEscaped());
    page.addHtml(list + QStringLiteral("</ul>"));
}

}  // namespace

QByteArray documentationPage(const ExportedModel& exported, const model::ClassNode& node, const FmuFacts& facts)
{
    PageWriter page(exported);
    if (!exported.description.isEmpty())
        page.addParagraph(exported.description);
    page.addPicture(facts.picture);
    model::InstanceTree tree(node.library());
    page.addHtml(standaloneText(model::shownDocumentation(tree.instantiate(node)), node));
    page.addVariables(tr("Inputs"), FmuCausality::Input, tr("It has none."));
    page.addVariables(tr("Outputs"), FmuCausality::Output, tr("It names none."));
    page.addParagraph(
        tr("All other variables in modelDescription.xml can be read, too. Values are in the units that "
           "are given here; what stands in brackets is for reading."));
    addTerminals(page, exported);
    page.addVariables(tr("Parameters"), FmuCausality::Parameter, tr("It has none."));
    addRun(page, exported);
    addLicences(page, facts.licences);
    const QString version = facts.version == FmiVersion::Three ? QStringLiteral("3.0") : QStringLiteral("2.0");
    const QString subtitle =
        tr("FMU for co-simulation, FMI %1, for %2; made by Bramah %3 on %4")
            .arg(version, facts.platforms.join(tr(" and ")), QCoreApplication::applicationVersion(),
                 QLocale().toString(QDate::currentDate(), QLocale::LongFormat));
    return model::htmlPage(text(exported.model->className), subtitle, page.body());
}

QByteArray licenceEntry(const QStringList& licences)
{
    QString entry = tr("What this FMU carries, and where its licence stands:") + QStringLiteral("\n\n");
    for (const QString& name : licences) {
        const QString package = name.section(QLatin1Char('.'), 0, -2);
        entry += QStringLiteral("  %1: %2\n")
                     .arg(name, package == QLatin1String("bramah") ? tr("the runtime of Bramah, which runs the model")
                                                                   : tr("parts of the Debian package %1").arg(package));
    }
    return (entry + QLatin1Char('\n') + tr("The model itself has the licence of its author.") + QLatin1Char('\n'))
        .toUtf8();
}

}  // namespace bramah::solver
