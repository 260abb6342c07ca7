// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <optional>
#include <utility>
#include <vector>

/// What Hopsan's types are in the library: data in its folder `Resources/Hopsan`, no decisions in the program.
namespace bramah::model::hopsan {

/// A port of a Hopsan type.
struct TypePort {
    /// What passes through the port, by its node type.
    enum class Kind : std::uint8_t { Hydraulic, Pneumatic, Translational, Rotational, Electrical, Signal, Other };
    /// The direction: power goes both ways; a reading port senses a node without taking from it; In and Out are
    /// signals. Multi: several lines may end there.
    enum class Way : std::uint8_t { Power, PowerMulti, Read, ReadMulti, In, Out };
    Kind kind = Kind::Other;
    Way way = Way::Power;
    std::optional<QPointF> place;  ///< share of the symbol's width and height from its upper left corner

    /// Does it carry a number, in one direction?
    [[nodiscard]] bool isSignal() const { return kind == Kind::Signal; }
    /// Does it only sense the node that it is joined to?
    [[nodiscard]] bool isRead() const { return way == Way::Read || way == Way::ReadMulti; }
};

/// A type of Hopsan's own library: `interfaces.json`.
struct TypeInterface {
    /// Which side of the line a component computes: `C` gives the wave, as a volume, a spring; `Q` flow, as a valve, a
    /// mass; `S` signals only.
    QChar role = u'S';
    std::vector<std::pair<QString, TypePort>> ports;
    QHash<QString, QString> values;  ///< defaults of parameters and inputs

    /// Null if there is none.
    [[nodiscard]] const TypePort* port(const QString& name) const;
};

/// What a port, an input or an output of a Hopsan type is in the class that stands for it.
struct PortRule {
    QString port;           ///< the connector; empty: none
    int sign = 1;           ///< of mechanics: flange position over the position that Hopsan counts there; 0: either way
    bool isVector = false;  ///< each line takes the next element
    QString size;           ///< of a vector: the parameter with the number of lines
    QString scale;          ///< an expression: the connector has the signal times this
    QString via;            ///< a block that a signal goes through, from `u` to `y`; else, with a scale, a gain
    std::vector<std::pair<QString, QString>> viaModifiers;
    QString text;      ///< of an input without a line: its value, if not `{name}*scale`
    QString variable;  ///< of an output without a connector: the variable with its value
    QString value;     ///< of an input: the modifier that takes its value if no line leads to it; else the connector
    std::vector<std::pair<QString, QString>> whenConnected;  ///< further modifiers if a line leads to it
};

/// What stands beside a component, as a ground.
struct NeighbourRule {
    QString className;
    QString port;  ///< its connector that leads to the component
    std::vector<std::pair<QString, QString>> modifiers;
};

/// One class that stands for a Hopsan type; the words are those of `mapping.json`.
struct TypeRule {
    QStringList when;   ///< conditions, all of which hold; a rule without any always does
    QString className;  ///< empty: the type has no equations and is left out
    std::vector<std::pair<QString, QString>> modifiers;  ///< `{name}` in a value: that of the Hopsan component
    QHash<QString, PortRule> ports;
    QHash<QString, std::pair<QString, QString>> inlines;  ///< of a reading port: both connectors, cut into the line
    /// What stands beside it, by its connectors: a class and its connector, as a ground.
    QHash<QString, NeighbourRule> neighbours;
    QString note;  ///< why its results differ; else they are the same in the limit of small steps
};

/// All rules of one type; the first one whose conditions hold counts.
struct TypeMapping {
    std::vector<TypeRule> rules;
    QHash<QString, QString> oldNames;  ///< of parameters and ports in old files
    QString constant;                  ///< the value that its output always has; empty: its output changes
    QString dropped;                   ///< why the type is left out
};

/// The data of all types.
class TypeMap
{
public:
    /// From the folder `Resources/Hopsan` of the library in \a folder. The error names the file and what is wrong.
    [[nodiscard]] static tl::expected<TypeMap, QString> read(const QString& folder);

    /// The ports and defaults of Hopsan's \a type; null for a type that is not of Hopsan's own library. Valid as long
    /// as the map.
    [[nodiscard]] const TypeInterface* interfaceOf(const QString& type) const;
    /// Null for a type that nothing stands for.
    [[nodiscard]] const TypeMapping* mappingOf(const QString& type) const;
    /// The Hopsan types for which there are rules, in any order.
    [[nodiscard]] QStringList mappedTypes() const { return mappings_.keys(); }

private:
    QHash<QString, TypeInterface> interfaces_;
    QHash<QString, TypeMapping> mappings_;
};

}  // namespace bramah::model::hopsan
