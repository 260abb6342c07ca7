// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/shown_place.h"
#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"
#include "model/planning/diagram_change.h"
#include "model/text/source_text.h"

#include <QByteArray>

#include <deque>
#include <memory>

namespace bramah::model {
class Instance;
class InstanceTree;
}  // namespace bramah::model

namespace bramah::editor {

class Workspace;

/// The class that a session shows, or a component within it, as instance and diagram. Keeps the drawings of the latest
/// texts, so that undo need not build them again, and takes over a drawing known from a plan, as after a move. Borrows
/// the workspace.
class ShownClass
{
public:
    /// Shows nothing until show().
    explicit ShownClass(Workspace& workspace);
    ~ShownClass();

    /// As given to the constructor.
    [[nodiscard]] Workspace& workspace() const { return workspace_; }
    /// Drops the instance, whose classes are about to change.
    void drop();
    /// Shows \a place, whose root is declared by \a text, its file; nothing is shown if there is no such class. The way
    /// ends before a component that does not exist or has no sheet.
    void show(const ShownPlace& place, const model::SourceText& text);
    /// While it lives, the next show() takes the present diagram after \a changes, if that is known without the text:
    /// for places and lines only.
    class Expectation
    {
    public:
        /// Does nothing where the diagram after \a changes cannot be told without the text.
        Expectation(ShownClass& shown, const model::DiagramChanges& changes);
        ~Expectation() { shown_.expected_.reset(); }
        Expectation(const Expectation&) = delete;
        Expectation& operator=(const Expectation&) = delete;

    private:
        ShownClass& shown_;
    };

    /// The instance of the class at the top; null if nothing is shown.
    [[nodiscard]] const model::Instance* root() const;
    /// The shown instance: the root or one within it; null if nothing is shown.
    [[nodiscard]] const model::Instance* instance() const;
    /// The place given to show(), or the part of the way to it that exists.
    [[nodiscard]] const ShownPlace& place() const { return place_; }
    /// Full name of the shown class, which may be missing.
    [[nodiscard]] const QString& className() const { return className_; }
    /// The drawing of the shown class; never null, empty if nothing is shown.
    [[nodiscard]] const std::shared_ptr<const model::Diagram>& diagram() const { return diagram_; }
    /// A number that changes when the declarations of the class may have changed; moves of symbols and lines do not
    /// change it.
    [[nodiscard]] int declarationsVersion() const { return declarationsVersion_; }
    /// The faults of the class, as far as its drawing shows them.
    [[nodiscard]] model::Diagnostics diagnostics() const;

private:
    struct Drawing {
        QByteArray text;
        ShownPlace place;
        std::int64_t changesBeside = 0;  ///< of other files, when it was stored
        std::shared_ptr<const model::Diagram> diagram;
        model::Diagnostics diagnostics;
        int declarationsVersion = 0;
    };
    [[nodiscard]] bool isFor(const Drawing& drawing, const model::SourceText& text) const;
    void keep(const model::SourceText& text);

    void makeTree() const;
    void shortenWay();

    Workspace& workspace_;
    ShownPlace place_;
    QString className_;
    mutable std::unique_ptr<model::InstanceTree> tree_;  ///< made when it is first needed
    mutable const model::Instance* root_ = nullptr;
    mutable const model::Instance* instance_ = nullptr;
    std::shared_ptr<const model::Diagram> diagram_ = std::make_shared<const model::Diagram>();
    model::Diagnostics diagnostics_;  ///< of a drawing that was taken over
    bool isTakenOver_ = false;
    int declarationsVersion_ = 0;
    int declarationsCount_ = 0;  ///< number of versions so far
    std::shared_ptr<const model::Diagram> expected_;
    std::deque<Drawing> drawings_;  ///< the newest first
};

}  // namespace bramah::editor
