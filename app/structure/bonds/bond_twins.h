// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"
#include "solver/flat_model/flat_model.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace bramah::app {

/// The letter of the field for a class of Bramah.BondGraphs, such as `0`, `R`, `mTF`, `De`; empty if it is no element.
[[nodiscard]] QString bondLetter(const QString& className);

/// Does power flow into an element with this letter at its \a connector, such as `bondIn[2]`?
[[nodiscard]] bool isHeadOfBond(const QString& letter, const QString& connector);

/// The connectors that lines join, also through ports of the components around them.
[[nodiscard]] std::vector<std::vector<std::string>> jointsOf(const solver::FlatModel& model);

/// The bond graph of a component.
struct BondTwin {
    struct Element {
        QString name, letter;
        QStringList laws;  ///< equations of the element
    };
    struct End {
        int element = -1;
        bool isHead = false;  ///< power flows into the element
    };
    struct Bond {
        int tail = 0, head = 0;  ///< elements
    };
    std::vector<Element> elements;
    std::vector<Bond> bonds;
    std::map<QString, End> ports;    ///< the element behind each port
    QSet<QString> parameters;        ///< the names of its parameters
    QSet<QString> startingAnywhere;  ///< positions and angles whose start the surroundings determine
};

/// Reads the bond graphs that classes of components name. Borrows the library.
class BondTwins
{
public:
    explicit BondTwins(const model::ClassLibrary& library) : library_(library) {}

    /// The model that \a className names as its bond graph; empty if it names none.
    [[nodiscard]] QString nameOf(const QString& className) const;
    /// \a overrides: modifiers on which its structure depends, `(useShaft=true)`. Null if it cannot be read.
    [[nodiscard]] const BondTwin* read(const QString& twinName, const QByteArray& overrides = {});

private:
    const model::ClassLibrary& library_;
    std::map<std::pair<QString, QByteArray>, std::unique_ptr<BondTwin>> twins_;
};

}  // namespace bramah::app
