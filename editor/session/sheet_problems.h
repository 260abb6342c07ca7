// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/routing/drawing_review.h"

namespace bramah::model {
class Document;
}

namespace bramah::editor {

class ShownClass;

/// Problems of a text, of the drawing of the shown class, and those that others have found; with paths of components
/// from the top (ShownPlace::onSheet()).
class SheetProblems
{
public:
    /// Borrows both arguments.
    SheetProblems(const model::Document& document, const ShownClass& shown) : document_(document), shown_(shown) {}

    /// Problems of the text first, then of classes and drawing, then those of others. Valid until update() or
    /// setForeign().
    [[nodiscard]] const model::Diagnostics& all() const { return all_; }
    /// Checks text and drawing again.
    void update();
    /// Lets update() check the components again though they have not changed, as their parts in catalogues may have.
    void forgetComponents() { ofDeclarations_ = -1; }
    /// Replaces the messages of a compiler or run. False if there were and are none.
    bool setForeign(model::Diagnostics problems);

private:
    void checkSheet();
    void join();

    const model::Document& document_;
    const ShownClass& shown_;
    model::DrawingReview review_;
    model::Diagnostics ofDiagram_;  ///< from checkDiagram(); moves of symbols and lines do not change them
    int ofDeclarations_ = -1;       ///< version of the declarations for which ofDiagram_ is valid
    model::Diagnostics own_, foreign_, all_;
};

}  // namespace bramah::editor
