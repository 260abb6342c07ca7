// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/edit/edited_text.h"
#include "solver/overview/bonds/circuit_bonds.h"

#include <QHash>
#include <QSet>

namespace bramah::solver {

/// The end of a bond at a component or at a port of the class itself, by its name in the class, as `valve.P`.
struct BondTie {
    QString name;
    BondPort::Side side = BondPort::Side::Unknown;
    bool isMechanical = false;
    bool isOwn = false;  ///< it is a port of the class itself
};

/// The sheet of a class whose lines are replaced by bonds: present symbols and new ones. Borrows the text.
class BondSheet
{
public:
    /// \a className: its path inside the text. \a diagram: of the class before the change.
    BondSheet(model::EditedText& text, QString className, const model::Diagram& diagram);

    /// The class in the present text; valid until that changes.
    [[nodiscard]] const model::syntax::ClassDefinition& definition();
    /// Is the component \a name declared in this class, once, and not inherited?
    [[nodiscard]] bool declares(const QString& name);
    /// The nets of ports connected by lines, each a list of names, also for a single line.
    [[nodiscard]] std::vector<QStringList> nets();
    /// The first declaration or equation that reads a variable of a port or a component in \a names; empty if none.
    [[nodiscard]] QString readerOf(const QSet<QString>& names);

    /// Removes all lines that end at one of \a ports, names as in nets().
    void removeLines(const QSet<QString>& ports);
    /// Connects two ends by a bond, more ends by a junction.
    void join(const std::vector<BondTie>& ties);
    /// Connects an open flange to a source of effort 0, as it has no force; an open bond would have no flow.
    void closeOpen(const BondTie& tie);
    /// Adds an adapter for \a port of a component without a bond graph and returns the end of its bond. The name is
    /// empty if the port's domain has no adapter.
    [[nodiscard]] BondTie adapt(const QString& port, const model::Domain& domain);

private:
    [[nodiscard]] QString freeName(const QString& base);
    [[nodiscard]] QPointF freePlaceAt(QPointF wanted);
    QString add(const QString& type, const QString& base, const QString& modification, QPointF place,
                double rotation = 0);
    QString addJunction(bool isOne, int in, int out, QPointF place);
    void connect(const QString& tail, const QString& head);

    model::EditedText& text_;
    QString className_;
    QHash<QString, QPointF> places_;   ///< of ports
    QHash<QString, QPointF> outward_;  ///< unit vectors from the symbol out of its ports
    std::vector<QRectF> symbols_;      ///< that are on the sheet
    QSet<QString> taken_;              ///< used names
};

}  // namespace bramah::solver
