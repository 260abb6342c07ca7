// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/drawing_faults.h"

#include "model/routing/net_tree.h"
#include "model/routing/pieces.h"
#include "model/routing/router.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace bramah::model {
namespace {

using Kind = DrawingFault::Kind;

constexpr double kCell = 16;        // diagram units, on usual sheets
constexpr double kMostCells = 1e3;  // along a side of a wide one

QString nameOfLine(const ConnectionId& id, bool isFirst)
{
    return QLatin1Char('`') + (isFirst ? id.a : id.b).text() + QLatin1Char('`');
}

/// The longer side of the sheet from its origin, in diagram units.
double sizeOf(const SheetPicture& picture)
{
    double size = 0;
    const auto add = [&size](QPointF place) { size = std::max({size, std::abs(place.x()), std::abs(place.y())}); };
    for (const SheetPicture::Symbol& symbol : picture.symbols)
        for (const QRectF& rect : {symbol.body, QRectF(symbol.anchor, symbol.anchor)}) {
            add(rect.topLeft());
            add(rect.bottomRight());
        }
    for (const SheetPicture::Line& line : picture.lines)
        std::ranges::for_each(line.points, add);
    return size;
}

}  // namespace

DrawingChecker::DrawingChecker(const SheetPicture& picture)
    : picture_(picture), cell_(std::max(kCell, sizeOf(picture) / kMostCells))
{
    updateSymbols();
    for (int net = 0; net < static_cast<int>(picture.nets.size()); ++net)
        updateLines(net);
}

template <typename Visit>
void DrawingChecker::forEachCell(QRectF rect, Visit visit) const
{
    const auto cellOf = [this](double v) { return static_cast<int>(std::floor(v / cell_)); };
    for (int x = cellOf(rect.left() - kTouch); x <= cellOf(rect.right() + kTouch); ++x)
        for (int y = cellOf(rect.top() - kTouch); y <= cellOf(rect.bottom() + kTouch); ++y)
            visit(Cell(x, y));
}

void DrawingChecker::updateSymbols()
{
    symbolsIn_.clear();
    portsIn_.clear();
    for (int s = 0; s < static_cast<int>(picture_.symbols.size()); ++s) {
        const SheetPicture::Symbol& symbol = picture_.symbols[static_cast<std::size_t>(s)];
        QRectF bounds = symbol.body;
        for (const QRectF& text : symbol.texts)
            bounds = bounds.isNull() ? text : united(bounds, text);
        if (!symbol.isHidden && !bounds.isNull())
            forEachCell(bounds, [&](Cell cell) { symbolsIn_[cell].push_back(s); });
    }
    for (int p = 0; p < static_cast<int>(picture_.ports.size()); ++p) {
        const SheetPicture::Port& port = picture_.ports[static_cast<std::size_t>(p)];
        const SheetPicture::Symbol& owner = picture_.symbols[static_cast<std::size_t>(port.symbol)];
        // A drawn node that lines pass shows no port.
        if (!owner.isHidden && !owner.isAutoNode)
            forEachCell(QRectF(port.position, port.position), [&](Cell cell) { portsIn_[cell].push_back(p); });
    }
}

void DrawingChecker::updateLines(int net)
{
    for (const int l : picture_.nets[static_cast<std::size_t>(net)].lines) {
        std::vector<QLineF>& pieces = piecesOf_[l];
        for (const QLineF& piece : pieces)
            forEachCell(rectOf(piece), [&](Cell cell) {
                std::erase_if(piecesIn_[cell], [&](const Piece& other) { return other.index == l; });
            });
        pieces.clear();
        const auto& points = picture_.lines[static_cast<std::size_t>(l)].points;
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            pieces.emplace_back(points[i], points[i + 1]);
            forEachCell(rectOf(pieces.back()), [&](Cell cell) { piecesIn_[cell].push_back({pieces.back(), l, net}); });
        }
    }
}

int DrawingChecker::lineAt(QPointF place, int net) const
{
    int found = -1;
    forEachCell(QRectF(place, place), [&](Cell cell) {
        const auto pieces = piecesIn_.constFind(cell);
        if (pieces == piecesIn_.cend())
            return;
        for (const Piece& piece : pieces.value())
            if (piece.net != net && isTouching(place, piece.line) && !picture_.sharePort(net, piece.net))
                found = piece.index;
    });
    return found;
}

/// Ports may lie slightly inside of the bounds of a symbol's drawing.
bool DrawingChecker::leavesOwnPort(QLineF piece, int net, int symbol) const
{
    const QRectF body = picture_.symbols[static_cast<std::size_t>(symbol)].body;
    for (const int p : picture_.nets[static_cast<std::size_t>(net)].ports) {
        const SheetPicture::Port& port = picture_.ports[static_cast<std::size_t>(p)];
        if (port.symbol != symbol)
            continue;
        for (const QLineF way : {piece, QLineF(piece.p2(), piece.p1())}) {
            if (QLineF(way.p1(), port.position).length() > kTouch)
                continue;
            const QPointF along(way.dx(), way.dy());
            const QPointF next = port.position + along / way.length() * Router::kGrid;
            if (!port.side || QPointF::dotProduct(along, vectorOf(*port.side)) > 0 || !body.contains(next))
                return true;
        }
    }
    return false;
}

/// If a text of the drawing lies over a port, a line to that port cannot avoid it.
bool DrawingChecker::coversOwnPort(const QRectF& text, QLineF piece, int net, int symbol) const
{
    const auto& labels = picture_.symbols[static_cast<std::size_t>(symbol)].labels;
    if (std::ranges::find(labels, text) != labels.end())
        return false;
    return std::ranges::any_of(picture_.nets[static_cast<std::size_t>(net)].ports, [&](int p) {
        const SheetPicture::Port& port = picture_.ports[static_cast<std::size_t>(p)];
        return port.symbol == symbol && text.contains(port.position) &&
               (QLineF(piece.p1(), port.position).length() < kTouch ||
                QLineF(piece.p2(), port.position).length() < kTouch);
    });
}

void DrawingChecker::checkSymbols(QLineF piece, int net, std::vector<DrawingFault>& found) const
{
    std::vector<int> seen;
    forEachCell(rectOf(piece), [&](Cell cell) {
        const auto here = symbolsIn_.constFind(cell);
        if (here == symbolsIn_.cend())
            return;
        for (const int s : here.value()) {
            if (std::find(seen.begin(), seen.end(), s) != seen.end())
                continue;
            seen.push_back(s);
            const SheetPicture::Symbol& symbol = picture_.symbols[static_cast<std::size_t>(s)];
            if (runsThrough(piece, symbol.body) && !leavesOwnPort(piece, net, s))
                found.push_back({Kind::ThroughSymbol, -1, -1, s, -1, piece});
            else if (std::any_of(symbol.texts.begin(), symbol.texts.end(), [&](const QRectF& text) {
                         return !symbol.body.contains(text) && runsThrough(piece, text) &&
                                !coversOwnPort(text, piece, net, s);
                     }))
                found.push_back({Kind::ThroughText, -1, -1, s, -1, piece});
        }
    });
}

void DrawingChecker::checkLines(QLineF piece, int net, std::vector<DrawingFault>& found) const
{
    std::vector<int> seen;
    forEachCell(rectOf(piece), [&](Cell cell) {
        const auto pieces = piecesIn_.constFind(cell);
        if (pieces == piecesIn_.cend())
            return;
        for (const Piece& other : pieces.value())
            if (other.net != net && commonLength(piece, other.line) > kTouch &&
                std::find(seen.begin(), seen.end(), other.index) == seen.end() && !picture_.sharePort(net, other.net)) {
                seen.push_back(other.index);
                found.push_back({Kind::SharedPiece, -1, other.index, -1, -1, piece});
            }
    });
}

void DrawingChecker::checkPorts(QLineF piece, int net, std::vector<DrawingFault>& found) const
{
    forEachCell(rectOf(piece), [&](Cell cell) {
        const auto here = portsIn_.constFind(cell);
        if (here == portsIn_.cend())
            return;
        for (const int p : here.value()) {
            const SheetPicture::Port& port = picture_.ports[static_cast<std::size_t>(p)];
            const bool isOwn = std::find(port.nets.begin(), port.nets.end(), net) != port.nets.end();
            const bool isSeen = std::any_of(found.begin(), found.end(), [&](const auto& f) { return f.port == p; });
            if (!isOwn && !isSeen && isTouching(port.position, piece))
                found.push_back({Kind::OverPort, -1, -1, port.symbol, p, piece});
        }
    });
}

std::vector<DrawingFault> DrawingChecker::faultsOf(QLineF piece, int net) const
{
    std::vector<DrawingFault> found;
    if (piece.length() < kTouch)
        return found;
    checkSymbols(piece, net, found);
    checkLines(piece, net, found);
    checkPorts(piece, net, found);
    return found;
}

void DrawingChecker::checkShape(int line, std::vector<DrawingFault>& found) const
{
    const SheetPicture::Line& shape = picture_.lines[static_cast<std::size_t>(line)];
    const auto& points = shape.points;
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        const QLineF here(points[i], points[i]);
        if (const int other = lineAt(points[i], shape.net); other >= 0)
            found.push_back({Kind::FalseJoint, line, other, -1, -1, here});
    }
}

void DrawingChecker::checkNet(int net, std::vector<DrawingFault>& found) const
{
    const NetTree tree(picture_, net);
    const std::vector<int>& lines = picture_.nets[static_cast<std::size_t>(net)].lines;
    const int first = lines.front();
    for (const QLineF& place : tree.runBacks()) {
        const auto passes = [&](int l) {
            const auto pieces = piecesOf_.value(l);
            return std::any_of(pieces.begin(), pieces.end(), [&](QLineF p) { return isTouching(place.center(), p); });
        };
        const auto line = std::find_if(lines.begin(), lines.end(), passes);
        found.push_back({Kind::RunBack, line == lines.end() ? first : *line, -1, -1, -1, place});
    }
    for (const QPointF& end : tree.looseEnds())
        found.push_back({Kind::RunBack, first, -1, -1, -1, QLineF(end, end)});
    for (const QPointF& dot : tree.joints())
        if (const int other = lineAt(dot, net); other >= 0)
            found.push_back({Kind::FalseJoint, first, other, -1, -1, QLineF(dot, dot)});
}

std::vector<DrawingFault> DrawingChecker::faultsOf(int net) const
{
    std::vector<DrawingFault> found;
    for (const int l : picture_.nets[static_cast<std::size_t>(net)].lines) {
        const auto& points = picture_.lines[static_cast<std::size_t>(l)].points;
        std::vector<DrawingFault> ofLine;
        for (std::size_t i = 0; i + 1 < points.size(); ++i)
            for (DrawingFault& fault : faultsOf(QLineF(points[i], points[i + 1]), net)) {
                fault.line = l;
                const bool isKnown = std::any_of(ofLine.begin(), ofLine.end(), [&](const DrawingFault& other) {
                    return other.kind == fault.kind && other.other == fault.other && other.symbol == fault.symbol &&
                           other.port == fault.port;
                });
                if (!isKnown)
                    ofLine.push_back(fault);
            }
        checkShape(l, ofLine);
        found.insert(found.end(), ofLine.begin(), ofLine.end());
    }
    if (!picture_.nets[static_cast<std::size_t>(net)].lines.empty())
        checkNet(net, found);
    return found;
}

std::vector<DrawingFault> DrawingChecker::textFaultsOf(int symbol) const
{
    std::vector<DrawingFault> found;
    const SheetPicture::Symbol& owner = picture_.symbols[static_cast<std::size_t>(symbol)];
    if (owner.isHidden)
        return found;
    const auto check = [&](const QRectF& label, int s) {
        const SheetPicture::Symbol& other = picture_.symbols[static_cast<std::size_t>(s)];
        const bool isKnown = std::ranges::any_of(found, [&](const DrawingFault& fault) { return fault.symbol == s; });
        const auto covers = [&](const QRectF& text) { return label.intersects(text); };
        if (s == symbol || isKnown ||
            !(label.intersects(other.body) || (symbol < s && std::ranges::any_of(other.labels, covers)) ||
              std::ranges::any_of(lettersOf(other), covers)))
            return;
        found.push_back({Kind::TextOverSymbol, -1, -1, s, -1, {label.topLeft(), label.bottomRight()}, symbol});
    };
    for (const QRectF& text : owner.labels) {
        const QRectF label = text.adjusted(kTouch, kTouch, -kTouch, -kTouch);
        forEachCell(label, [&](Cell cell) {
            if (const auto here = symbolsIn_.constFind(cell); here != symbolsIn_.cend())
                for (const int s : here.value())
                    check(label, s);
        });
    }
    return found;
}

std::vector<DrawingFault> DrawingChecker::faults() const
{
    std::vector<DrawingFault> all;
    for (int net = 0; net < static_cast<int>(picture_.nets.size()); ++net)
        for (const DrawingFault& fault : faultsOf(net)) {
            const bool isTold =
                fault.kind == Kind::SharedPiece && std::any_of(all.begin(), all.end(), [&](const DrawingFault& other) {
                    return other.kind == Kind::SharedPiece && other.line == fault.other && other.other == fault.line;
                });
            if (!isTold)
                all.push_back(fault);
        }
    for (int symbol = 0; symbol < static_cast<int>(picture_.symbols.size()); ++symbol)
        for (const DrawingFault& fault : textFaultsOf(symbol))
            all.push_back(fault);
    return all;
}

Diagnostics diagnosticsOf(const SheetPicture& picture, const std::vector<DrawingFault>& faults)
{
    Diagnostics found;
    const auto nameOf = [&](int symbol) { return picture.symbols[static_cast<std::size_t>(symbol)].id.name; };
    for (const DrawingFault& fault : faults) {
        if (fault.kind == Kind::TextOverSymbol) {
            found.push_back({DiagnosticKind::TextOverSymbol,
                             {nameOf(fault.owner), nameOf(fault.symbol)},
                             {},
                             {},
                             nameOf(fault.owner),
                             {}});
            continue;
        }
        const ConnectionId& line = picture.lines[static_cast<std::size_t>(fault.line)].id;
        Diagnostic diagnostic{DiagnosticKind::LineRunsBack,
                              {nameOfLine(line, true), nameOfLine(line, false)},
                              {},
                              {},
                              line.a.component.baseName(),
                              {}};
        if (fault.symbol >= 0)
            diagnostic.component = nameOf(fault.symbol);
        if (fault.other >= 0)
            for (const bool isFirst : {true, false})
                diagnostic.arguments.append(
                    nameOfLine(picture.lines[static_cast<std::size_t>(fault.other)].id, isFirst));
        switch (fault.kind) {
        case Kind::ThroughSymbol:
        case Kind::ThroughText:
            diagnostic.kind =
                fault.kind == Kind::ThroughText ? DiagnosticKind::LineThroughText : DiagnosticKind::LineThroughSymbol;
            diagnostic.arguments.append(diagnostic.component);
            break;
        case Kind::SharedPiece: diagnostic.kind = DiagnosticKind::LineOnLine; break;
        case Kind::FalseJoint: diagnostic.kind = DiagnosticKind::FalseJoint; break;
        case Kind::OverPort:
            diagnostic.kind = DiagnosticKind::LineOverPort;
            diagnostic.port = picture.ports[static_cast<std::size_t>(fault.port)].name;
            diagnostic.arguments << diagnostic.port << diagnostic.component;
            break;
        case Kind::RunBack:
        case Kind::TextOverSymbol: break;
        }
        found.push_back(std::move(diagnostic));
    }
    return found;
}

Diagnostics withoutMirrored(Diagnostics found)
{
    QSet<QStringList> told;
    std::erase_if(found, [&](const Diagnostic& one) {
        if (one.kind != DiagnosticKind::LineOnLine)
            return false;
        const QStringList& ends = one.arguments;
        told.insert(ends);
        return ends.size() == 4 && ends.mid(0, 2) != ends.mid(2) && told.contains(ends.mid(2) + ends.mid(0, 2));
    });
    return found;
}

Diagnostics checkDrawing(const Diagram& diagram)
{
    const SheetPicture picture(diagram);
    return diagnosticsOf(picture, DrawingChecker(picture).faults());
}

}  // namespace bramah::model
