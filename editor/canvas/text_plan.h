// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/rect_grid.h"
#include "editor/render/symbol_texts.h"

#include <QHash>
#include <QRectF>
#include <QString>

#include <vector>

namespace bramah::editor {

/// Where one text of a symbol is shown on the screen.
struct TextSpot {
    /// The side of the symbol on which a text stands; Own: at the place that the symbol gives it.
    enum class Side { Own, Above, Below, Right, Left };
    Side side = Side::Own;  ///< the place that the symbol gives it, or one beside the symbol
    int line = 0;           ///< lines further away from the symbol
    bool isShown = true;
    bool hasHalo = false;  ///< a line runs behind it
};

/// A symbol with its texts.
struct TextOwner {
    QString name;
    QRectF body;  ///< in the scene
    const std::vector<PlacedText>* texts = nullptr;
};

/// What of a sheet's texts is shown on the screen at one zoom, and where. A font that would be smaller than
/// kLeastLetters is enlarged; its text keeps the edge at its symbol, or takes another side of it, where it hides no
/// symbol and no other text. Names come first, then letters within symbols, as long as they stay within, then values;
/// what has no room is left out, and shown when the mouse is there. Texts that are large enough are always shown.
class TextPlan
{
public:
    TextPlan() = default;
    /// \a lines: of nets, in the scene; \a marks: what texts avoid where they can, as arrows at ports.
    TextPlan(double zoom, const std::vector<TextOwner>& owners, const std::vector<QRectF>& lines,
             const std::vector<QRectF>& marks);

    /// The zoom that the plan is for [pixels per diagram unit]; 1 for an empty plan.
    [[nodiscard]] double zoom() const { return zoom_; }
    /// The text number \a index of the symbol \a name as the plan shows it; \a text: as it is now.
    [[nodiscard]] PlacedText shown(const PlacedText& text, const QRectF& body, const TextSpot& spot) const;
    /// Is there no symbol and no shown text in \a rect?
    [[nodiscard]] bool isFree(const QRectF& rect) const { return !bodies_.isTaken(rect) && !texts_.isTaken(rect); }
    /// One for each text; empty if the symbol is not known.
    [[nodiscard]] std::vector<TextSpot> spots(const QString& name) const { return spots_.value(name); }

private:
    enum class Rank { Name, Letter, Value };
    static Rank rankOf(const PlacedText& text);
    void place(const TextOwner& owner, std::size_t index, TextSpot& spot);
    [[nodiscard]] bool isEnlarged(const PlacedText& text) const;

    double zoom_ = 1;
    QHash<QString, std::vector<TextSpot>> spots_;
    RectGrid bodies_, texts_, lines_, marks_;
};

}  // namespace bramah::editor
