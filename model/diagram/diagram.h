// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/codes/line_code.h"
#include "model/codes/sheet_codes.h"
#include "model/diagram/diagram_ids.h"
#include "model/diagram/net.h"
#include "model/diagram/page_format.h"
#include "model/diagram/port.h"
#include "model/graphics/icon.h"
#include "model/graphics/placement.h"
#include "model/notes/note.h"
#include "model/release/release.h"

#include <QHash>

#include <optional>
#include <utility>
#include <vector>

namespace bramah::model {

/// A component that is the frame and title block of a page.
struct DiagramPage {
    PageFormat format;
    /// Its texts `%sheet` and `%sheets` are written by the user; else they are its number and the count of pages.
    bool hasOwnNumber = false, hasOwnCount = false;
    friend bool operator==(const DiagramPage&, const DiagramPage&) = default;
};

/// What a drawing says at a symbol besides its icon.
struct SymbolNotes {
    QString code;           ///< its designation as shown, with the sheet's module and medium; empty: it has none
    bool hasFrame = false;  ///< the code stands in a rectangular frame
    QString function;       ///< what its circuit does, over its first actuator; else empty
    QString data;           ///< its technical data, one or more lines; empty if they are not shown
    double letters = SheetCodes::kLetters;  ///< height of the capitals of all that [mm]
    QStringList coils;  ///< names of its coils as in the electrical diagram, in the order of coilPorts

    /// Is there more than a name, so that texts are stacked about its place (label_stack.h)?
    [[nodiscard]] bool isStacked() const { return !code.isEmpty() || !function.isEmpty() || !data.isEmpty(); }
    friend bool operator==(const SymbolNotes&, const SymbolNotes&) = default;
};

/// A symbol on the sheet.
/// Large: a plain record of a symbol's properties.
struct DiagramComponent {
    ComponentId id;     ///< the declared name
    QString className;  ///< full name; as written if the class is missing
    QString description;
    QString designation;      ///< its code as written, as `1V1`; may be empty
    QString defaultPrefixes;  ///< of a symbol in the palette: `inner`, from the class's `defaultComponentPrefixes`
    QString mend;             ///< of its class: the text of the button that adds one, "Put a tank at %1"; may be empty
    QString innerName;        ///< of its class: the class to put on the sheet where an `inner` of this one is missing
    bool standsUpright = false;  ///< of its class: mends place it below a port, as drawn, as a tank; drawn wherever a
                                 ///< line ends in it
    bool isMissing = false;      ///< no such class: drawn as a placeholder, its text is kept
    bool isInherited = false;    ///< declared in a base class: shown, not edited here
    bool isPlaced = true;        ///< has a Placement; symbols without one stand in a column beside the sheet
    QString letter;              ///< letter of its kind in codes, as V in `1V1`; empty: it gets none of that scheme
    QString productClass;        ///< the same by IEC 81346, as QM in `-QM1`
    QStringList coilPorts;       ///< ports of its class at which a coil is drawn, 3 M long
    SymbolNotes notes;
    bool isNode = false;        ///< its class says `__Bramah(node=true)`: drawn as a dot, joins lines
    bool isAutoNode = false;    ///< a node made by drawing, `__Bramah(auto=true)`
    bool isInLine = false;      ///< an automatic node on a line that passes it: dots of the net show where lines meet
    bool holdsMedium = false;   ///< integrates a medium in volumes of its own; DiagramPort::stores: at which ports
    bool losesMedium = false;   ///< some of it is marked `conserved=false`: kept within the tolerance if joined
    bool passesForce = false;   ///< has no mass of its own, as a spring: both flanges must be joined
    bool setsPressure = false;  ///< it is, or contains, a tank, a pressure source or an accumulator
    bool isPrinted = true;      ///< a part of the machine, no load or signal block: it stands on pages on paper
    Placement placement;
    LabelPlacement label;
    std::optional<DiagramPage> page;  ///< it stands among Diagram::pages()
    QString list;                     ///< of its class: the list that its symbol shows, as `parts`; else empty
    IconPtr icon;                     ///< never null
    AffineMap map;                    ///< from the icon's coordinates into the sheet's
    QRectF bounds;                    ///< of the drawing without texts, on the sheet
    std::vector<DiagramPort> ports;
    /// The texts for `%name` and other substitutions in the icon; the key has no percent sign.
    std::vector<std::pair<QString, QString>> substitutions;

    /// The port with this declared name, without subscripts; null if there is none. Valid while the component's ports
    /// are.
    [[nodiscard]] const DiagramPort* port(const QString& baseName) const;
    /// Does it get a code? Lines, sources, signals and masses do not; hose assemblies do.
    [[nodiscard]] bool isCoded() const { return !letter.isEmpty() || !productClass.isEmpty(); }
    /// The icon's origin on the sheet; ports lie on the grid about it.
    [[nodiscard]] QPointF anchor() const { return map.map(QPointF(0, 0)); }
    /// A text of the icon with its substitutions made.
    [[nodiscard]] QString resolved(const QString& textString) const;
    /// Sets the text that replaces `%key` in the icon's texts.
    void substitute(const QString& key, const QString& text);
    /// Sets the name that replaces `%name` in the icon's texts.
    void setShownName(const QString& name);
    /// Moves and turns the symbol and its ports to \a place.
    void moveTo(const Placement& place);
    friend bool operator==(const DiagramComponent&, const DiagramComponent&) = default;
};

/// One `connect` and its line.
struct DiagramConnection {
    ConnectionId id;
    std::vector<QPointF> points;  ///< on the sheet; empty if no line is drawn
    LineStyle style = LineStyle::Working;
    bool isReadOnly = false;  ///< in a base class, or inside of `for` or `if`: shown, but edited only in the text
    bool isRouted = false;    ///< the text has no line: the points are a way that routing found
    QString mark = {};        ///< its name where it goes from page to page, as `ad`; may be empty
    LineCode code = {};       ///< what stands at the line
    friend bool operator==(const DiagramConnection&, const DiagramConnection&) = default;
};

/// The pages of a drawing among those of a drawing set, which has the sheets of parts within parts behind the sheet
/// around them.
struct SheetsOfSet {
    int before = 0;  ///< sheets in front of the first page
    int count = 0;   ///< of the whole set; 0: the drawing stands for itself
    friend bool operator==(const SheetsOfSet&, const SheetsOfSet&) = default;
};

/// The content from which a Diagram is made.
struct DiagramContent {
    QString className;
    CoordinateSystem coordinateSystem;
    bool printsAll = false;
    ReleaseState release;
    std::vector<DiagramComponent> components;
    std::vector<DiagramComponent> ownPorts;
    std::vector<DiagramComponent> pages;  ///< in any order
    SheetsOfSet set;
    std::vector<DiagramConnection> connections;
    IconPtr graphics;
    SheetCodes codes;                             ///< as the class says
    CodeScheme codeScheme = CodeScheme::Iso2012;  ///< of the codes that are there
};

/// The drawing of one class as a canvas shows it: a value made from the class's instance, without references to
/// anything that an edit ends. Large: all questions about one immutable drawing.
class Diagram
{
public:
    Diagram() = default;
    /// Puts \a content in order: finds notes, nets, nodes in lines, and the order of pages. Names and ids must be
    /// unique.
    explicit Diagram(DiagramContent content);

    /// The full name of the class that is shown; empty for an empty diagram.
    [[nodiscard]] const QString& className() const { return className_; }
    /// Extent and grid of the sheet, as the class says or the standard gives.
    [[nodiscard]] const CoordinateSystem& coordinateSystem() const { return coordinateSystem_; }
    /// The symbols of the sheet without ports of the class and pages, in the order of children of the instance:
    /// inherited ones first. Valid as long as the diagram.
    [[nodiscard]] const std::vector<DiagramComponent>& components() const { return components_; }
    /// The class's own connectors, as symbols on its sheet: each has one port with an empty component.
    [[nodiscard]] const std::vector<DiagramComponent>& ownPorts() const { return ownPorts_; }
    /// Its pages show on paper also what is no part of the machine (DiagramComponent::isPrinted).
    [[nodiscard]] bool printsAll() const { return printsAll_; }
    /// Is it as it was released? Its pages say so, where their symbols have `%releaseMark`.
    [[nodiscard]] const ReleaseState& release() const { return release_; }
    /// The pages of the drawing, in the order in which one reads: rows from top to bottom, in each from left to right.
    /// Their bounds are their paper. Symbols and lines lie on them by their places alone.
    [[nodiscard]] const std::vector<DiagramComponent>& pages() const { return pages_; }
    /// Where the pages stand in a set of several drawings; count 0 if the drawing stands for itself.
    [[nodiscard]] const SheetsOfSet& set() const { return set_; }
    /// All connects with their lines, inherited ones too.
    [[nodiscard]] const std::vector<DiagramConnection>& connections() const { return connections_; }
    /// All lines that lead to one another by ports or nodes, as one net each; ports without a line are in none.
    [[nodiscard]] const std::vector<Net>& nets() const { return nets_; }
    /// The class's own graphics, drawn below the symbols.
    [[nodiscard]] const IconPtr& graphics() const { return graphics_; }
    /// What the class says of codes on its sheet; codeScheme() also where it says none.
    [[nodiscard]] const SheetCodes& codes() const { return codes_; }
    /// The scheme of the sheet's codes, written or found from them.
    [[nodiscard]] CodeScheme codeScheme() const { return codeScheme_; }
    /// What of them a person has written on the sheet and can change there, from the lowest to the topmost.
    [[nodiscard]] const std::vector<Note>& notes() const { return notes_; }
    /// Null if no note begins there.
    [[nodiscard]] const Note* note(NoteId id) const;

    /// Null if there is no such component, or if it is a page; subscripts are ignored.
    [[nodiscard]] const DiagramComponent* component(const ComponentId& id) const;
    /// A component or a page: what is declared with modifiers of its own.
    [[nodiscard]] const DiagramComponent* part(const ComponentId& id) const;
    /// A component, one of the class's own ports or a page.
    [[nodiscard]] const DiagramComponent* symbol(const ComponentId& id) const;
    /// The connect with these ends as written; null if there is none.
    [[nodiscard]] const DiagramConnection* connection(const ConnectionId& id) const;
    /// The port that \a ref names, of a component or of the class itself; null if there is none or it is of a page.
    [[nodiscard]] const DiagramPort* port(const PortRef& ref) const;
    /// The end of a bond at the port as drawn on this sheet: a port of the class itself counts as the opposite end.
    [[nodiscard]] BondEnd bondEndAt(const PortRef& ref) const;
    /// Does \a ref belong to a node, a component at which lines meet? False for ports of the class itself.
    [[nodiscard]] bool isNodePort(const PortRef& ref) const;
    /// Index into nets(), or -1 if nothing is joined to the port.
    [[nodiscard]] int netOf(const PortRef& ref) const;
    /// The same for a connect's net; -1 if there is no such connect.
    [[nodiscard]] int netOf(const ConnectionId& id) const;
    /// The lines at a symbol.
    [[nodiscard]] std::vector<ConnectionId> connectionsAt(const ComponentId& id) const;
    /// A copy of the content, from which another diagram can be made.
    [[nodiscard]] DiagramContent content() const;
    /// The same class without some of its symbols and lines.
    [[nodiscard]] Diagram without(const std::vector<ComponentId>& symbols,
                                  const std::vector<ConnectionId>& lines) const;
    /// A name no component has: \a base itself or with the first free number behind it.
    [[nodiscard]] QString freeName(const QString& base) const;
    /// Bounds of everything drawn; null if the sheet is empty.
    [[nodiscard]] QRectF bounds() const;

private:
    void findRods(Net& net) const;
    void findHeads(Net& net) const;
    void findNodesInLines();
    void orderPages();

    QString className_;
    CoordinateSystem coordinateSystem_;
    bool printsAll_ = false;
    ReleaseState release_;
    std::vector<DiagramComponent> components_;
    std::vector<DiagramComponent> ownPorts_;
    std::vector<DiagramComponent> pages_;
    SheetsOfSet set_;
    std::vector<DiagramConnection> connections_;
    std::vector<Net> nets_;
    IconPtr graphics_;
    SheetCodes codes_;
    CodeScheme codeScheme_ = CodeScheme::Iso2012;
    std::vector<Note> notes_;
    QHash<QString, int> componentByName_;
    QHash<PortRef, int> netByPort_;
    QHash<ConnectionId, int> connectionById_;
};

}  // namespace bramah::model
