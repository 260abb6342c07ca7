// SPDX-License-Identifier: GPL-3.0-or-later
// The external functions of Modelica.Blocks.Types.ExternalCombiTable1D, ...2D and ExternalCombiTimeTable (Modelica
// Standard Library 4.1.0, Modelica/Blocks/Types.mo and Tables.mo). The objects are made while the model is flattened,
// so their data are structure: a changed table needs compilation.
#include "solver/flatten/functions/external_functions.h"
#include "solver/flatten/functions/table_matrix.h"
#include "solver/tables/table_functions.h"
#include "solver/translate.h"

#include <unordered_map>

namespace bramah::solver {

namespace {

using model::DiagnosticKind;

/// A table of one dimension or over time: for each output a curve and a function.
struct CurveTable final : ExternalObject {
    std::vector<std::shared_ptr<const Curve>> curves;
    std::vector<std::uint32_t> functions;  ///< indices in the graph
    std::shared_ptr<const TimeTableClock> clock;
    std::uint32_t nextEvent = 0;  ///< index in the graph; for tables over time
};

struct SurfaceTable final : ExternalObject {
    std::shared_ptr<const Surface> surface;
    std::uint32_t function = 0;
    std::array<double, 2> low{}, high{};  ///< range of the given grid
};

Symbolic objectOf(std::shared_ptr<ExternalObject> object)
{
    Symbolic result;
    result.kind = Symbolic::Kind::Object;
    result.object = std::move(object);
    return result;
}

/// The numbers of an argument that is known before the run; empty otherwise.
std::vector<double> numbersOf(const ExternalCall& call, std::size_t i)
{
    std::vector<double> numbers;
    const model::Value value = call.context.structural.parameterValue(call.value(i));
    if (const auto* array = value.to<model::ArrayValue>())
        for (const model::Value& element : array->elements)
            numbers.push_back(element.number().value_or(0));
    return numbers;
}

struct TableSource {
    std::size_t file = 0, name = 1, matrix = 2;  ///< numbers of the arguments
    std::size_t delimiter = 0, headerLines = 0;
};

TableReading readTable(const ExternalCall& call, const TableSource& source)
{
    const QString file = call.text(source.file), name = call.text(source.name);
    if (!file.trimmed().isEmpty() && file != QLatin1String("NoName")) {
        const QString path = call.filePath(file);
        call.context.flat.dataFiles.insert(path.toStdString());
        if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive))
            return readCsvTable(path, call.text(source.delimiter),
                                static_cast<int>(std::clamp(call.number(source.headerLines), 0.0, 1e9)));
        if (path.endsWith(QLatin1String(".mat"), Qt::CaseInsensitive))
            return readMatTable(path, name);
        return readTextTable(path, name);
    }
    TableReading reading;
    const Symbolic& matrix = call.value(source.matrix);
    if (matrix.sizes.size() != 2)
        return {{}, tr("it is no matrix")};
    reading.matrix.rows = static_cast<std::size_t>(matrix.sizes[0]);
    reading.matrix.columns = static_cast<std::size_t>(matrix.sizes[1]);
    reading.matrix.values = numbersOf(call, source.matrix);
    if (std::ssize(reading.matrix.values) != matrix.elements.size())
        reading.error = tr("its numbers are not known before the run");
    return reading;
}

std::shared_ptr<CurveTable> curvesOf(const ExternalCall& call, const TableMatrix& matrix, std::size_t columns,
                                     Smoothness smoothness, Extrapolation extrapolation, bool isStrict, QString& error)
{
    if (matrix.rows < 1 || matrix.columns < 2) {
        error = tr("it needs a row and two columns at least");
        return nullptr;
    }
    const std::vector<double> x = matrix.column(0);
    error = reasonNotRising(x, isStrict);
    auto table = std::make_shared<CurveTable>();
    for (const double column : numbersOf(call, columns)) {
        if (error.isEmpty() && (column < 1 || column > static_cast<double>(matrix.columns)))
            error = tr("it has no column %1").arg(column);
        if (!error.isEmpty())
            return nullptr;
        table->curves.push_back(
            std::make_shared<Curve>(x, matrix.column(static_cast<std::size_t>(column) - 1), smoothness, extrapolation));
    }
    return error.isEmpty() ? table : nullptr;
}

Symbolic makeCurveTable(ExternalCall& call)
{
    const TableReading reading = readTable(call, {0, 1, 2, 10, 11});
    if (!reading.error.isEmpty())
        return call.refused(DiagnosticKind::WrongTable, reading.error);
    QString error;
    const auto table = curvesOf(call, reading.matrix, 5, call.choice(7, Smoothness::ModifiedContinuousDerivative),
                                call.choice(8, Extrapolation::NoExtrapolation), true, error);
    if (!table)
        return call.refused(DiagnosticKind::WrongTable, error);
    for (const auto& curve : table->curves)
        table->functions.push_back(call.context.graph().addFunction(curveFunction(curve)));
    return objectOf(table);
}

Symbolic makeTimeTable(ExternalCall& call)
{
    const TableReading reading = readTable(call, {0, 1, 2, 13, 14});
    if (!reading.error.isEmpty())
        return call.refused(DiagnosticKind::WrongTable, reading.error);
    const auto smoothness = call.choice(8, Smoothness::ModifiedContinuousDerivative);
    const auto extrapolation = call.choice(9, Extrapolation::NoExtrapolation);
    QString error;
    const auto table = curvesOf(call, reading.matrix, 6, smoothness, extrapolation, isCubic(smoothness), error);
    if (!table)
        return call.refused(DiagnosticKind::WrongTable, error);
    const TimeTableSetting setting{call.number(5), call.number(10), call.choice(11, TimeEvents::NoTimeEvents)};
    table->clock = std::make_shared<TimeTableClock>(reading.matrix.column(0), smoothness, extrapolation, setting);
    ExpressionGraph& graph = call.context.graph();
    for (const auto& curve : table->curves)
        table->functions.push_back(graph.addFunction(timeCurveFunction(curve, table->clock)));
    table->nextEvent = graph.addFunction(nextEventFunction(table->clock));
    return objectOf(table);
}

Symbolic makeSurfaceTable(ExternalCall& call)
{
    const TableReading reading = readTable(call, {0, 1, 2, 8, 9});
    const TableMatrix& matrix = reading.matrix;
    if (!reading.error.isEmpty())
        return call.refused(DiagnosticKind::WrongTable, reading.error);
    if (matrix.rows < 2 || matrix.columns < 2)
        return call.refused(DiagnosticKind::WrongTable,
                            tr("it needs two rows and two columns at least, the first of them for the grids"));
    const auto smoothness = call.choice(5, Smoothness::ModifiedContinuousDerivative);
    if (smoothness == Smoothness::MonotoneContinuousDerivative1 ||
        smoothness == Smoothness::MonotoneContinuousDerivative2)
        return call.refused(DiagnosticKind::WrongTable,
                            tr("the monotone kinds of smoothness are for tables of one dimension"));
    std::vector<double> x = matrix.column(0, 1),
                        y(matrix.values.begin() + 1,
                          matrix.values.begin() + static_cast<std::ptrdiff_t>(matrix.columns)),
                        z;
    for (const std::vector<double>* grid : {&x, &y})
        if (const QString reason = reasonNotRising(*grid, true); !reason.isEmpty())
            return call.refused(DiagnosticKind::WrongTable, reason);
    for (std::size_t row = 1; row < matrix.rows; ++row)
        for (std::size_t column = 1; column < matrix.columns; ++column)
            z.push_back(matrix.at(row, column));
    auto table = std::make_shared<SurfaceTable>();
    table->low = {x.front(), y.front()};
    table->high = {x.back(), y.back()};
    table->surface = std::make_shared<Surface>(x, y, z, smoothness, call.choice(6, Extrapolation::NoExtrapolation));
    table->function = call.context.graph().addFunction(surfaceFunction(table->surface));
    return objectOf(table);
}

/// For Extrapolation.NoExtrapolation: asserts that the argument stays between \a low and \a high.
void assertInside(const ExternalCall& call, Extrapolation extrapolation, ExprId u, double low, double high)
{
    ExpressionGraph& graph = call.context.graph();
    if (extrapolation != Extrapolation::NoExtrapolation || graph.isConstant(u))
        return;
    FlatAction assertion;
    assertion.kind = ActionKind::Assert;
    assertion.value = graph.binary(Operation::And, graph.binary(Operation::GreaterEqual, u, graph.constant(low)),
                                   graph.binary(Operation::LessEqual, u, graph.constant(high)));
    assertion.message.texts = {tr("the table is asked for ").toStdString(),
                               tr(", outside of its grid from %1 to %2").arg(low).arg(high).toStdString()};
    assertion.message.values = {u};
    assertion.origin = call.context.messages.originOf(call.place, call.span);
    auto& assertions = call.context.flat.assertions;
    for (const FlatAction& known : assertions)
        if (known.value == assertion.value && known.origin.component == assertion.origin.component)
            return;
    assertions.push_back(std::move(assertion));
}

/// The function for the table output that the call asks for; null (and a message) if there is none, or if the table is
/// over time and the call is not, or vice versa.
const std::uint32_t* functionOf(const ExternalCall& call, bool isOverTime, const CurveTable*& table)
{
    table = dynamic_cast<const CurveTable*>(call.object(0));
    const double column = call.number(1);
    if (table && (table->clock != nullptr) == isOverTime && column >= 1 &&
        column <= static_cast<double>(table->functions.size()))
        return &table->functions[static_cast<std::size_t>(column) - 1];
    call.report(DiagnosticKind::WrongArguments, {tr("table")});
    return nullptr;
}

/// f(arguments) for order 0, its first derivative by s for order 1, its second for order 2; the arguments change with s
/// at \a rates, and these at \a secondRates.
Symbolic along(ExternalCall& call, std::uint32_t function, const std::vector<ExprId>& arguments,
               const std::vector<ExprId>& rates, const std::vector<ExprId>& secondRates)
{
    ExpressionGraph& graph = call.context.graph();
    if (rates.empty())
        return Symbolic::scalar(graph.call(function, arguments));
    ExprId sum = graph.constant(0);
    const auto add = [&](std::optional<std::uint32_t> derivative, ExprId factor) {
        if (derivative)
            sum = graph.binary(Operation::Add, sum,
                               graph.binary(Operation::Multiply, graph.call(*derivative, arguments), factor));
    };
    for (std::size_t k = 0; k < rates.size(); ++k) {
        const auto first = graph.derivativeOfFunction(function, static_cast<int>(k));
        if (secondRates.empty()) {
            add(first, rates[k]);
            continue;
        }
        add(first, secondRates[k]);
        for (std::size_t l = 0; first && l < rates.size(); ++l)
            add(graph.derivativeOfFunction(*first, static_cast<int>(l)),
                graph.binary(Operation::Multiply, rates[k], rates[l]));
    }
    return Symbolic::scalar(sum);
}

template <int Order>
Symbolic curveValue(ExternalCall& call)
{
    const CurveTable* table = nullptr;
    const std::uint32_t* function = functionOf(call, false, table);
    if (!function)
        return {};
    const Curve& curve = *table->curves.front();
    assertInside(call, curve.extrapolation(), call.expression(2), curve.x().front(), curve.x().back());
    return along(call, *function, {call.expression(2)},
                 Order > 0 ? std::vector{call.expression(3)} : std::vector<ExprId>(),
                 Order > 1 ? std::vector{call.expression(4)} : std::vector<ExprId>());
}

template <int Order>
Symbolic timeValue(ExternalCall& call)
{
    const CurveTable* table = nullptr;
    const std::uint32_t* function = functionOf(call, true, table);
    if (!function)
        return {};
    // Argument 4, the previous next event, adds nothing to the next event itself.
    return along(call, *function, {call.expression(2), call.expression(3)},
                 Order > 0 ? std::vector{call.expression(5)} : std::vector<ExprId>(),
                 Order > 1 ? std::vector{call.expression(6)} : std::vector<ExprId>());
}

template <int Order>
Symbolic surfaceValue(ExternalCall& call)
{
    const auto* table = dynamic_cast<const SurfaceTable*>(call.object(0));
    if (!table) {
        call.report(DiagnosticKind::WrongArguments, {tr("table")});
        return {};
    }
    for (std::size_t k = 0; k < 2; ++k)
        assertInside(call, table->surface->extrapolation(), call.expression(k + 1), table->low[k], table->high[k]);
    const auto pair = [&](std::size_t from) { return std::vector{call.expression(from), call.expression(from + 1)}; };
    return along(call, table->function, pair(1), Order > 0 ? pair(3) : std::vector<ExprId>(),
                 Order > 1 ? pair(5) : std::vector<ExprId>());
}

Symbolic nextTimeEvent(ExternalCall& call)
{
    const auto* table = dynamic_cast<const CurveTable*>(call.object(0));
    if (!table || !table->clock) {
        call.report(DiagnosticKind::WrongArguments, {tr("table")});
        return {};
    }
    const ExprId time = call.expression(1);
    return Symbolic::scalar(call.context.graph().call(table->nextEvent, std::vector{time}));
}

template <bool IsHigh>
Symbolic gridEnd(ExternalCall& call)
{
    ExpressionGraph& graph = call.context.graph();
    if (const auto* table = dynamic_cast<const CurveTable*>(call.object(0)); table && !table->curves.empty()) {
        const std::vector<double>& x = table->curves.front()->x();
        return Symbolic::scalar(graph.constant(IsHigh ? x.back() : x.front()));
    }
    const auto* table = dynamic_cast<const SurfaceTable*>(call.object(0));
    if (!table) {
        call.report(DiagnosticKind::WrongArguments, {tr("table")});
        return {};
    }
    const auto& ends = IsHigh ? table->high : table->low;
    return Symbolic::array({2}, {graph.constant(ends[0]), graph.constant(ends[1])});
}

}  // namespace

ExternalImplementation tableImplementation(std::string_view name)
{
    static const std::unordered_map<std::string_view, ExternalImplementation> functions{
        {"ModelicaStandardTables_CombiTable1D_init2", makeCurveTable},  // of version 3.2.3, without the form of CSV
        {"ModelicaStandardTables_CombiTable1D_init3", makeCurveTable},
        {"ModelicaStandardTables_CombiTable1D_getValue", curveValue<0>},
        {"ModelicaStandardTables_CombiTable1D_getDerValue", curveValue<1>},
        {"ModelicaStandardTables_CombiTable1D_getDer2Value", curveValue<2>},
        {"ModelicaStandardTables_CombiTable1D_minimumAbscissa", gridEnd<false>},
        {"ModelicaStandardTables_CombiTable1D_maximumAbscissa", gridEnd<true>},
        {"ModelicaStandardTables_CombiTable2D_init2", makeSurfaceTable},
        {"ModelicaStandardTables_CombiTable2D_init3", makeSurfaceTable},
        {"ModelicaStandardTables_CombiTable2D_getValue", surfaceValue<0>},
        {"ModelicaStandardTables_CombiTable2D_getDerValue", surfaceValue<1>},
        {"ModelicaStandardTables_CombiTable2D_getDer2Value", surfaceValue<2>},
        {"ModelicaStandardTables_CombiTable2D_minimumAbscissa", gridEnd<false>},
        {"ModelicaStandardTables_CombiTable2D_maximumAbscissa", gridEnd<true>},
        {"ModelicaStandardTables_CombiTimeTable_init2", makeTimeTable},
        {"ModelicaStandardTables_CombiTimeTable_init3", makeTimeTable},
        {"ModelicaStandardTables_CombiTimeTable_getValue", timeValue<0>},
        {"ModelicaStandardTables_CombiTimeTable_getDerValue", timeValue<1>},
        {"ModelicaStandardTables_CombiTimeTable_getDer2Value", timeValue<2>},
        {"ModelicaStandardTables_CombiTimeTable_minimumTime", gridEnd<false>},
        {"ModelicaStandardTables_CombiTimeTable_maximumTime", gridEnd<true>},
        {"ModelicaStandardTables_CombiTimeTable_nextTimeEvent", nextTimeEvent},
    };
    const auto found = functions.find(name);
    return found == functions.end() ? nullptr : found->second;
}

}  // namespace bramah::solver
