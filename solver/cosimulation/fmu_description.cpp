// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/cosimulation/fmu_description.h"

#include "model/units/unit.h"
#include "solver/translate.h"

#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <utility>

namespace bramah::solver {
namespace {

using host::Type;
using Role = ForeignVariable::Role;

/// Elements of FMI 3, and those of FMI 2 that name a type.
constexpr std::array<std::pair<const char*, Type>, 15> kTypes{{{"Float64", Type::Float64},
                                                               {"Float32", Type::Float32},
                                                               {"Int8", Type::Int8},
                                                               {"UInt8", Type::UInt8},
                                                               {"Int16", Type::Int16},
                                                               {"UInt16", Type::UInt16},
                                                               {"Int32", Type::Int32},
                                                               {"UInt32", Type::UInt32},
                                                               {"Int64", Type::Int64},
                                                               {"UInt64", Type::UInt64},
                                                               {"Boolean", Type::Boolean},
                                                               {"String", Type::Text},
                                                               {"Real", Type::Float64},
                                                               {"Integer", Type::Int32},
                                                               {"Enumeration", Type::Int64}}};
constexpr qsizetype kMostElements = 1000;  ///< of an array

std::optional<double> numberIn(QStringView text)
{
    if (text == QLatin1String("true"))
        return 1;
    if (text == QLatin1String("false"))
        return 0;
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

/// What a declared type gives to the variables that name it.
struct DeclaredType {
    QString unit, displayUnit;
    std::optional<double> min, max;
    QStringList choices;
};

/// Reads one description, from beginning to end.
class DescriptionReader
{
public:
    explicit DescriptionReader(const QByteArray& xml) : xml_(xml) {}

    tl::expected<ForeignDescription, QString> read()
    {
        if (!xml_.readNextStartElement() || xml_.name() != QLatin1String("fmiModelDescription"))
            return problem(tr("this is no description of an FMU"));
        const QString version = attribute("fmiVersion");
        made_.version = version.startsWith(QLatin1String("3.")) ? 3 : 2;
        if (made_.version == 2 && !version.startsWith(QLatin1String("2.")))
            return problem(tr("it is made for FMI %1; FMI 2.0 and 3.0 can be used").arg(version));
        readHead();
        while (xml_.readNextStartElement())
            readPart();
        if (xml_.hasError())
            return problem(xml_.errorString());
        if (!hasCoSimulation_)
            return problem(tr("it is made for model exchange alone; export it for co-simulation"));
        if (made_.identifier.isEmpty() || made_.identifier.contains(u'/'))
            return problem(tr("it does not name its library"));
        finish();
        return std::move(made_);
    }

private:
    /// A variable with names that are resolved at the end.
    struct Raw {
        ForeignVariable variable;
        QString type, unit, displayUnit, causality, initial, variability;
        bool hasDeclaredMin = false;
        std::vector<std::pair<std::int64_t, std::uint32_t>> dimensions;  ///< a size, or the variable that has it
        QStringList starts;
        bool isKnown = false;
    };

    [[nodiscard]] QString attribute(const char* name) const
    {
        return xml_.attributes().value(QLatin1String(name)).toString();
    }
    [[nodiscard]] bool isTrue(const char* name) const { return numberIn(attribute(name)).value_or(0) != 0; }
    [[nodiscard]] tl::unexpected<QString> problem(const QString& text) const
    {
        return tl::unexpected(tr("modelDescription.xml, line %1: %2").arg(xml_.lineNumber()).arg(text));
    }

    void readHead()
    {
        made_.name = attribute("modelName");
        made_.description = attribute("description");
        made_.token = attribute(made_.version == 3 ? "instantiationToken" : "guid");
        made_.tool = attribute("generationTool");
        made_.author = attribute("author");
        made_.copyright = attribute("copyright");
        made_.license = attribute("license");
    }

    void readPart()
    {
        if (xml_.name() == QLatin1String("CoSimulation")) {
            readCoSimulation();
        } else if (xml_.name() == QLatin1String("UnitDefinitions")) {
            forEachChild([this] { readUnit(); });
        } else if (xml_.name() == QLatin1String("TypeDefinitions")) {
            forEachChild([this] { readType(); });
        } else if (xml_.name() == QLatin1String("DefaultExperiment")) {
            if (!made_.step)
                made_.step = numberIn(attribute("stepSize"));
            made_.stop = numberIn(attribute("stopTime"));
            made_.tolerance = numberIn(attribute("tolerance"));
            xml_.skipCurrentElement();
        } else if (xml_.name() == QLatin1String("ModelVariables")) {
            forEachChild([this] { readVariable(); });
        } else {
            xml_.skipCurrentElement();
        }
    }

    template <typename Read>
    void forEachChild(Read&& read)
    {
        while (xml_.readNextStartElement())
            read();
    }

    void readCoSimulation()
    {
        hasCoSimulation_ = true;
        made_.identifier = attribute("modelIdentifier");
        made_.needsTool = isTrue("needsExecutionTool");
        made_.savesState = isTrue(made_.version == 3 ? "canSerializeFMUState" : "canSerializeFMUstate");
        if (const auto own = numberIn(attribute("fixedInternalStepSize")))
            made_.step = own;
        xml_.skipCurrentElement();
    }

    void readUnit()
    {
        const QString name = attribute("name");
        ForeignUnit unit;
        forEachChild([&] {
            if (xml_.name() == QLatin1String("BaseUnit")) {
                model::Dimension dimension{};
                constexpr std::array kBases{"m", "kg", "s", "A", "K", "mol", "rad"};
                for (std::size_t k = 0; k < kBases.size(); ++k)
                    dimension[k] = numberIn(attribute(kBases[k])).value_or(0);
                if (numberIn(attribute("cd")).value_or(0) == 0)
                    unit.si = siNameOf(name, dimension);
                unit.factor = numberIn(attribute("factor")).value_or(1);
                unit.offset = numberIn(attribute("offset")).value_or(0);
            }
            xml_.skipCurrentElement();
        });
        units_[name] = unit;
    }

    /// The name in which Modelica writes the quantity: that of the unit itself if it is the one of SI.
    static QString siNameOf(const QString& name, const model::Dimension& dimension)
    {
        const auto known = model::parseUnit(name);
        if (known && known->dimension == dimension)
            if (const QString usual = model::siUnitFor(*known); !usual.isEmpty())
                return usual;
        return model::siUnitOf(dimension);
    }

    void readType()
    {
        const QString outer = attribute("name");
        DeclaredType type;
        if (xml_.name() == QLatin1String("SimpleType")) {
            forEachChild([&] { readTypeBody(type); });
            types_[outer] = type;
        } else {
            readTypeBody(type);
            types_[outer] = type;
        }
    }
    void readTypeBody(DeclaredType& type)
    {
        type.unit = attribute("unit");
        type.displayUnit = attribute("displayUnit");
        type.min = numberIn(attribute("min"));
        type.max = numberIn(attribute("max"));
        std::int64_t number = 0;
        forEachChild([&] {
            if (xml_.name() == QLatin1String("Item")) {
                ++number;
                const auto value = numberIn(attribute("value"));
                type.choices.append(
                    QStringLiteral("%1: %2").arg(value ? static_cast<qint64>(*value) : number).arg(attribute("name")));
            }
            xml_.skipCurrentElement();
        });
    }

    void readVariable()
    {
        Raw raw;
        raw.variable.name = attribute("name");
        raw.variable.description = attribute("description").simplified();
        raw.variable.reference = attribute("valueReference").toUInt();
        raw.causality = attribute("causality");
        raw.initial = attribute("initial");
        raw.variability = attribute("variability");
        if (made_.version == 2) {
            forEachChild([&] {
                readTyped(raw);
                xml_.skipCurrentElement();
            });
        } else {
            readTyped(raw);
            forEachChild([&] {
                if (xml_.name() == QLatin1String("Dimension"))
                    raw.dimensions.emplace_back(attribute("start").toLongLong(), attribute("valueReference").toUInt());
                else if (xml_.name() == QLatin1String("Start"))
                    raw.variable.text = attribute("value");
                xml_.skipCurrentElement();
            });
        }
        raws_.push_back(std::move(raw));
    }

    /// What stands at the element that names the type.
    void readTyped(Raw& raw)
    {
        for (const auto& [name, type] : kTypes)
            if (xml_.name() == QLatin1String(name)) {
                raw.variable.type = type;
                raw.isKnown = true;
            }
        if (made_.version == 2 && xml_.name() == QLatin1String("Enumeration"))
            raw.variable.type = Type::Int32;
        if (!raw.isKnown)
            return;
        raw.type = attribute("declaredType");
        raw.unit = attribute("unit");
        raw.displayUnit = attribute("displayUnit");
        raw.variable.min = numberIn(attribute("min"));
        raw.variable.max = numberIn(attribute("max"));
        if (raw.variable.type == Type::Text)
            raw.variable.text = attribute("start");
        else
            raw.starts = attribute("start").split(u' ', Qt::SkipEmptyParts);
    }

    void finish()
    {
        for (Raw& raw : raws_)
            if (const auto role = roleOf(raw)) {
                if (take(raw, *role))
                    made_.variables.push_back(std::move(raw.variable));
                else if (*role != Role::Start)
                    made_.leftOut.append(raw.variable.name);
            }
    }

    static std::optional<Role> roleOf(const Raw& raw)
    {
        if (raw.causality == QLatin1String("input"))
            return Role::Input;
        if (raw.causality == QLatin1String("output"))
            return Role::Output;
        if (raw.causality == QLatin1String("parameter"))
            return Role::Parameter;
        const bool isLocal = raw.causality.isEmpty() || raw.causality == QLatin1String("local");
        if (isLocal && raw.initial == QLatin1String("exact") && raw.variability != QLatin1String("constant"))
            return Role::Start;
        return std::nullopt;
    }

    /// False if a model has no variable of its type.
    bool take(Raw& raw, Role role)
    {
        ForeignVariable& variable = raw.variable;
        variable.role = role;
        variable.isTunable = role == Role::Parameter && raw.variability == QLatin1String("tunable");
        variable.isStartFree = role == Role::Output && raw.initial == QLatin1String("exact");
        const bool isText = variable.type == Type::Text;
        if (!raw.isKnown || (isText && (role != Role::Parameter || !raw.dimensions.empty())))
            return false;
        for (const auto& [size, reference] : raw.dimensions)
            variable.sizes.push_back(size > 0 ? size : sizeIn(reference));
        if (std::ranges::any_of(variable.sizes, [](std::int64_t size) { return size < 1; }) ||
            variable.count() > static_cast<std::size_t>(kMostElements))
            return false;
        for (const QString& text : raw.starts)
            if (const auto number = numberIn(text))
                variable.start.push_back(*number);
        if (variable.start.size() == 1)
            variable.start.resize(variable.count(), variable.start.front());
        if (variable.start.size() != variable.count())
            variable.start.clear();
        const auto type = types_.find(raw.type);
        const DeclaredType none, &declared = type == types_.end() ? none : type->second;
        const auto unit = units_.find(raw.unit.isEmpty() ? declared.unit : raw.unit);
        if (unit != units_.end())
            variable.unit = unit->second;
        variable.unit.shown = raw.displayUnit.isEmpty() ? declared.displayUnit : raw.displayUnit;
        if (variable.unit.shown.isEmpty() && unit != units_.end() && unit->first != variable.unit.si)
            variable.unit.shown = unit->first;
        const auto shown = model::parseUnit(variable.unit.shown), si = model::parseUnit(variable.unit.si);
        if (!shown || !si || !shown->isCompatibleWith(*si))
            variable.unit.shown.clear();
        if (!variable.min)
            variable.min = declared.min;
        if (!variable.max)
            variable.max = declared.max;
        variable.choices = declared.choices;
        return true;
    }

    [[nodiscard]] std::int64_t sizeIn(std::uint32_t reference) const
    {
        for (const Raw& raw : raws_)
            if (raw.variable.reference == reference && !raw.starts.isEmpty())
                return raw.starts.front().toLongLong();
        return 0;
    }

    QXmlStreamReader xml_;
    ForeignDescription made_;
    bool hasCoSimulation_ = false;
    std::map<QString, ForeignUnit> units_;
    std::map<QString, DeclaredType> types_;
    std::vector<Raw> raws_;
};

/// Reads a terminal and those in it, at whose start \a xml is.
void readTerminal(QXmlStreamReader& xml, const QString& around, std::vector<ForeignTerminal>& terminals)
{
    const auto attribute = [&xml](const char* name) { return xml.attributes().value(QLatin1String(name)).toString(); };
    ForeignTerminal terminal{around + attribute("name"), attribute("terminalKind"), attribute("description"), {}};
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("Terminal")) {
            readTerminal(xml, terminal.name + u'.', terminals);
            continue;
        }
        if (xml.name() == QLatin1String("TerminalMemberVariable"))
            terminal.members.push_back({attribute("memberName"), attribute("variableName"),
                                        attribute("variableKind") == QLatin1String("outflow")});
        xml.skipCurrentElement();
    }
    terminals.push_back(std::move(terminal));
}

}  // namespace

std::vector<ForeignTerminal> readTerminals(const QByteArray& text)
{
    QXmlStreamReader xml(text);
    std::vector<ForeignTerminal> terminals;
    if (xml.readNextStartElement())
        while (xml.readNextStartElement()) {
            if (xml.name() != QLatin1String("Terminals")) {
                xml.skipCurrentElement();
                continue;
            }
            while (xml.readNextStartElement())
                readTerminal(xml, QString(), terminals);
        }
    return xml.hasError() ? std::vector<ForeignTerminal>() : terminals;
}

std::size_t ForeignVariable::count() const
{
    return std::accumulate(sizes.begin(), sizes.end(), std::size_t{1}, [](std::size_t product, std::int64_t size) {
        return product * static_cast<std::size_t>(size);
    });
}

const ForeignVariable* ForeignDescription::find(const QString& wanted) const
{
    const auto found = std::ranges::find(variables, wanted, &ForeignVariable::name);
    return found == variables.end() ? nullptr : &*found;
}

tl::expected<ForeignDescription, QString> readFmuDescription(const QByteArray& xml)
{
    return DescriptionReader(xml).read();
}

}  // namespace bramah::solver
