// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/routing/sheet_picture.h"

#include <QLineF>

#include <vector>

namespace bramah::model {

/// A place at which a drawing shows a connection that is not there, or cannot be read.
struct DrawingFault {
    enum class Kind {
        ThroughSymbol,  ///< a line runs through or along a symbol
        ThroughText,    ///< a line runs through a text
        SharedPiece,    ///< lines of two nets lie on one another
        FalseJoint,     ///< a bend or a dot lies on a line of another net
        OverPort,       ///< a line runs over a port it is not joined to
        RunBack,        ///< a line turns back beside itself, or ends where nothing is
    };
    Kind kind = Kind::ThroughSymbol;
    int line = -1;    ///< of SheetPicture::lines
    int other = -1;   ///< the other line, or -1
    int symbol = -1;  ///< the symbol, or the owner of the port, or -1
    int port = -1;    ///< the port the line runs over, or -1
    QLineF place;     ///< the straight piece; a point of a bend or dot
};

/// The straight pieces of lines against all that lies on a sheet. Borrows the picture; when its lines or symbols
/// change, it has to be told.
class DrawingChecker
{
public:
    explicit DrawingChecker(const SheetPicture& picture);

    [[nodiscard]] std::vector<DrawingFault> faults() const;
    [[nodiscard]] std::vector<DrawingFault> faultsOf(int net) const;
    /// The thing that a straight piece of a net would be in conflict with; its own net's lines and ports are no
    /// obstacle.
    [[nodiscard]] std::vector<DrawingFault> faultsOf(QLineF piece, int net) const;
    /// Does a bend or joint of a net at this place lie on a line of another one?
    [[nodiscard]] bool isOnOtherLine(QPointF place, int net) const { return lineAt(place, net) >= 0; }

    /// The lines of a net are other ones now.
    void updateLines(int net);
    /// Symbols lie elsewhere now.
    void updateSymbols();

private:
    struct Piece {
        QLineF line;
        int index = -1;  ///< of the line
        int net = -1;
    };
    using Cell = std::pair<int, int>;

    template <typename Visit>
    void forEachCell(QRectF rect, Visit visit) const;
    [[nodiscard]] int lineAt(QPointF place, int net) const;
    void checkSymbols(QLineF piece, int net, std::vector<DrawingFault>& found) const;
    void checkLines(QLineF piece, int net, std::vector<DrawingFault>& found) const;
    void checkPorts(QLineF piece, int net, std::vector<DrawingFault>& found) const;
    void checkShape(int line, std::vector<DrawingFault>& found) const;
    void checkNet(int net, std::vector<DrawingFault>& found) const;
    [[nodiscard]] bool leavesOwnPort(QLineF piece, int net, int symbol) const;
    [[nodiscard]] bool coversOwnPort(const QRectF& text, QLineF piece, int net, int symbol) const;

    const SheetPicture& picture_;
    QHash<Cell, std::vector<int>> symbolsIn_;
    QHash<Cell, std::vector<int>> portsIn_;
    QHash<Cell, std::vector<Piece>> piecesIn_;
    QHash<int, std::vector<QLineF>> piecesOf_;  ///< of each line, as they are in the cells
};

/// The dots of a drawing that stand for no joint: fewer than three ways meet there.
[[nodiscard]] std::vector<QPointF> dotsWithoutJoint(const Diagram& diagram);

/// \a faults as notes that name the line and the object that it is in conflict with.
[[nodiscard]] Diagnostics diagnosticsOf(const SheetPicture& picture, const std::vector<DrawingFault>& faults);
/// Two lines on one another are told once: without the note of the second about the first.
[[nodiscard]] Diagnostics withoutMirrored(Diagnostics found);

/// The false lines of \a diagram, as notes that name the line and the object that it is in conflict with.
[[nodiscard]] Diagnostics checkDrawing(const Diagram& diagram);

}  // namespace bramah::model
