// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/routing/sheet_picture.h"

#include <QLineF>

#include <vector>

namespace bramah::model {

/// A place at which a drawing shows a connection that does not exist, or is not legible.
struct DrawingFault {
    /// What makes a drawing misleading.
    enum class Kind {
        ThroughSymbol,   ///< a line runs through or along a symbol
        ThroughText,     ///< a line runs through a text
        SharedPiece,     ///< lines of two nets lie on one another
        FalseJoint,      ///< a bend or a dot lies on a line of another net
        OverPort,        ///< a line runs over a port it is not joined to
        RunBack,         ///< a line turns back beside itself, or ends where nothing is
        TextOverSymbol,  ///< a name or value lies over another symbol, or over a text of it
    };
    Kind kind = Kind::ThroughSymbol;
    int line = -1;    ///< of SheetPicture::lines; -1 if no line is in conflict
    int other = -1;   ///< the other line, or -1
    int symbol = -1;  ///< the symbol, or the owner of the port, or -1
    int port = -1;    ///< the port the line runs over, or -1
    QLineF place;     ///< the straight piece; a point of a bend or dot; a diagonal of a text
    int owner = -1;   ///< the symbol whose text lies over the other one, or -1
};

/// Finds conflicts between straight pieces of lines and everything else on a sheet, and of names and values with other
/// symbols. Borrows the picture; updateLines() and updateSymbols() have to follow each change of it.
class DrawingChecker
{
public:
    /// Reads all of \a picture, which must outlive the checker.
    explicit DrawingChecker(const SheetPicture& picture);

    /// All faults of the sheet: of lines, by nets, then of names. Two lines on one another are one fault.
    [[nodiscard]] std::vector<DrawingFault> faults() const;
    /// The faults of the lines of net number \a net. A piece that lines of two nets share is a fault of both.
    [[nodiscard]] std::vector<DrawingFault> faultsOf(int net) const;
    /// The conflicts of a straight piece of a net with other
    /// objects; lines and ports of its own net are none.
    [[nodiscard]] std::vector<DrawingFault> faultsOf(QLineF piece, int net) const;
    /// Other symbols, or their texts, under the name and values of \a symbol. Two texts on one another are a fault of
    /// the first symbol only.
    [[nodiscard]] std::vector<DrawingFault> textFaultsOf(int symbol) const;
    /// Does a bend or joint of a net at this place lie on a line of another one?
    [[nodiscard]] bool isOnOtherLine(QPointF place, int net) const { return lineAt(place, net) >= 0; }

    /// To be called when the lines of a net have changed.
    void updateLines(int net);
    /// To be called when symbols have moved.
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
    double cell_;  ///< side of a cell, in diagram units
    QHash<Cell, std::vector<int>> symbolsIn_;
    QHash<Cell, std::vector<int>> portsIn_;
    QHash<Cell, std::vector<Piece>> piecesIn_;
    QHash<int, std::vector<QLineF>> piecesOf_;  ///< of each line, as they are in the cells
};

/// \a faults as notes that name the line and the object that it is in conflict with.
[[nodiscard]] Diagnostics diagnosticsOf(const SheetPicture& picture, const std::vector<DrawingFault>& faults);
/// \a found without the second of two notes about the same pair of lines.
[[nodiscard]] Diagnostics withoutMirrored(Diagnostics found);

/// The faults of the drawing \a diagram, as notes that name the line and the object in conflict with it.
[[nodiscard]] Diagnostics checkDrawing(const Diagram& diagram);

}  // namespace bramah::model
