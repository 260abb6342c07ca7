// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/routing/drawing_review.h"

namespace bramah::model {
class Document;
}

namespace bramah::editor {

class ShownClass;

/// What is wrong with a text and the drawing of the class shown, and what others found: problems with components by
/// their paths from the top (ShownPlace::onSheet()).
class SheetProblems
{
public:
    /// Borrows both.
    SheetProblems(const model::Document& document, const ShownClass& shown) : document_(document), shown_(shown) {}

    [[nodiscard]] const model::Diagnostics& all() const { return all_; }
    /// Looks at the text and the drawing anew.
    void update();
    /// Messages of a compiler or a run, replaced as a whole. False if there are none as before.
    bool setForeign(model::Diagnostics problems);

private:
    void checkSheet();
    void join();

    const model::Document& document_;
    const ShownClass& shown_;
    model::DrawingReview review_;
    model::Diagnostics ofDiagram_;  ///< of checkDiagram(), which places of symbols and lines change nothing of,
    int ofDeclarations_ = -1;       ///< and of which version of the declarations
    model::Diagnostics own_, foreign_, all_;
};

}  // namespace bramah::editor
