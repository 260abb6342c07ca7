// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/measured/data_annotation.h"

#include "model/edit/class_edits.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/units/quantity_text.h"

#include <array>
#include <cmath>

namespace bramah::solver {

using namespace model::syntax;
using model::CsvForm;
using model::TextEncoding;

namespace {

constexpr std::array kEncodings{std::pair{"utf8", TextEncoding::Utf8}, std::pair{"latin1", TextEncoding::Latin1},
                                std::pair{"utf16le", TextEncoding::Utf16LittleEndian},
                                std::pair{"utf16be", TextEncoding::Utf16BigEndian}};

/// The arguments of a call such as `data(file="x.csv", shift=0.1)`.
class CallArguments
{
public:
    explicit CallArguments(const CallExpression& call) : call_(call) {}

    [[nodiscard]] ExpressionPtr value(std::string_view name) const
    {
        for (const FunctionArgument& argument : call_.arguments)
            if (argument.name.text == name)
                return argument.value;
        return nullptr;
    }
    [[nodiscard]] QString text(std::string_view name) const { return stringOf(value(name)).value_or(QString()); }
    [[nodiscard]] double number(std::string_view name, double otherwise) const
    {
        return numberOf(value(name)).value_or(otherwise);
    }
    [[nodiscard]] int whole(std::string_view name, int otherwise) const
    {
        return static_cast<int>(std::lround(number(name, otherwise)));
    }
    /// The calls of \a name in an array.
    [[nodiscard]] std::vector<CallArguments> calls(std::string_view name) const { return callsIn(value(name)); }

    [[nodiscard]] static std::vector<CallArguments> callsIn(ExpressionPtr expression)
    {
        std::vector<CallArguments> all;
        if (const auto* array = expression ? expression->to<ArrayExpression>() : nullptr)
            for (const ExpressionPtr element : array->elements)
                if (const auto* call = element ? element->to<CallExpression>() : nullptr)
                    all.emplace_back(*call);
        return all;
    }

private:
    const CallExpression& call_;
};

CsvForm formOf(const CallArguments& call)
{
    CsvForm form;
    for (const auto& [name, encoding] : kEncodings)
        if (call.text("encoding") == QLatin1String(name))
            form.encoding = encoding;
    const auto sign = [&](std::string_view name, char otherwise) {
        const QString text = call.text(name);
        return text.isEmpty() ? otherwise : text.front().toLatin1();
    };
    form.separator = sign("separator", form.separator);
    form.decimal = sign("decimal", form.decimal);
    form.titleLine = call.whole("titles", 0);
    form.unitLine = call.whole("units", 0);
    form.firstLine = call.whole("values", 1);
    form.timeColumn = call.whole("time", 0) - 1;
    form.dateColumn = call.whole("date", 0) - 1;
    form.timeFormat = call.text("timeFormat");
    form.timeUnit = call.number("timeUnit", form.timeUnit);
    form.interval = call.number("interval", form.interval);
    form.start = call.number("start", form.start);
    form.startsAtZero = call.whole("fromZero", 0) != 0;
    form.gaps = call.whole("bridged", 0) != 0 ? model::CsvGaps::Bridged : model::CsvGaps::Open;
    for (const CallArguments& unit : call.calls("columnUnits"))
        form.units[unit.whole("column", 1) - 1] = unit.text("unit");
    return form;
}

QByteArray textOf(const CsvForm& form)
{
    QByteArrayList arguments;
    const auto add = [&](const char* name, const QByteArray& value) {
        arguments.append(QByteArray(name) + '=' + value);
    };
    const auto number = [&](const char* name, double value, double usual) {
        if (value != usual)
            add(name, model::modelicaNumber(value).toUtf8());
    };
    const CsvForm usual;
    for (const auto& [name, encoding] : kEncodings)
        if (form.encoding == encoding && encoding != usual.encoding)
            add("encoding", quoted(QString::fromLatin1(name)));
    add("separator", quoted(QString(QLatin1Char(form.separator))));
    add("decimal", quoted(QString(QLatin1Char(form.decimal))));
    number("titles", form.titleLine, 0);
    number("units", form.unitLine, 0);
    number("values", form.firstLine, 1);
    number("time", form.timeColumn + 1, 0);
    number("date", form.dateColumn + 1, 0);
    if (!form.timeFormat.isEmpty())
        add("timeFormat", quoted(form.timeFormat));
    number("timeUnit", form.timeUnit, usual.timeUnit);
    number("interval", form.interval, usual.interval);
    number("start", form.start, usual.start);
    number("fromZero", form.startsAtZero ? 1 : 0, 0);
    number("bridged", form.gaps == model::CsvGaps::Bridged ? 1 : 0, 0);
    QByteArrayList units;
    for (const auto& [column, unit] : form.units)
        units.append("unit(column=" + QByteArray::number(column + 1) + ", unit=" + quoted(unit) + ')');
    if (!units.isEmpty())
        add("columnUnits", '{' + units.join(", ") + '}');
    return "csv(" + arguments.join(", ") + ')';
}

MeasuredFile fileOf(const CallArguments& call)
{
    MeasuredFile file;
    file.file = call.text("file");
    file.name = call.text("name");
    file.shift = call.number("shift", 0);
    file.form.timeName = call.text("time");
    if (const auto value = call.value("form"); value && value->to<CallExpression>())
        file.form.csv = formOf(CallArguments(*value->to<CallExpression>()));
    for (const CallArguments& fit : call.calls("fits"))
        file.fits[fit.text("channel")] = {fit.number("gain", 1), fit.number("offset", 0), fit.text("beside"),
                                          fit.number("band", 0)};
    return file;
}

QByteArray textOf(const QString& channel, const ChannelFit& fit)
{
    QByteArrayList arguments{"channel=" + quoted(channel), "gain=" + model::modelicaNumber(fit.gain).toUtf8(),
                             "offset=" + model::modelicaNumber(fit.offset).toUtf8()};
    if (!fit.beside.isEmpty())
        arguments.append("beside=" + quoted(fit.beside));
    if (fit.band > 0)
        arguments.append("band=" + model::modelicaNumber(fit.band).toUtf8());
    return "fit(" + arguments.join(", ") + ')';
}

QByteArray textOf(const MeasuredFile& file)
{
    QByteArrayList arguments{"format=" + QByteArray::number(kDataFormat), "file=" + quoted(file.file),
                             "name=" + quoted(file.name)};
    if (file.form.csv)
        arguments.append("form=" + textOf(*file.form.csv));
    if (!file.form.timeName.isEmpty())
        arguments.append("time=" + quoted(file.form.timeName));
    if (file.shift != 0)
        arguments.append("shift=" + model::modelicaNumber(file.shift).toUtf8());
    QByteArrayList fits;
    for (const auto& [channel, fit] : file.fits)
        if (fit != ChannelFit())
            fits.append(textOf(channel, fit));
    if (!fits.isEmpty())
        arguments.append("fits={" + fits.join(", ") + '}');
    return "data(" + arguments.join(", ") + ')';
}

std::vector<CallArguments> callsOf(const model::ClassNode& node)
{
    const ClassDefinition* definition = node.definition();
    return CallArguments::callsIn(valueIn(vendorAnnotation(definition ? definition->annotation : nullptr), "data"));
}

}  // namespace

std::optional<MeasuredFiles> measuredFilesOf(const model::ClassNode& node)
{
    MeasuredFiles files;
    for (const CallArguments& call : callsOf(node)) {
        if (call.number("format", kDataFormat) > kDataFormat)
            return std::nullopt;
        files.push_back(fileOf(call));
    }
    return files;
}

std::optional<model::TextEdits> editsForMeasured(const model::ClassNode& node, const MeasuredFiles& files)
{
    if (!node.definition() || !node.tree() || node.tree()->hasErrors() || !measuredFilesOf(node))
        return std::nullopt;
    if (files.empty())
        return model::removeClassAnnotation(*node.tree(), *node.definition(), {"__Bramah", "data"});
    QByteArrayList texts;
    for (const MeasuredFile& file : files)
        texts.append(textOf(file));
    return model::setClassAnnotation(*node.tree(), *node.definition(),
                                     {{{"__Bramah", "data"}, '{' + texts.join(", ") + '}'}});
}

}  // namespace bramah::solver
