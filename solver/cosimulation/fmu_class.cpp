// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/cosimulation/fmu_class.h"

#include "model/classes/class_library.h"
#include "model/syntax/name_list.h"
#include "model/syntax/string_literal.h"
#include "model/units/quantity_text.h"
#include "solver/cosimulation/fmu_package.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

using host::Type;
using Role = ForeignVariable::Role;

constexpr double kUsualStep = 0.01;                                           ///< s, where the FMU proposes none
constexpr int kLeastWidth = 60, kMostWidth = 200, kLead = 20, kPortWay = 20;  // halves of widths
constexpr double kLetter = 3.1;  ///< half of the width of a letter beside a port
constexpr auto kSignalColour = "{44,99,201}";

QString quoted(const QString& text)
{
    return QString::fromUtf8(model::syntax::quoted(text));
}

QString number(double value)
{
    return model::modelicaNumber(value);
}

/// Values in the FMU's unit and in that of the model, where value in the model = value in the FMU * factor + offset.
QString inModel(double value, const ForeignUnit& unit)
{
    return number(value * unit.factor + unit.offset);
}
QString convertedIn(const QString& expression, const ForeignUnit& unit)
{
    QString text = expression;
    if (unit.offset != 0)
        text = QStringLiteral("(%1 - (%2))").arg(text, number(unit.offset));
    return unit.factor == 1 ? text : QStringLiteral("%1/%2").arg(text, number(unit.factor));
}
QString convertedOut(const QString& expression, const ForeignUnit& unit)
{
    QString text = unit.factor == 1 ? expression : QStringLiteral("%1*%2").arg(number(unit.factor), expression);
    return unit.offset == 0 ? text : QStringLiteral("%1 + (%2)").arg(text, number(unit.offset));
}

/// One variable of the class.
struct Line {
    const ForeignVariable* variable;
    QString name;
    bool isMember = false;   ///< of a port, which is declared as a whole
    bool isOutflow = false;  ///< a flow that the FMU counts positive out of it

    [[nodiscard]] bool isBoolean() const { return variable->type == Type::Boolean; }
    [[nodiscard]] bool isReal() const { return variable->type == Type::Float64 || variable->type == Type::Float32; }
    [[nodiscard]] QString sizes() const
    {
        QStringList each;
        for (const std::int64_t size : variable->sizes)
            each.append(QString::number(size));
        return each.isEmpty() ? QString() : u'[' + each.join(QStringLiteral(", ")) + u']';
    }
    /// The names of its elements, row by row.
    [[nodiscard]] QStringList elements() const
    {
        QStringList all{QString()};
        for (const std::int64_t size : variable->sizes) {
            QStringList longer;
            for (const QString& one : all)
                for (std::int64_t k = 1; k <= size; ++k)
                    longer.append(one + (one.isEmpty() ? QString() : QStringLiteral(", ")) + QString::number(k));
            all = longer;
        }
        if (variable->sizes.empty())
            return {name};
        for (QString& one : all)
            one = name + u'[' + one + u']';
        return all;
    }
    /// In the FMU's units, as numbers.
    [[nodiscard]] QStringList numbersOfElements() const
    {
        QStringList all;
        for (const QString& element : elements())
            all.append(isBoolean() ? QStringLiteral("if %1 then 1 else 0").arg(element)
                                   : convertedIn(isOutflow ? u'-' + element : element, variable->unit));
        return all;
    }
    [[nodiscard]] QString description() const
    {
        QString text = variable->description;
        if (!variable->choices.isEmpty())
            text += (text.isEmpty() ? QString() : QStringLiteral("; ")) + variable->choices.join(QStringLiteral(", "));
        return text.isEmpty() ? QString() : u' ' + quoted(text);
    }
    /// Its start in the model's unit: `1e5`, `{{1, 2}, {3, 4}}`; of a variable without one 0.
    [[nodiscard]] QString startText() const
    {
        QStringList values;
        for (std::size_t k = 0; k < variable->count(); ++k) {
            const double value = variable->start.empty() ? 0 : variable->start[k];
            values.append(isBoolean() ? (value != 0 ? QStringLiteral("true") : QStringLiteral("false"))
                                      : inModel(value, variable->unit));
        }
        for (auto size = variable->sizes.rbegin(); size != variable->sizes.rend(); ++size) {
            QStringList rows;
            for (qsizetype at = 0; at < values.size(); at += *size)
                rows.append(u'{' + values.mid(at, *size).join(QStringLiteral(", ")) + u'}');
            values = rows;
        }
        return values.join(QStringLiteral(", "));
    }
    /// `(unit="Pa", displayUnit="bar", min=0)`.
    [[nodiscard]] QString attributes(bool isParameter) const
    {
        QStringList all;
        const ForeignUnit& unit = variable->unit;
        const QString each = variable->sizes.empty() ? QString() : QStringLiteral("each ");
        if (isReal() && !unit.si.isEmpty())
            all.append(each + QStringLiteral("unit=") + quoted(unit.si));
        if (isReal() && !unit.shown.isEmpty() && unit.shown != unit.si)
            all.append(each + QStringLiteral("displayUnit=") + quoted(unit.shown));
        if (isParameter && variable->min && !isBoolean())
            all.append(each + QStringLiteral("min=") + inModel(*variable->min, unit));
        if (isParameter && variable->max && !isBoolean())
            all.append(each + QStringLiteral("max=") + inModel(*variable->max, unit));
        // What an input has while nothing is connected to it.
        if (!isParameter && variable->role == Role::Input && !variable->start.empty()) {
            all.append(QStringLiteral("start=") + startText());
        }
        return all.isEmpty() ? QString() : u'(' + all.join(QStringLiteral(", ")) + u')';
    }
};

/// Writes the class of one FMU.
class ClassWriter
{
public:
    ClassWriter(const FmuPackage& fmu, const QString& className, const QString& file,
                const model::ClassLibrary* library)
        : fmu_(fmu),
          description_(fmu.description()),
          className_(className),
          file_(file),
          names_({className, QStringLiteral("communicationStep"), QStringLiteral("extrapolate"),
                  QStringLiteral("timeLimit"), QStringLiteral("fmuOutputs")})
    {
        for (const ForeignTerminal& terminal : description_.terminals)
            if (isConnector(library, terminal.kind) && isWhole(terminal))
                takeTerminal(terminal);
        for (const ForeignVariable& variable : description_.variables) {
            if (memberVariables_.contains(&variable))
                continue;
            auto& lines = variable.role == Role::Input    ? inputs_
                          : variable.role == Role::Output ? outputs_
                                                          : parameters_;
            if (variable.role == Role::Start && variable.start.empty())
                continue;
            lines.push_back(
                {&variable,
                 names_.take(variable.role == Role::Start ? variable.name + QStringLiteral("_start") : variable.name)});
            if (variable.isStartFree && !variable.start.empty())
                parameters_.push_back({&variable, names_.take(variable.name + QStringLiteral("_start"))});
        }
    }

    [[nodiscard]] QString text()
    {
        if (outputs_.empty())
            return {};
        QString description = description_.description.simplified();
        if (description.isEmpty())
            description = QStringLiteral("The FMU ") + fmu_.fileName();
        line(QStringLiteral("%1 %2 %3").arg(kindOfClass(), className_, quoted(description)));
        for (const Line& one : parameters_)
            writeParameter(one);
        writeOwnParameters();
        writeTerminals();
        writePorts(inputs_, false);
        writePorts(outputs_, true);
        writeCall();
        writeOutputs();
        writeAnnotation();
        text_ += QStringLiteral("end ") + className_;
        return text_;
    }

private:
    static bool isConnector(const model::ClassLibrary* library, const QString& name)
    {
        const model::ClassNode* node = library && !name.isEmpty() ? library->find(name.toStdString()) : nullptr;
        return node && node->kind() == model::syntax::ClassKind::Connector;
    }

    struct Port {
        const ForeignTerminal* terminal;
        QString name;
    };

    /// Is each of its members a number that goes in or out?
    [[nodiscard]] bool isWhole(const ForeignTerminal& terminal) const
    {
        return !terminal.members.empty() && std::ranges::all_of(terminal.members, [&](const auto& member) {
            const ForeignVariable* variable = description_.find(member.variable);
            return variable && variable->sizes.empty() && !member.name.isEmpty() &&
                   !memberVariables_.contains(variable) &&
                   (variable->role == Role::Input || variable->role == Role::Output) &&
                   (variable->type == Type::Float64 || variable->type == Type::Float32);
        });
    }
    void takeTerminal(const ForeignTerminal& terminal)
    {
        const QString name = names_.take(terminal.name);
        ports_.push_back({&terminal, name});
        for (const ForeignTerminal::Member& member : terminal.members) {
            const ForeignVariable* variable = description_.find(member.variable);
            memberVariables_.insert(variable);
            auto& lines = variable->role == Role::Input ? inputs_ : outputs_;
            lines.push_back({variable, name + u'.' + member.name, true, member.isOutflow});
        }
    }

    void line(const QString& text) { text_ += text + u'\n'; }

    void writeParameter(const Line& one)
    {
        const ForeignVariable& variable = *one.variable;
        if (variable.type == Type::Text) {
            line(QStringLiteral("  parameter String %1 = %2%3;")
                     .arg(one.name, quoted(variable.text), one.description()));
            return;
        }
        const QString type = one.isBoolean() ? QStringLiteral("Boolean")
                             : one.isReal()  ? QStringLiteral("Real")
                                             : QStringLiteral("Integer");
        line(QStringLiteral("  parameter %1 %2%3%4 = %5%6%7;")
                 .arg(type, one.name, one.sizes(), one.attributes(true), one.startText(), one.description(),
                      variable.role == Role::Parameter ? QString()
                                                       : QStringLiteral(" annotation(Dialog(tab=\"Start\"))")));
    }

    void writeOwnParameters()
    {
        double step = description_.step.value_or(0);
        if (!(step > 0))
            step = description_.stop && *description_.stop > 0 ? std::min(kUsualStep, *description_.stop / 500)
                                                               : kUsualStep;
        line(QStringLiteral("  parameter Bramah.Units.Time communicationStep(min=0, displayUnit=\"ms\") = %1 "
                            "\"Time from one communication with the FMU to the next\"\n"
                            "    annotation(Dialog(tab=\"FMU\"));")
                 .arg(number(step)));
        line(
            QStringLiteral("  parameter Boolean extrapolate = false "
                           "\"true: outputs go on with their slope between communications; false: they are held\"\n"
                           "    annotation(Dialog(tab=\"FMU\"));"));
        line(
            QStringLiteral("  parameter Bramah.Units.Time timeLimit(min=0) = 60 "
                           "\"Longest time that one call of the FMU's program may take\"\n"
                           "    annotation(Dialog(tab=\"FMU\"));"));
    }

    /// Of the box: the names of inputs and outputs stand beside each other in it.
    [[nodiscard]] int halfWidth() const
    {
        const auto longest = [](const std::vector<Line>& lines) {
            qsizetype most = 0;
            for (const Line& one : alone(lines))
                most = std::max(most, one.name.size());
            return static_cast<double>(most);
        };
        const double wanted = std::max(kLetter * (longest(inputs_) + longest(outputs_)) + kLead / 2.0,
                                       static_cast<double>(kPortWay) * static_cast<double>(ports_.size()));
        return std::clamp(static_cast<int>(std::ceil(wanted / kLead)) * kLead, kLeastWidth, kMostWidth);
    }
    [[nodiscard]] int portPlace() const { return halfWidth() + kLead; }
    [[nodiscard]] int halfHeight() const
    {
        const auto most = static_cast<int>(std::max<std::size_t>({alone(inputs_).size(), alone(outputs_).size(), 2}));
        return most * kPortWay / 2 + kPortWay / 2;
    }
    static int placeOf(std::size_t k, std::size_t count)
    {
        return kPortWay * (static_cast<int>(count) - 1) / 2 - kPortWay * static_cast<int>(k);
    }

    [[nodiscard]] QString kindOfClass() const
    {
        return ports_.empty() ? QStringLiteral("block") : QStringLiteral("model");
    }

    /// Where port \a k stands below the box.
    [[nodiscard]] int portAt(std::size_t k) const { return -2 * placeOf(k, ports_.size()); }
    void writeTerminals()
    {
        for (std::size_t k = 0; k < ports_.size(); ++k) {
            const QString& told = ports_[k].terminal->description;
            line(QStringLiteral("  %1 %2%3\n    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, "
                                "origin={%4,%5})));")
                     .arg(ports_[k].terminal->kind, ports_[k].name,
                          told.isEmpty() ? QString() : u' ' + quoted(told.simplified()))
                     .arg(portAt(k))
                     .arg(-halfHeight() - kLead));
        }
    }

    /// Those that are connectors of their own.
    static std::vector<Line> alone(std::vector<Line> lines)
    {
        std::erase_if(lines, [](const Line& one) { return one.isMember; });
        return lines;
    }

    void writePorts(const std::vector<Line>& all, bool isOutput)
    {
        const std::vector<Line> lines = alone(all);
        for (std::size_t k = 0; k < lines.size(); ++k) {
            const Line& one = lines[k];
            line(QStringLiteral("  Bramah.Blocks.Interfaces.%1%2 %3%4%5%6")
                     .arg(one.isBoolean() ? QStringLiteral("Boolean") : QStringLiteral("Real"),
                          isOutput ? QStringLiteral("Output") : QStringLiteral("Input"), one.name, one.sizes(),
                          one.attributes(false), one.description()));
            line(QStringLiteral("    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, "
                                "origin={%1,%2})));")
                     .arg(isOutput ? portPlace() : -portPlace())
                     .arg(placeOf(k, lines.size())));
        }
    }

    void writeCall()
    {
        std::size_t count = 0;
        for (const Line& one : outputs_)
            count += one.variable->count();
        line(QStringLiteral("protected"));
        text_ += QStringLiteral(
                     "  Real fmuOutputs[%1] = Bramah.Blocks.Internal.fmuOutputs(\n    %2,\n    {%3},\n"
                     "    %1, communicationStep, extrapolate, timeLimit")
                     .arg(count)
                     .arg(quoted(file_), names(outputs_));
        writeArguments(QStringLiteral("inputNames"), QStringLiteral("inputs"), inputs_);
        std::vector<Line> numeric, textual;
        for (const Line& one : parameters_)
            (one.variable->type == Type::Text ? textual : numeric).push_back(one);
        writeArguments(QStringLiteral("parameterNames"), QStringLiteral("parameters"), numeric);
        if (!textual.empty()) {
            QStringList values;
            for (const Line& one : textual)
                values.append(one.name);
            text_ += QStringLiteral(",\n    textNames={%1},\n    texts={%2}")
                         .arg(names(textual), values.join(QStringLiteral(", ")));
        }
        line(QStringLiteral(") \"Outputs in the FMU's units\";"));
    }

    void writeArguments(const QString& nameList, const QString& valueList, const std::vector<Line>& lines)
    {
        if (lines.empty())
            return;
        QStringList values;
        for (const Line& one : lines)
            values.append(one.numbersOfElements());
        text_ += QStringLiteral(",\n    %1={%2},\n    %3={%4}")
                     .arg(nameList, names(lines), valueList, values.join(QStringLiteral(", ")));
    }

    static QString names(const std::vector<Line>& lines)
    {
        QStringList all;
        for (const Line& one : lines)
            all.append(quoted(one.variable->name));
        return all.join(QStringLiteral(", "));
    }

    void writeOutputs()
    {
        line(QStringLiteral("equation"));
        int place = 0;
        for (const Line& one : outputs_)
            for (const QString& element : one.elements()) {
                const QString value = QStringLiteral("%1fmuOutputs[%2]")
                                          .arg(one.isOutflow ? QStringLiteral("-") : QString())
                                          .arg(++place);
                line(QStringLiteral("  %1 = %2;")
                         .arg(element, one.isBoolean() ? value + QStringLiteral(" > 0.5")
                                                       : convertedOut(value, one.variable->unit)));
            }
    }

    void writeAnnotation()
    {
        const int half = halfHeight();
        line(QStringLiteral("  annotation(\n"
                            "    Icon(coordinateSystem(extent={{%1,%2},{%3,%4}}, preserveAspectRatio=true, "
                            "grid={2,2}), graphics={")
                 .arg(-portPlace())
                 .arg(ports_.empty() ? -half : -half - kLead)
                 .arg(portPlace())
                 .arg(half));
        line(QStringLiteral("      Rectangle(extent={{%1,%2},{%3,%4}}, lineColor=%5),")
                 .arg(-halfWidth())
                 .arg(-half)
                 .arg(halfWidth())
                 .arg(half)
                 .arg(QLatin1String(kSignalColour)));
        for (std::size_t k = 0; k < ports_.size(); ++k)
            line(QStringLiteral("      Line(points={{%1,%2},{%1,%3}}),\n"
                                "      Text(extent={{%4,%5},{%6,%7}}, textString=%8),")
                     .arg(portAt(k))
                     .arg(-halfHeight())
                     .arg(-halfHeight() - kLead)
                     .arg(portAt(k) - kPortWay)
                     .arg(-halfHeight() + 2)
                     .arg(portAt(k) + kPortWay)
                     .arg(-halfHeight() + 14)
                     .arg(quoted(ports_[k].name)));
        writeLeads(inputs_, false);
        writeLeads(outputs_, true);
        if (!fmu_.icon().isEmpty()) {
            const int edge = std::min(half, kPortWay) - 2;
            line(QStringLiteral("      Bitmap(extent={{%1,%1},{%2,%2}}, imageSource=\"%3\"),")
                     .arg(-edge)
                     .arg(edge)
                     .arg(QString::fromLatin1(fmu_.icon().toBase64())));
        }
        line(QStringLiteral("      Text(extent={{-100,%1},{100,%2}}, textString=\"%name\", textColor=%3)}),")
                 .replace(QStringLiteral("%1"), QString::number(half + 4))
                 .replace(QStringLiteral("%2"), QString::number(half + 34))
                 .replace(QStringLiteral("%3"), QLatin1String(kSignalColour)));
        line(QStringLiteral("    Documentation(info=%1));").arg(quoted(documentation())));
    }

    void writeLeads(const std::vector<Line>& all, bool isOutput)
    {
        const std::vector<Line> lines = alone(all);
        const int side = isOutput ? 1 : -1;
        for (std::size_t k = 0; k < lines.size(); ++k) {
            const int y = placeOf(k, lines.size());
            line(QStringLiteral("      Line(points={{%1,%2},{%3,%2}}, color=%4),")
                     .arg(side * halfWidth())
                     .arg(y)
                     .arg(side * portPlace())
                     .arg(QLatin1String(kSignalColour)));
            const int from = isOutput ? 2 : -halfWidth() + 4, to = isOutput ? halfWidth() - 4 : -2;
            line(QStringLiteral("      Text(extent={{%1,%2},{%3,%4}}, textString=%5, textColor=%6, "
                                "horizontalAlignment=TextAlignment.%7),")
                     .arg(from)
                     .arg(y - 6)
                     .arg(to)
                     .arg(y + 6)
                     .arg(quoted(lines[k].name), QLatin1String(kSignalColour),
                          isOutput ? QStringLiteral("Right") : QStringLiteral("Left")));
        }
    }

    [[nodiscard]] QString documentation() const
    {
        QString text =
            QStringLiteral("<html>\n<p>%1</p>\n<p>A model of another program: the FMU <code>%2</code> (FMI %3")
                .arg(description_.description.toHtmlEscaped(), fmu_.fileName().toHtmlEscaped())
                .arg(description_.version);
        if (!description_.tool.isEmpty())
            text += QStringLiteral(", made by %1").arg(description_.tool.toHtmlEscaped());
        text += QStringLiteral(
            "). It steps beside the model and communicates with it every <b>communicationStep</b>; between "
            "that its outputs are held, or extrapolated. Its code runs in a process of its own, and only "
            "after it was allowed.</p>\n");
        for (const auto& [title, value] :
             {std::pair{"Author", description_.author}, std::pair{"Copyright", description_.copyright},
              std::pair{"Licence", description_.license}})
            if (!value.isEmpty())
                text += QStringLiteral("<p>%1: %2</p>\n").arg(QLatin1String(title), value.toHtmlEscaped());
        if (!description_.leftOut.isEmpty())
            text += QStringLiteral("<p>Left out, since a model has no such types: %1.</p>\n")
                        .arg(description_.leftOut.join(QStringLiteral(", ")).toHtmlEscaped());
        return text + QStringLiteral("</html>");
    }

    const FmuPackage& fmu_;
    const ForeignDescription& description_;
    QString className_, file_, text_;
    model::NameList names_;
    std::vector<Line> inputs_, outputs_, parameters_;
    std::vector<Port> ports_;
    QSet<const ForeignVariable*> memberVariables_;
};

}  // namespace

QString fmuClassName(const FmuPackage& fmu)
{
    return model::NameList().take(fmu.description().name);
}

QByteArray fmuClass(const FmuPackage& fmu, const QString& className, const QString& file,
                    const model::ClassLibrary* library, const QByteArray& indentation)
{
    QByteArray text = ClassWriter(fmu, className, file, library).text().toUtf8();
    if (!indentation.isEmpty())
        text.replace("\n", "\n" + indentation);
    return text;
}

}  // namespace bramah::solver
