// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/cause_plates.h"
#include "editor/canvas/hit_test.h"
#include "editor/canvas/sheet_overlay.h"
#include "editor/canvas/sheet_results.h"
#include "editor/canvas/sheet_shifts.h"
#include "editor/canvas/text_plan.h"
#include "editor/canvas/value_placing.h"
#include "editor/render/sheet_notes.h"
#include "editor/render/sheet_parts.h"
#include "editor/render/sheet_theme.h"
#include "editor/session/selection.h"
#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"
#include "model/pages/page_marks.h"
#include "model/planning/diagram_change.h"

#include <QGraphicsScene>
#include <QHash>
#include <QSet>

#include <optional>
#include <vector>

namespace bramah::editor {

class NetItem;
class SymbolItem;

/// A mark at the corner of a symbol that has problems.
struct ProblemBadge {
    model::ComponentId symbol;
    model::Severity severity = model::Severity::Error;
    QString text;
};

/// Drawings of symbols with their parts moved by a result, by component name.
using MovedSymbols = QHash<QString, model::IconPtr>;

/// The items of a sheet. show() compares a diagram with the present items and changes only those that differ. Previews
/// change items, never the diagram. GUI thread. Large: everything that a sheet can show has a setter here and a list of
/// items.
class SheetScene : public QGraphicsScene
{
    Q_OBJECT
public:
    explicit SheetScene(QObject* parent = nullptr);
    ~SheetScene() override;

    /// Shows \a diagram, which the scene keeps until the next call.
    void show(std::shared_ptr<const model::Diagram> diagram);
    /// The diagram given to show(), never as a preview has it; empty before.
    [[nodiscard]] const model::Diagram& diagram() const { return *diagram_; }

    /// The marks of lines that go from page to page.
    [[nodiscard]] const std::vector<model::PageMark>& pageMarks() const;
    /// The mark at a place of the scene; \a pixel: its size there. Null if there is none.
    [[nodiscard]] const model::PageMark* pageMarkAt(QPointF place, double pixel) const;

    /// Paints all in other colours.
    void setTheme(const SheetTheme& theme);
    /// The colours in use; the light theme at first.
    [[nodiscard]] const SheetTheme& theme() const { return theme_; }

    /// Outlines what is selected; ids that are not on the sheet are ignored.
    void setSelection(const Selection& selection);
    /// As given to setSelection().
    [[nodiscard]] const Selection& selection() const { return selection_; }
    /// Highlights the object under the mouse, of which texts that had no room are shown then.
    void setHover(const Hit& hit);
    /// Replaces the badges by those of warnings and errors that name a symbol of the sheet.
    void setProblems(const model::Diagnostics& problems);
    /// One for each symbol with problems, of its gravest severity; badgePlace() says where.
    [[nodiscard]] const std::vector<ProblemBadge>& badges() const { return badges_; }

    /// Shows the effect of changed places and lines; new symbols are not shown. True if the paper grows for it.
    bool preview(const model::DiagramChanges& changes);
    /// Shows the diagram again as it is; does nothing without a preview.
    void endPreview();

    /// Shows \a symbols as results move their parts, and what rods displace; all others are at rest.
    void showMotion(MovedSymbols symbols, SheetShifts shifts);
    /// The displacements that are shown.
    [[nodiscard]] const SheetShifts& shifts() const;
    /// Shows everything at rest, whatever results say, while the drawing is edited.
    void setAtRest(bool isAtRest);
    /// The values on lines within \a visible, a part of the scene, and their places at \a zoom [pixels per unit].
    [[nodiscard]] std::vector<PlacedValue> placedValues(QRectF visible, double zoom) const;
    /// The texts of symbols that are shown within \a visible at \a zoom; none if it is too small for texts.
    [[nodiscard]] std::vector<PlacedText> placedTexts(QRectF visible, double zoom) const;
    /// Shows pressures, flows and values on the lines; empty: none.
    void showResults(SheetResults results);
    /// As given to showResults().
    [[nodiscard]] const SheetResults& results() const { return results_; }
    /// Shows which variables ports give and take, and letters at symbols; empty: none.
    void showNotes(SheetNotes notes);
    /// As given to showNotes(), at rest.
    [[nodiscard]] const SheetNotes& notes() const { return notes_; }
    /// Shows the parts of the circuit in colours; empty: none.
    void showParts(SheetParts parts);
    /// Shows what components have contributed to a change; those on other sheets are left out.
    void showCauses(CausePlates causes);
    /// As given to showCauses(), those of other sheets included.
    [[nodiscard]] const CausePlates& causes() const { return causes_; }
    /// As given to showParts().
    [[nodiscard]] const SheetParts& parts() const { return parts_; }

    /// Shows the marks of the current tool in place of those before.
    void setOverlay(SheetOverlay overlay);
    /// As given to setOverlay(), on the sheet, y up.
    [[nodiscard]] const SheetOverlay& overlay() const { return overlay_; }

    /// The white paper in the scene: the extent of the class and everything outside of it.
    [[nodiscard]] QRectF paper() const { return paper_; }
    /// Where legends stand, in pixels from the upper left corner of what is seen; null: there is none.
    struct Legends {
        std::optional<QRectF> caption, scale, parts, notes;
        PartsLegendForm form;  ///< of that of the parts
        int noteColumns = 1;   ///< of that of the notes
    };
    /// Legends keep clear of what is drawn, as long as there is room in \a visible; \a pixel: its size in the scene.
    [[nodiscard]] Legends legends(double pixel, QRectF visible) const;
    /// Outlines of the selection and of the object under the mouse, then the tool's overlay, then badges.
    /// Only texts and values that touch \a exposed, a part of \a visible, are painted.
    void paintForeground(QPainter& painter, double pixel, QRectF visible, QRectF exposed) const;
    /// The radius of a badge [pixels].
    static constexpr double kBadgeRadius = 7;
    static constexpr double kWarningRadius = 4;
    /// The middle of a badge in the scene: outside of a corner of its symbol where it covers no text and no symbol, the
    /// upper right one if it can.
    [[nodiscard]] QPointF badgePlace(const ProblemBadge& badge, double pixel) const;

    /// \a drawn with the texts in it as they are shown at \a zoom: enlarged ones reach further, and may stand
    /// elsewhere.
    [[nodiscard]] QRectF withTexts(QRectF drawn, double zoom) const;

    /// Returns the number of items made or changed since the last call; for tests.
    int takeTouchedCount();

Q_SIGNALS:
    /// The first symbol has come into the user's hand, or the last one has left it: the overlay's ghosts.
    void inHandChanged();

private:
    void updatePaper();
    /// The places of symbols, their texts and lines near \a near, in the scene.
    [[nodiscard]] std::vector<QRectF> drawnNear(QRectF near, double zoom) const;
    [[nodiscard]] std::vector<QRectF> linesNear(QRectF near) const;
    /// The plan of the texts at \a zoom around \a visible, made when it is asked for first.
    [[nodiscard]] const TextPlan& textPlan(double zoom, QRectF visible) const;
    /// To be called when texts or what they avoid have changed.
    void planTextsAnew();
    void updateTexts(const SymbolItem& symbol);
    [[nodiscard]] bool isFocused(const SymbolItem& symbol) const;
    void paintTexts(QPainter& painter, double pixel, QRectF visible, QRectF exposed) const;
    void paintHiddenTexts(QPainter& painter, double pixel) const;
    void paintBadges(QPainter& painter, double pixel, QRectF visible) const;
    /// The legends where \a values, as they are placed, leave room.
    [[nodiscard]] Legends legendsBeside(const std::vector<PlacedValue>& values, double pixel, QRectF visible) const;
    void paintLegends(QPainter& painter, const Legends& placed, double pixel, QRectF visible) const;
    bool growPaper();
    [[nodiscard]] QRectF paperFor(QRectF bounds) const;
    /// Lays out what is written at lines; \a moved: as it is written while it is dragged.
    void layOutLineTexts(const model::SetLineCode* moved = nullptr);
    void showGraphics(const model::IconPtr& graphics);
    void paintNoteOutline(QPainter& painter, model::NoteId id, double pixel, double alpha) const;
    void previewNets(const model::DiagramChanges& changes);
    void rebuildBadges();
    /// Settings with which outlines are painted.
    struct Outlines {
        double pixel = 1;  ///< diagram units of one device-independent pixel
        QRectF visible;    ///< the visible part of the scene
    };
    void paintOutlines(QPainter& painter, const Outlines& how) const;
    void paintFarOutlines(QPainter& painter, const Outlines& how) const;
    void paintOutline(QPainter& painter, const model::ComponentId& id, const Outlines& how, double alpha) const;
    void paintLineOutlines(QPainter& painter, const QSet<model::ConnectionId>& ids, const Outlines& how,
                           double alpha) const;
    [[nodiscard]] SymbolItem* item(const model::ComponentId& id) const;
    void moveItems();
    void updateAll();

    std::shared_ptr<const model::Diagram> diagram_;
    std::optional<model::LinesOnPages> linesOnPages_;  ///< of the diagram; none without pages
    SheetTheme theme_ = SheetTheme::light();
    QGraphicsItem* graphicsItem_ = nullptr;
    model::IconPtr previewedGraphics_;  ///< the class's own graphics as a preview shows them
    QHash<QString, SymbolItem*> symbolItems_;
    std::vector<NetItem*> netItems_;
    std::vector<PlacedText> lineTexts_;
    std::vector<NetItem*> previewItems_;  ///< for nets that only a preview has
    bool isPreviewing_ = false;
    /// The changes that a preview has made to the items.
    struct {
        std::vector<model::ComponentId> symbols;
        std::vector<std::size_t> nets;  ///< indices in the diagram
        bool hasLineText = false;
    } previewed_;
    Selection selection_;
    Hit hover_;
    SheetOverlay overlay_;
    SheetResults results_;
    MovedSymbols moved_;
    SheetShifts shifts_;
    bool isAtRest_ = false;
    SheetNotes notes_;
    SheetParts parts_;
    CausePlates causes_;
    model::Diagnostics problems_;
    std::vector<ProblemBadge> badges_;
    mutable std::optional<TextPlan> textPlan_;
    mutable QRectF plannedPart_;  ///< of the scene, by textPlan_
    mutable QSet<const SymbolItem*> plannedItems_;
    mutable QHash<QString, QPointF>
        badgeCorners_;  ///< by symbol, of the plan: which corner, as {1, -1} for the upper right
    QRectF paper_;
    QRectF page_;  ///< about what is drawn, as a fitting view shows it
    int touchedCount_ = 0;
};

}  // namespace bramah::editor
