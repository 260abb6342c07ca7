// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/cosimulation/fmu_class.h"

#include "model/syntax/string_literal.h"
#include "model/syntax/token.h"
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
constexpr double kLetter = 3.6;  ///< half of the width of a letter beside a port
constexpr auto kSignalColour = "{44,99,201}";

/// A Modelica name made of \a text, and not yet in \a taken, to which it is added.
QString freeName(const QString& text, QSet<QString>& taken)
{
    QString name;
    for (const QChar sign : text) {
        const bool isPlain = sign.unicode() < 128 && (sign.isLetterOrNumber() || sign == u'_');
        if (isPlain || !name.endsWith(u'_'))
            name += isPlain ? sign : QChar(u'_');
    }
    while (name.endsWith(u'_'))
        name.chop(1);
    if (name.isEmpty() || !(name.front().isLetter() || name.front() == u'_'))
        name.prepend(QStringLiteral("x_"));
    const QByteArray bytes = name.toUtf8();
    if (model::syntax::keywordOrIdentifier({bytes.constData(), static_cast<std::size_t>(bytes.size())}) !=
        model::syntax::TokenKind::Identifier)
        name += u'_';
    const QString first = name;
    for (int number = 2; taken.contains(name); ++number)
        name = first + u'_' + QString::number(number);
    taken.insert(name);
    return name;
}

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
                                   : convertedIn(element, variable->unit));
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
    ClassWriter(const FmuPackage& fmu, const QString& className, const QString& file)
        : fmu_(fmu), description_(fmu.description()), className_(className), file_(file)
    {
        taken_ = {className,
                  QStringLiteral("communicationStep"),
                  QStringLiteral("extrapolate"),
                  QStringLiteral("timeLimit"),
                  QStringLiteral("fmuOutputs"),
                  QStringLiteral("time")};
        for (const ForeignVariable& variable : description_.variables) {
            auto& lines = variable.role == Role::Input    ? inputs_
                          : variable.role == Role::Output ? outputs_
                                                          : parameters_;
            if (variable.role == Role::Start && variable.start.empty())
                continue;
            lines.push_back({&variable, freeName(variable.role == Role::Start ? variable.name + QStringLiteral("_start")
                                                                              : variable.name,
                                                 taken_)});
            if (variable.isStartFree && !variable.start.empty())
                parameters_.push_back({&variable, freeName(variable.name + QStringLiteral("_start"), taken_)});
        }
    }

    [[nodiscard]] QString text()
    {
        if (outputs_.empty())
            return {};
        QString description = description_.description.simplified();
        if (description.isEmpty())
            description = QStringLiteral("The FMU ") + fmu_.fileName();
        line(QStringLiteral("block %1 %2").arg(className_, quoted(description)));
        for (const Line& one : parameters_)
            writeParameter(one);
        writeOwnParameters();
        writePorts(inputs_, false);
        writePorts(outputs_, true);
        writeCall();
        writeOutputs();
        writeAnnotation();
        text_ += QStringLiteral("end ") + className_;
        return text_;
    }

private:
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
            for (const Line& one : lines)
                most = std::max(most, one.name.size());
            return static_cast<double>(most);
        };
        const double wanted = kLetter * (longest(inputs_) + longest(outputs_)) + kLead / 2.0;
        return std::clamp(static_cast<int>(std::ceil(wanted / kLead)) * kLead, kLeastWidth, kMostWidth);
    }
    [[nodiscard]] int portPlace() const { return halfWidth() + kLead; }
    [[nodiscard]] int halfHeight() const
    {
        const auto most = static_cast<int>(std::max<std::size_t>({inputs_.size(), outputs_.size(), 2}));
        return most * kPortWay / 2 + kPortWay / 2;
    }
    static int placeOf(std::size_t k, std::size_t count)
    {
        return kPortWay * (static_cast<int>(count) - 1) / 2 - kPortWay * static_cast<int>(k);
    }

    void writePorts(const std::vector<Line>& lines, bool isOutput)
    {
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
                const QString value = QStringLiteral("fmuOutputs[%1]").arg(++place);
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
                 .arg(-half)
                 .arg(portPlace())
                 .arg(half));
        line(QStringLiteral("      Rectangle(extent={{%1,%2},{%3,%4}}, lineColor=%5),")
                 .arg(-halfWidth())
                 .arg(-half)
                 .arg(halfWidth())
                 .arg(half)
                 .arg(QLatin1String(kSignalColour)));
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

    void writeLeads(const std::vector<Line>& lines, bool isOutput)
    {
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
    QSet<QString> taken_;
    std::vector<Line> inputs_, outputs_, parameters_;
};

}  // namespace

QString fmuClassName(const FmuPackage& fmu)
{
    QSet<QString> none;
    return freeName(fmu.description().name, none);
}

QByteArray fmuClass(const FmuPackage& fmu, const QString& className, const QString& file, const QByteArray& indentation)
{
    QByteArray text = ClassWriter(fmu, className, file).text().toUtf8();
    if (!indentation.isEmpty())
        text.replace("\n", "\n" + indentation);
    return text;
}

}  // namespace bramah::solver
