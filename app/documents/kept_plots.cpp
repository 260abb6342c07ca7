// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/kept_plots.h"

#include "app/plots/plot_annotation.h"
#include "editor/session/workspace.h"
#include "model/document/document.h"
#include "model/instance/instance.h"

#include <utility>

namespace bramah::app {

KeptPlots::KeptPlots(editor::DocumentSession& session, PlotArea& area, QObject* parent)
    : QObject(parent), session_(session), area_(area)
{
    connect(&session_.sheet(), &editor::Sheet::classShownChanged, this, &KeptPlots::take);
    connect(&session_.file(), &editor::EditedFile::textChanged, this, &KeptPlots::take);
    connect(&area_, &PlotArea::definitionsChanged, this, &KeptPlots::keep);
    take();
}

void KeptPlots::take()
{
    const model::Instance* instance = session_.sheet().root();
    if (!instance)
        return;
    const PlotPages before = std::exchange(inText_, plotsOf(instance->classNode()).value_or(PlotPages()));
    const QString classBefore = std::exchange(className_, session_.sheet().place().root);
    if (className_ != classBefore || inText_ != before) {
        isUnwritten_ = false;
        if (inText_ != area_.pages())
            area_.setPages(inText_);
    } else if (isUnwritten_) {
        keep();
    }
}

void KeptPlots::keep()
{
    const PlotPages shown = area_.pages();
    isUnwritten_ = shown != inText_;
    const model::ClassNode* node = session_.workspace().library().find(className_.toStdString());
    if (!isUnwritten_ || !node || !node->tree() || !session_.isEditable() ||
        node->tree()->text().bytes() != session_.file().document().text().bytes())
        return;
    auto edits = editsForPlots(*node, shown);
    if (!edits)
        return;
    inText_ = shown;
    isUnwritten_ = false;
    session_.file().applyEdits(tr("Change the plots"), std::move(*edits));
}

}  // namespace bramah::app
