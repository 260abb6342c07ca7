// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_names.h"
#include "solver/flat_model/flat_model.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

/// The letter of the field for a class of Bramah.BondGraphs, such as `0`, `R`, `mTF`, `De`; empty if it is no element.
[[nodiscard]] QString bondLetter(const QString& className);

/// Does power flow into an element with this letter at its \a connector, such as `bondIn[2]`?
[[nodiscard]] bool isHeadOfBond(const QString& letter, const QString& connector);

/// A component of a circuit as bonds.
struct ComponentBonds {
    /// An element that stands for a part of the component.
    struct Element {
        QString name, letter;
        QStringList laws;  ///< its equations, if they are told from those of other elements
    };
    /// The end of a bond at an element.
    struct End {
        int element = -1;
        bool isHead = false;  ///< power flows into the element
    };
    /// A bond inside of the component.
    struct Bond {
        int tail = 0, head = 0;  ///< elements
    };
    std::vector<Element> elements;
    std::vector<Bond> bonds;
    std::map<QString, End> ports;  ///< the element behind each port
};

/// Derives the bonds of components from what their classes say, `__Bramah(bonds="P > way:1 > T, way > edge:R")`, see
/// BondChain, and from their parameters. What a class says adds to what its base classes say. Borrows library and
/// model.
class ComponentBondReader
{
public:
    /// Reads all equations of \a model once, for the laws of elements.
    ComponentBondReader(const model::ClassLibrary& library, const FlatModel& model);

    /// Nothing if neither its class nor a base class says anything, or it cannot be read: see faults().
    [[nodiscard]] std::optional<ComponentBonds> read(const FlatComponent& component);
    /// What cannot be read, a line for each class, with its place.
    [[nodiscard]] const QStringList& faults() const { return faults_; }

    /// What the class and its base classes say, base classes first.
    [[nodiscard]] QStringList textsOf(const model::ClassNode& node);

private:
    [[nodiscard]] double valueOf(const std::string& path) const;
    void addLaws(ComponentBonds& bonds, const std::string& path) const;

    const model::ClassLibrary& library_;
    model::ClassNames names_;
    const FlatModel& model_;
    QStringList faults_;
    std::unordered_map<std::string, std::uint32_t> numbers_;              ///< of components by path
    std::vector<std::vector<const FlatEquation*>> equationsByComponent_;  ///< without those of lines
};

}  // namespace bramah::solver
