// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/codes/line_code.h"
#include "model/codes/sheet_codes.h"
#include "model/diagram/diagram_ids.h"
#include "model/diagram/port.h"
#include "model/graphics/placement.h"
#include "model/notes/note.h"

#include <optional>
#include <variant>
#include <vector>

/// The changes that an edit on the canvas makes to a class, before they become text (see diagram_edits.h).
namespace bramah::model {

/// Declares a component behind the present ones; its name is free in the class.
struct AddComponent {
    QString className;
    QString name;
    Placement placement;
    QString modification;  ///< as text, `(m = 5)`; empty for none
    bool isAutoNode = false;
    QString prefixes = {};  ///< as `inner`
    Domain domain = {};     ///< of an automatic node: the domain that it joins, and its rule
    QString joining = {};
    friend bool operator==(const AddComponent&, const AddComponent&) = default;
};

/// Removes a component; its connections are removed by changes of their own.
struct RemoveComponent {
    ComponentId id;
    friend bool operator==(const RemoveComponent&, const RemoveComponent&) = default;
};

/// Gives a component another class; its modifiers stay.
struct ReplaceClass {
    ComponentId id;
    QString className;
    friend bool operator==(const ReplaceClass&, const ReplaceClass&) = default;
};

/// Gives a component, a port of the class or a page another place, size or rotation; its lines stay as they are.
struct SetPlacement {
    ComponentId id;
    Placement placement;
    friend bool operator==(const SetPlacement&, const SetPlacement&) = default;
};

/// Renames the declaration and every reference to it in the class.
struct RenameComponent {
    ComponentId id;
    QString name;
    friend bool operator==(const RenameComponent&, const RenameComponent&) = default;
};

/// Sets one modifier of a component (`m`, nested `frame_a.r`), or removes it if there is no value.
struct SetModifier {
    ComponentId id;
    QString path;
    std::optional<QString> value;  ///< a Modelica expression
    friend bool operator==(const SetModifier&, const SetModifier&) = default;
};

/// Sets the designation shown in place of a component's name, as `1V1`; empty removes it.
struct SetDesignation {
    ComponentId id;
    QString designation;
    friend bool operator==(const SetDesignation&, const SetDesignation&) = default;
};

/// Sets a value that the drawing alone needs in the vendor annotation of a component: names of coils, technical data,
/// what to order.
struct SetVendorValue {
    ComponentId id;
    QString path;   ///< as `coils` or `part.maker`
    QString value;  ///< a Modelica expression; empty removes it
    friend bool operator==(const SetVendorValue&, const SetVendorValue&) = default;
};

/// Sets what the sheet says about codes and data at its symbols.
struct SetSheetCodes {
    SheetCodes codes;
    friend bool operator==(const SetSheetCodes&, const SetSheetCodes&) = default;
};

/// Sets what stands at a line.
struct SetLineCode {
    ConnectionId id;
    LineCode code;
    friend bool operator==(const SetLineCode&, const SetLineCode&) = default;
};

/// Chooses the form in which a component is computed by the port variables that are its inputs, as `A.p`; none: the
/// compiler chooses.
struct ChooseForm {
    ComponentId id;
    QStringList given;
    friend bool operator==(const ChooseForm&, const ChooseForm&) = default;
};

/// Sets the place of a component's name and values.
struct SetLabel {
    ComponentId id;
    LabelPlacement label;
    friend bool operator==(const SetLabel&, const SetLabel&) = default;
};

/// Declares a parameter of the class itself.
struct AddParameter {
    QString type;  ///< as `Bramah.Units.Length`
    QString name;
    QString value;        ///< a Modelica expression
    QString description;  ///< empty for none
    friend bool operator==(const AddParameter&, const AddParameter&) = default;
};

/// Sets the value of a parameter that the class itself declares.
struct SetParameterValue {
    QString name;
    QString value;  ///< a Modelica expression; empty: none
    friend bool operator==(const SetParameterValue&, const SetParameterValue&) = default;
};

/// Adds a `connect` with a line through \c points, from \c a to \c b [sheet]; none: without a line.
struct AddConnection {
    PortRef a;
    PortRef b;
    std::vector<QPointF> points;
    LineStyle style = LineStyle::Working;
    friend bool operator==(const AddConnection&, const AddConnection&) = default;
};

/// Removes a `connect` with its line.
struct RemoveConnection {
    ConnectionId id;
    friend bool operator==(const RemoveConnection&, const RemoveConnection&) = default;
};

/// Leads an end of a line to another element of a vector of connectors; its drawing stays.
struct SetEnds {
    ConnectionId id;
    PortRef a;
    PortRef b;
    friend bool operator==(const SetEnds&, const SetEnds&) = default;
};

/// Gives a line other points [sheet], from the end a to the end b of its connect.
struct SetLine {
    ConnectionId id;
    std::vector<QPointF> points;
    friend bool operator==(const SetLine&, const SetLine&) = default;
};

/// Names a line that goes from page to page, as `ad`; empty removes the name.
struct SetMark {
    ConnectionId id;
    QString mark;
    friend bool operator==(const SetMark&, const SetMark&) = default;
};

/// Adds a note on top of the sheet's own graphics. Changes of notes name them by the numbers that they have before all
/// changes of their list.
struct AddNote {
    std::vector<Graphic> graphics;
    friend bool operator==(const AddNote&, const AddNote&) = default;
};

/// Removes the graphics of a note.
struct RemoveNote {
    Note note;
    friend bool operator==(const RemoveNote&, const RemoveNote&) = default;
};

/// Gives a note other graphics; of those that stay of one kind only the arguments that differ are written.
struct SetNote {
    Note note;  ///< as it is
    std::vector<Graphic> graphics;
    friend bool operator==(const SetNote&, const SetNote&) = default;
};

/// Moves a note, with the motion that it has while results are shown.
struct MoveNote {
    Note note;
    QPointF by;
    friend bool operator==(const MoveNote&, const MoveNote&) = default;
};

/// One change of a drawing, independent of its text.
using DiagramChange =
    std::variant<AddComponent, RemoveComponent, ReplaceClass, SetPlacement, RenameComponent, SetModifier,
                 SetDesignation, SetVendorValue, SetSheetCodes, SetLineCode, ChooseForm, SetLabel, AddParameter,
                 SetParameterValue, AddConnection, RemoveConnection, SetEnds, SetLine, SetMark, AddNote, RemoveNote,
                 SetNote, MoveNote>;
/// Changes to be made one after the other, as one step; AddNote says how they name notes.
using DiagramChanges = std::vector<DiagramChange>;

}  // namespace bramah::model
