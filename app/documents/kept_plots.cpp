// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/kept_plots.h"

#include "app/plots/plot_annotation.h"
#include "editor/session/workspace.h"
#include "model/document/document.h"
#include "model/instance/instance.h"
#include "model/text/dotted_name.h"

#include <algorithm>
#include <utility>

namespace bramah::app {

namespace {

/// The new names of the variables that differ in name only between two versions of plots.
QHash<QString, QString> newNames(const PlotDefinitions& from, const PlotDefinitions& to)
{
    QHash<QString, QString> names;
    for (std::size_t plot = 0; plot < std::min(from.size(), to.size()); ++plot) {
        const auto &old = from[plot].curves, &now = to[plot].curves;
        for (std::size_t curve = 0; curve < std::min(old.size(), now.size()); ++curve)
            if (const QString& a = old[curve].variable, &b = now[curve].variable;
                a != b && model::lastName(a) == model::lastName(b))
                names.insert(a, b);
    }
    return names;
}

/// \a plots with the names that variables have in \a to in place of those in \a from.
PlotDefinitions renamed(PlotDefinitions plots, const PlotDefinitions& from, const PlotDefinitions& to)
{
    const QHash<QString, QString> names = newNames(from, to);
    for (PlotDefinition& plot : plots)
        for (CurveDefinition& curve : plot.curves)
            curve.variable = names.value(curve.variable, curve.variable);
    return plots;
}

}  // namespace

KeptPlots::KeptPlots(editor::DocumentSession& session, PlotArea& area, QObject* parent)
    : QObject(parent), session_(session), area_(area)
{
    connect(&session_.sheet(), &editor::Sheet::classShownChanged, this, &KeptPlots::take);
    connect(&session_.file(), &editor::EditedFile::textChanged, this, &KeptPlots::take);
    connect(&area_, &PlotArea::definitionsChanged, this, [this] { isTouched_ = true; });
    take();
}

void KeptPlots::take()
{
    const model::Instance* instance = session_.sheet().root();
    if (!instance)
        return;
    const PlotDefinitions before = std::exchange(inText_, plotsOf(instance->classNode()).value_or(PlotDefinitions()));
    const QString classBefore = std::exchange(className_, session_.sheet().place().root);
    PlotDefinitions wanted = inText_;
    if (className_ != classBefore) {
        // If the class shown before is not in the text any more, it was renamed: its plots stay shown.
        const bool isGone = !classBefore.isEmpty() && !session_.file().classNames().contains(classBefore);
        if (isGone)
            return;
        if (isTouched_ && !classBefore.isEmpty() && area_.definitions() != before)
            ofOthers_.insert(classBefore, area_.definitions());
        if (const auto kept = ofOthers_.constFind(className_); kept != ofOthers_.cend())
            wanted = *kept;
        ofOthers_.remove(className_);
    } else if (inText_ == before) {
        return;
    } else if (session_.file().isUndoing()) {
        // What is shown stays, also if the file has been saved since, but follows its variables.
        wanted = renamed(area_.definitions(), before, inText_);
    }
    if (wanted != area_.definitions())
        area_.setDefinitions(wanted);
}

std::optional<QByteArray> KeptPlots::textWith(const QString& className, const PlotDefinitions& plots) const
{
    const model::ClassNode* node = session_.workspace().library().find(className.toStdString());
    if (!node || plotsOf(*node).value_or(PlotDefinitions()) == plots ||
        node->tree()->text().bytes() != session_.file().document().text().bytes())
        return std::nullopt;
    return textWithPlots(*node, plots);
}

QHash<QString, PlotDefinitions> KeptPlots::unwritten() const
{
    QHash<QString, PlotDefinitions> all = ofOthers_;
    if (!className_.isEmpty())
        all.insert(className_, area_.definitions());
    all.removeIf([this](const auto& entry) { return !textWith(entry.key(), entry.value()); });
    return all;
}

bool KeptPlots::hasUnwritten() const
{
    return isTouched_ && !unwritten().isEmpty();
}

void KeptPlots::write()
{
    if (!isTouched_)
        return;
    const QHash<QString, PlotDefinitions> all = unwritten();
    for (auto plots = all.cbegin(); plots != all.cend(); ++plots) {
        // The previous class may have changed its place in the text.
        if (const std::optional<QByteArray> text = textWith(plots.key(), plots.value()))
            session_.file().replaceTextBesideUndo(*text);
        ofOthers_.remove(plots.key());
    }
}

}  // namespace bramah::app
