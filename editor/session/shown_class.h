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

/// The class that a session shows, or a component within it, as an instance and as a diagram. Keeps the drawings of the
/// texts seen last, so that undo draws nothing anew, and takes over one that is known from a plan, as after a move.
/// Borrows the workspace.
class ShownClass
{
public:
    explicit ShownClass(Workspace& workspace);
    ~ShownClass();

    /// Lets go of the instance, whose classes are about to change.
    void drop();
    /// \a place, whose root \a text, its file, declares; nothing is shown if there is no such class. A way that leads
    /// to what is not there, or has no sheet, ends before that.
    void show(const ShownPlace& place, const model::SourceText& text);
    /// While it lives the next show() takes what \a changes make of the present diagram, if that can be known without
    /// the text: of places and lines alone.
    class Expectation
    {
    public:
        Expectation(ShownClass& shown, const model::DiagramChanges& changes);
        ~Expectation() { shown_.expected_.reset(); }
        Expectation(const Expectation&) = delete;
        Expectation& operator=(const Expectation&) = delete;

    private:
        ShownClass& shown_;
    };

    /// The instance of the class at the top; null if nothing is shown.
    [[nodiscard]] const model::Instance* root() const;
    /// The instance that is shown: the root or one within it; null if nothing is shown.
    [[nodiscard]] const model::Instance* instance() const;
    [[nodiscard]] const ShownPlace& place() const { return place_; }
    /// Full name of the class of what is shown; may be that of a class that is not there.
    [[nodiscard]] const QString& className() const { return className_; }
    [[nodiscard]] const std::shared_ptr<const model::Diagram>& diagram() const { return diagram_; }
    /// Another number than before where what the class declares may be something else; moving symbols and lines alone
    /// changes nothing of that.
    [[nodiscard]] int declarationsVersion() const { return declarationsVersion_; }
    /// The faults of the class, as far as its drawing needs it.
    [[nodiscard]] model::Diagnostics diagnostics() const;

private:
    struct Drawing {
        QByteArray text;
        ShownPlace place;
        std::int64_t changesBeside = 0;  ///< of other files, at that time
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
    int declarationsCount_ = 0;  ///< of versions so far
    std::shared_ptr<const model::Diagram> expected_;
    std::deque<Drawing> drawings_;  ///< the newest first
};

}  // namespace bramah::editor
