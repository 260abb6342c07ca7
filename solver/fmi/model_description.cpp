// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fmi/model_description.h"

#include "solver/fmi/fmu_texts.h"
#include "solver/fmi/unit_element.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QXmlStreamWriter>

#include <map>
#include <set>

namespace bramah::solver {
namespace {

QString integer(double value)
{
    return QString::number(static_cast<qint64>(value));
}

QString nameOf(FmuCausality causality)
{
    switch (causality) {
    case FmuCausality::Input: return QStringLiteral("input");
    case FmuCausality::Output: return QStringLiteral("output");
    case FmuCausality::Parameter: return QStringLiteral("parameter");
    case FmuCausality::CalculatedParameter: return QStringLiteral("calculatedParameter");
    case FmuCausality::Local: break;
    }
    return QStringLiteral("local");
}

QString nameOf(FmuVariability variability)
{
    switch (variability) {
    case FmuVariability::Constant: return QStringLiteral("constant");
    case FmuVariability::Tunable: return QStringLiteral("tunable");
    case FmuVariability::Discrete: return QStringLiteral("discrete");
    case FmuVariability::Continuous: break;
    }
    return QStringLiteral("continuous");
}

/// Writes the description: both versions have the same parts, with other names and at other places.
class DescriptionWriter
{
public:
    DescriptionWriter(const ExportedModel& exported, FmiVersion version)
        : exported_(exported), isThree_(version == FmiVersion::Three), xml_(&bytes_)
    {
        xml_.setAutoFormatting(true);
        xml_.setAutoFormattingIndent(2);
    }

    QByteArray write(const QString& token)
    {
        xml_.writeStartDocument();
        xml_.writeStartElement(QStringLiteral("fmiModelDescription"));
        attribute("fmiVersion", isThree_ ? "3.0" : "2.0");
        attribute("modelName", text(exported_.model->className));
        attribute(isThree_ ? "instantiationToken" : "guid", token);
        if (!exported_.description.isEmpty())
            attribute("description", exported_.description);
        attribute("generationTool", QStringLiteral("Bramah ") + QCoreApplication::applicationVersion());
        attribute("generationDateAndTime", QDateTime::currentDateTimeUtc().toString(Qt::ISODate));
        attribute("variableNamingConvention", "structured");
        if (!isThree_)
            attribute("numberOfEventIndicators", "0");
        writeAbilities();
        writeUnits();
        writeEnumerations();
        writeLogCategories();
        writeExperiment();
        writeVariables();
        writeStructure();
        xml_.writeEndElement();
        xml_.writeEndDocument();
        return bytes_;
    }

private:
    void attribute(const char* name, const QString& value) { xml_.writeAttribute(QLatin1String(name), value); }
    void attribute(const char* name, const char* value) { attribute(name, QString::fromLatin1(value)); }
    void start(const char* name) { xml_.writeStartElement(QLatin1String(name)); }
    void end() { xml_.writeEndElement(); }

    void writeAbilities()
    {
        start("CoSimulation");
        attribute("modelIdentifier", modelIdentifier(exported_.model->className));
        attribute("canHandleVariableCommunicationStepSize", "true");
        attribute(isThree_ ? "canGetAndSetFMUState" : "canGetAndSetFMUstate", "true");
        attribute(isThree_ ? "canSerializeFMUState" : "canSerializeFMUstate", "true");
        attribute(isThree_ ? "providesDirectionalDerivatives" : "providesDirectionalDerivative", "true");
        attribute("maxOutputDerivativeOrder", "0");
        if (isThree_) {
            attribute("hasEventMode", "true");
            attribute("mightReturnEarlyFromDoStep", "true");
        } else {
            attribute("canInterpolateInputs", "true");
        }
        end();
    }

    /// A unit of the model by the base units of SI, with the units in which its values are shown.
    void writeUnits()
    {
        std::map<QString, std::set<QString>> shown;
        for (const FmuVariable& one : exported_.variables) {
            const VariableTexts& texts = *one.variable->texts;
            if (const QString unit = text(texts.unit); isKnownUnit(unit)) {
                std::set<QString>& displayed = shown[unit];
                if (const QString display = text(texts.displayUnit); isShownIn(unit, display))
                    displayed.insert(display);
            }
        }
        if (!isThree_ || !shown.empty())
            shown[QStringLiteral("s")];  // of time
        start("UnitDefinitions");
        for (const auto& [name, displayed] : shown)
            writeUnit(name, displayed);
        end();
    }

    [[nodiscard]] static bool isKnownUnit(const QString& unit)
    {
        const auto known = model::parseUnit(unit);
        return !unit.isEmpty() && unit != QLatin1String("1") && known && hasBaseUnits(*known);
    }
    [[nodiscard]] static bool isShownIn(const QString& unit, const QString& display)
    {
        return !display.isEmpty() && display != unit && model::convert(0, unit, display).has_value();
    }

    void writeUnit(const QString& name, const std::set<QString>& displayed)
    {
        const model::Unit unit = *model::parseUnit(name);
        start("Unit");
        attribute("name", name);
        writeBaseUnit(xml_, QStringLiteral("BaseUnit"), unit);
        for (const QString& display : displayed) {
            const double zero = *model::convert(0, name, display), one = *model::convert(1, name, display);
            start("DisplayUnit");
            attribute("name", display);
            attribute("factor", number(one - zero));
            if (zero != 0)
                attribute("offset", number(zero));
            end();
        }
        end();
    }

    /// Enumerations have no name in the flat model: each set of literals is a type.
    [[nodiscard]] QString typeOf(const FlatVariable& variable)
    {
        const auto [at, isNew] =
            types_.try_emplace(variable.texts->literals, QStringLiteral("Enumeration%1").arg(types_.size() + 1));
        return at->second;
    }

    void writeEnumerations()
    {
        for (const FmuVariable& one : exported_.variables)
            if (one.variable->type == ValueType::Enumeration)
                (void)typeOf(*one.variable);
        if (types_.empty())
            return;
        start("TypeDefinitions");
        for (const auto& [literals, name] : types_) {
            start(isThree_ ? "EnumerationType" : "SimpleType");
            attribute("name", name);
            if (!isThree_)
                start("Enumeration");
            for (std::size_t i = 0; i < literals.size(); ++i) {
                start("Item");
                attribute("name", text(literals[i]));
                attribute("value", QString::number(i + 1));
                end();
            }
            if (!isThree_)
                end();
            end();
        }
        end();
    }

    void writeLogCategories()
    {
        start("LogCategories");
        for (const char* name : {"logStatusError", "logStatusWarning", "logAll"}) {
            start("Category");
            attribute("name", name);
            end();
        }
        end();
    }

    void writeExperiment()
    {
        const Experiment& experiment = exported_.model->experiment;
        start("DefaultExperiment");
        attribute("startTime", number(experiment.startTime));
        attribute("stopTime", number(experiment.stopTime));
        attribute("tolerance", number(experiment.tolerance.value_or(kUsualTolerance)));
        constexpr double kSteps = 500;
        attribute("stepSize",
                  number(experiment.interval.value_or((experiment.stopTime - experiment.startTime) / kSteps)));
        end();
    }

    void writeVariables()
    {
        start("ModelVariables");
        for (const FmuVariable& one : exported_.variables)
            isThree_ ? writeThree(one) : writeTwo(one);
        writeTime();
        end();
    }

    void writeTime()
    {
        start(isThree_ ? "Float64" : "ScalarVariable");
        attribute("name", "time");
        attribute("valueReference", QString::number(exported_.timeReference));
        attribute("description", "Simulation time");
        attribute("causality", "independent");
        attribute("variability", "continuous");
        if (!isThree_)
            start("Real");
        attribute("unit", "s");
        if (!isThree_)
            end();
        end();
    }

    void writeCommon(const FmuVariable& one)
    {
        attribute("name", text(one.variable->path));
        attribute("valueReference", QString::number(one.reference));
        if (!one.variable->texts->description.empty())
            attribute("description", text(one.variable->texts->description));
        attribute("causality", nameOf(one.causality));
        attribute("variability", nameOf(one.variability));
        if (one.causality != FmuCausality::Input)
            attribute("initial", hasExactStart(one) ? "exact" : "calculated");
    }

    /// What a parameter or a constant is at the start, it is by its start value.
    [[nodiscard]] static bool hasExactStart(const FmuVariable& one)
    {
        return one.causality == FmuCausality::Parameter || one.variability == FmuVariability::Constant;
    }

    void writeTwo(const FmuVariable& one)
    {
        start("ScalarVariable");
        writeCommon(one);
        switch (one.variable->type) {
        case ValueType::Real: start("Real"); break;
        case ValueType::Integer: start("Integer"); break;
        case ValueType::Boolean: start("Boolean"); break;
        case ValueType::Enumeration: start("Enumeration"); break;
        case ValueType::String: start("String"); break;
        }
        writeTyped(one);
        if (one.variable->type == ValueType::String)
            attribute("start", text(one.variable->texts->stringValue));
        end();
        end();
    }

    void writeThree(const FmuVariable& one)
    {
        switch (one.variable->type) {
        case ValueType::Real: start("Float64"); break;
        case ValueType::Integer: start("Int32"); break;
        case ValueType::Boolean: start("Boolean"); break;
        case ValueType::Enumeration: start("Enumeration"); break;
        case ValueType::String: start("String"); break;
        }
        writeCommon(one);
        writeTyped(one);
        if (one.variable->type == ValueType::String) {
            start("Start");
            attribute("value", text(one.variable->texts->stringValue));
            end();
        }
        end();
    }

    /// Units, bounds and start, which lie in the element of the type in both versions.
    void writeTyped(const FmuVariable& one)
    {
        const VariableTexts& texts = *one.variable->texts;
        const bool isReal = one.variable->type == ValueType::Real;
        if (one.variable->type == ValueType::Enumeration)
            attribute("declaredType", typeOf(*one.variable));
        if (isReal) {
            if (!texts.quantity.empty())
                attribute("quantity", text(texts.quantity));
            if (const QString unit = text(texts.unit); isKnownUnit(unit)) {
                attribute("unit", unit);
                if (const QString display = text(texts.displayUnit); isShownIn(unit, display))
                    attribute("displayUnit", display);
            }
        }
        const bool isNumber = isReal || one.variable->type == ValueType::Integer;
        const auto written = [&](double value) { return isReal ? number(value) : integer(value); };
        if (isNumber && one.min)
            attribute("min", written(*one.min));
        if (isNumber && one.max)
            attribute("max", written(*one.max));
        if (one.start && one.variable->type == ValueType::Boolean)
            attribute("start", *one.start != 0 ? "true" : "false");
        else if (one.start && one.variable->type != ValueType::String)
            attribute("start", written(*one.start));
    }

    /// Outputs depend on whatever they may; so do all values that the start computes.
    void writeStructure()
    {
        start("ModelStructure");
        if (isThree_) {
            for (const FmuVariable& one : exported_.variables)
                if (one.causality == FmuCausality::Output)
                    writeUnknown("Output", one.reference);
            for (const FmuVariable& one : exported_.variables)
                if (isFoundAtStart(one))
                    writeUnknown("InitialUnknown", one.reference);
        } else {
            writeUnknowns("Outputs", [](const FmuVariable& one) { return one.causality == FmuCausality::Output; });
            writeUnknowns("InitialUnknowns", isFoundAtStart);
        }
        end();
    }

    [[nodiscard]] static bool isFoundAtStart(const FmuVariable& one)
    {
        return (one.causality == FmuCausality::Output || one.causality == FmuCausality::CalculatedParameter) &&
               !hasExactStart(one);
    }

    void writeUnknown(const char* name, std::uint32_t reference)
    {
        start(name);
        attribute("valueReference", QString::number(reference));
        end();
    }

    template <typename Is>
    void writeUnknowns(const char* name, Is&& is)
    {
        bool isBegun = false;
        for (std::size_t i = 0; i < exported_.variables.size(); ++i) {
            if (!is(exported_.variables[i]))
                continue;
            if (!std::exchange(isBegun, true))
                start(name);
            start("Unknown");
            attribute("index", QString::number(i + 1));
            end();
        }
        if (isBegun)
            end();
    }

    const ExportedModel& exported_;
    bool isThree_;
    QByteArray bytes_;
    QXmlStreamWriter xml_;
    std::map<std::vector<std::string>, QString> types_;
};

}  // namespace

QByteArray modelDescription(const ExportedModel& exported, FmiVersion version, const QString& token)
{
    return DescriptionWriter(exported, version).write(token);
}

}  // namespace bramah::solver
