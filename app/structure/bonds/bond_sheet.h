// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/bonds/circuit_bonds.h"
#include "model/diagram/diagram.h"
#include "model/edit/edited_text.h"

#include <QHash>
#include <QSet>

namespace bramah::app {

/// The end of a bond at a component or at a port of the class itself, by its name in the class, as `valve.P`.
struct BondTie {
    QString name;
    BondPort::Side side = BondPort::Side::Unknown;
    bool isMechanical = false;
    bool isOwn = false;  ///< a port of the class itself
};

/// The sheet of a class that gets bonds in place of its lines: what stands on it, and what comes new. Borrows the text.
class BondSheet
{
public:
    /// \a className: its path inside the text. \a diagram: of the class before it is changed.
    BondSheet(model::EditedText& text, QString className, const model::Diagram& diagram);

    [[nodiscard]] const model::syntax::ClassDefinition& definition();
    /// Is the component \a name declared here, once, and not inherited?
    [[nodiscard]] bool declares(const QString& name);
    /// What the lines between ports join, a list of names each, also where there is one line only.
    [[nodiscard]] std::vector<QStringList> nets();
    /// The first declaration or equation that reads a variable of a port or a component in \a names; empty: none does.
    [[nodiscard]] QString readerOf(const QSet<QString>& names);

    void removeLines(const QSet<QString>& ports);
    /// Joins two ends by a bond, more by a junction.
    void join(const std::vector<BondTie>& ties);
    /// Nothing pushes a flange to which nothing is joined; of a bond without a line the flow would be zero.
    void closeOpen(const BondTie& tie);
    /// An adapter for \a port, of a component without a bond graph; its bond's end. Without a name: its domain has
    /// none.
    [[nodiscard]] BondTie adapt(const QString& port, const model::Domain& domain);

private:
    [[nodiscard]] QString freeName(const QString& base);
    [[nodiscard]] QPointF freePlaceAt(QPointF wanted);
    QString add(const QString& type, const QString& base, const QString& modification, QPointF place);
    QString addJunction(bool isOne, int in, int out, QPointF place);
    void connect(const QString& tail, const QString& head);

    model::EditedText& text_;
    QString className_;
    QHash<QString, QPointF> places_;  ///< of ports
    std::vector<QRectF> symbols_;     ///< that stand on the sheet
    QSet<QString> taken_;             ///< names
};

}  // namespace bramah::app
