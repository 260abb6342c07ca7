// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/hit_test.h"
#include "editor/render/sheet_theme.h"
#include "editor/tools/placed_values.h"
#include "editor/tools/sheet_surface.h"
#include "editor/view/sheet_action_table.h"
#include "model/diagram/diagram_ids.h"

#include <QGraphicsView>

#include <functional>
#include <memory>
#include <optional>

class QMimeData;

namespace bramah::model {
struct PageMark;
}

namespace bramah::editor {

class DocumentSession;
class NoteField;
class SheetFind;
class SheetHands;
class SheetScene;
struct Probe;
struct ProblemBadge;
class ToolController;

/// The sheet of one session: shows its diagram and edits it by mouse and keys. GUI thread. Borrows the session. Large:
/// a QGraphicsView, which receives events here, and the zoom that menus set.
class SheetView : public QGraphicsView, public SheetSurface
{
    Q_OBJECT
public:
    /// Shows the sheet of \a session from now on.
    explicit SheetView(DocumentSession& session, QWidget* parent = nullptr);
    ~SheetView() override;

    /// As given to the constructor.
    [[nodiscard]] DocumentSession& session() const { return session_; }
    /// The items of the sheet; lives as long as the view.
    [[nodiscard]] SheetScene& sheet() const { return *scene_; }
    /// The tools that get the mouse and keys of the view.
    [[nodiscard]] ToolController& tools() const { return *tools_; }

    /// Sets the theme of the drawing; it follows the palette until then.
    void setTheme(const SheetTheme& theme);
    /// The theme of the drawing, see setTheme().
    [[nodiscard]] const SheetTheme& theme() const { return theme_; }

    /// The symbol hangs at the cursor until a click places it, with \a values, Esc gives up. \a keepPlacing: further
    /// clicks place more.
    void startPlacing(const QString& className, bool keepPlacing = false, PlacedValues values = {});
    /// Attaches the contents of the clipboard to the cursor, first at \a position, until a click places them.
    void startPasting(QPointF position);

    /// Sets the hands, which get mouse and keys first while the circuit runs; borrowed, null for none.
    void setHands(SheetHands* hands) { hands_ = hands; }
    /// Sets what a key without Ctrl or Alt does; by default as the table of actions says.
    void setKeys(std::function<std::optional<SheetAction>(int key, Qt::KeyboardModifiers modifiers)> keys);
    /// Sets the source of tool tips: results of the object under the mouse as rich text; empty for none.
    void setTips(std::function<QString(const Probe&)> tips) { tips_ = std::move(tips); }
    /// Starts drawing a note, see DrawNoteTool.
    void startNote(model::NoteKind kind);
    /// Attaches what \a copied has, a picture or the cells of a table, to the cursor, first at \a position. Says what
    /// is wrong with a picture; false if it has neither.
    bool startPastingNote(const QMimeData& copied, QPointF position);
    /// Opens the text of the note that alone is selected; false if there is none.
    bool writeSelectedNote();
    /// Takes what is being written in a note.
    void commitInput();
    /// Opens the field that finds components.
    void startFinding();

    /// Turns the selection, or the symbol being placed, by quarter turns counterclockwise.
    void rotate(int quarterTurns);
    /// Mirrors left to right, or top to bottom.
    void mirror(bool upsideDown);

    /// Screen pixels per diagram unit.
    [[nodiscard]] double zoom() const override;
    /// Sets the zoom [screen pixels per diagram unit] about the middle of the view, within limits.
    void setZoom(double zoom);
    /// Changes the zoom by a factor of 1.25 about the middle of the view.
    ///@{
    void zoomIn();
    void zoomOut();
    ///@}
    /// Shows everything drawn with its texts, or, while there is nothing, the whole paper.
    void fit();
    /// Shows what is selected with some room about it; does the same as fit() if nothing is.
    void fitSelection();
    /// Selects the component and scrolls to it if it is out of sight.
    void locate(const model::ComponentId& id);
    /// The same for a note; does nothing if there is no such note.
    void locate(model::NoteId id);

    /// Shows page number \a page, from 0, as large as fits.
    void fitPage(int page);
    /// The page in the middle of the view, from 0; the nearest one if the middle is beside all, -1 if there is none.
    [[nodiscard]] int pageInView() const;
    /// Goes to the other end of the line that \a mark names.
    void followMark(const model::PageMark& mark);
    /// The same for the selected line: from the end that is nearest to the middle of the view.
    void followSelectedLine();

    /// Converts a place in the viewport to the sheet (diagram units, y up), and back, for tests and overlays.
    [[nodiscard]] QPointF toSheet(QPoint viewportPosition) const;
    /// A place on the sheet as a place in the viewport.
    [[nodiscard]] QPoint fromSheet(QPointF sheetPosition) const;
    /// The middle of a symbol's problem badge in the viewport.
    [[nodiscard]] QPoint badgePosition(const ProblemBadge& badge) const;

Q_SIGNALS:
    /// Something about an action that the user should know: a picture was made smaller, or cannot be read.
    void told(const QString& text, bool isProblem);
    /// What the mouse does now, for the status bar; empty if there is nothing to explain.
    void hintChanged(const QString& hint);
    /// The cursor on the sheet in modules (M = 2 diagram units), y up.
    void cursorMoved(QPointF modules);
    /// The zoom has changed [screen pixels per diagram unit].
    void zoomChanged(double zoom);
    /// Another page is in the middle of the view, as pageInView() tells.
    void pageInViewChanged();
    /// Enter was pressed on a symbol.
    void componentActivated(const bramah::model::ComponentId& id);
    /// A value of the selected symbols is being typed: its first sign, and the place on the screen to go on there.
    void valueTyped(const QString& text, QPoint place);
    /// A symbol was double-clicked.
    void opened(const bramah::model::ComponentId& id);
    /// A plain click, without drag or modifier, on an object with results.
    void probed(const bramah::editor::Probe& probe);
    /// The badge of a symbol with problems was clicked.
    void problemsRequested(const bramah::model::ComponentId& id);
    /// The user wants to go to the sheet that contains the shown component.
    void leaveWanted();
    /// A context menu is wanted at a global position; the clicked object is already selected.
    void contextMenuRequested(QPoint globalPosition);

protected:
    /// Keys that operate something while a circuit runs are no shortcuts then.
    bool event(QEvent* event) override;
    /// Tab moves from symbol to symbol and port to port before it leaves the sheet.
    bool focusNextPrevChild(bool next) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    /// Tells if another page is in view than before.
    void notePage();
    /// The symbol at a place of the viewport that the mouse operates now; none if it is to be edited as usual.
    [[nodiscard]] model::ComponentId takenAt(QPoint position) const;
    [[nodiscard]] const ProblemBadge* badgeAt(QPoint viewportPosition) const;
    /// Enter: places the object in hand, else opens the values of the selected symbol; false if there is neither.
    bool confirm();
    /// Begins a value of the selected symbols if \a event types one; false if it does not.
    bool typeValue(const QKeyEvent& event);
    void showProblems();
    void zoomAt(QPoint viewportPosition, double factor);
    void stayInPlace(int moved, int scrolled);
    void setToolCursor(Qt::CursorShape shape) override;
    void chooseSignal(const SignalChoice& choice) override;
    void writeNote(model::NoteId note, int which) override;
    void writeNewNotes(std::vector<NoteGraphics> notes) override;
    [[nodiscard]] NoteField& noteField();
    /// The place on the sheet under the mouse, or the middle if it is elsewhere.
    [[nodiscard]] QPointF mousePlace() const;

    DocumentSession& session_;
    SheetTheme theme_;
    bool isThemeSet_ = false;
    int top_ = -1;                ///< place in the window [px]
    int scrolledBelow_ = 0;       ///< by how much the sheet was scrolled when a message pushed it down [px]
    bool isFittedBelow_ = false;  ///< fitted anew when a message pushed it down
    bool isFitted_ = false;
    bool isTouched_ = false;  ///< by mouse or wheel; until then the sheet is fitted when the window changes its size
    bool isSpaceDown_ = false;
    SheetHands* hands_ = nullptr;
    std::function<QString(const Probe&)> tips_;
    std::function<std::optional<SheetAction>(int, Qt::KeyboardModifiers)> keys_ = sheetActionOf;
    SheetFind* find_ = nullptr;       ///< made when needed
    NoteField* noteField_ = nullptr;  ///< the same
    bool isHandOn_ = false;           ///< the mouse operates a symbol of a running circuit
    std::optional<QPoint> panFrom_;
    int pageInView_ = -1;
    Hit stop_;  ///< the object that Tab reached last
    std::unique_ptr<SheetScene> scene_;
    std::unique_ptr<ToolController> tools_;
};

}  // namespace bramah::editor
