// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_measures.h"

#include "editor/session/workspace.h"
#include "model/document/document.h"
#include "model/instance/instance.h"
#include "solver/measures/measure_annotation.h"

#include <algorithm>

namespace bramah::app {

RunMeasures::RunMeasures(editor::DocumentSession& session, const RunHistory& history,
                         const PlottableVariables& variables, QObject* parent)
    : QObject(parent), session_(session), history_(history), variables_(variables)
{
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &RunMeasures::computeNext);
    connect(&session_.sheet(), &editor::Sheet::classShownChanged, this, &RunMeasures::take);
    connect(&session_.file(), &editor::EditedFile::textChanged, this, &RunMeasures::take);
    const auto computeSoon = [this] { timer_.start(); };
    connect(&history_, &RunHistory::runEnded, this, computeSoon);
    connect(&history_, &RunHistory::listChanged, this, computeSoon);
    connect(&variables_.measured(), &solver::MeasuredData::changed, this, [this, computeSoon] {
        results_.clear();
        computeSoon();
    });
    take();
}

void RunMeasures::take()
{
    const model::Instance* instance = session_.sheet().root();
    if (!instance)
        return;
    className_ = session_.sheet().place().root;
    solver::Measures inText = solver::measuresOf(instance->classNode());
    if (inText == measures_)
        return;
    measures_ = std::move(inText);
    results_.clear();
    Q_EMIT changed();
    timer_.start();
}

bool RunMeasures::set(const solver::Measures& measures, const QString& what)
{
    const model::ClassNode* node = session_.workspace().library().find(className_.toStdString());
    if (!node || !node->tree() || !session_.isEditable() ||
        node->tree()->text().bytes() != session_.file().document().text().bytes())
        return false;
    auto edits = solver::editsForMeasures(*node, measures);
    if (!edits)
        return false;
    session_.file().applyEdits(what, std::move(*edits));
    return true;
}

const solver::MeasureResult* RunMeasures::result(const RunRecord& run, std::size_t index) const
{
    const auto found = results_.find({run.number, index});
    return found == results_.end() ? nullptr : &found->second;
}

std::optional<int> RunMeasures::brokenLimits(const RunRecord& run) const
{
    int broken = 0;
    bool hasLimit = false;
    for (std::size_t index = 0; index < measures_.size(); ++index) {
        const solver::MeasureResult* value = result(run, index);
        if (!value)
            return std::nullopt;
        hasLimit = hasLimit || measures_[index].lower || measures_[index].upper;
        broken += value->isLimitBroken() ? 1 : 0;
    }
    return hasLimit ? std::optional(broken) : std::nullopt;
}

void RunMeasures::computeNext()
{
    for (auto run = history_.runs().rbegin(); run != history_.runs().rend(); ++run) {
        if ((*run)->isRunning() || (*run)->isUnread)
            continue;
        for (std::size_t index = 0; index < measures_.size(); ++index) {
            if (result(**run, index))
                continue;
            results_.insert_or_assign({(*run)->number, index},
                                      solver::measured(measures_[index], (*run)->results, variables_.namesIn(**run)));
            timer_.start();
            Q_EMIT resultsChanged();
            return;
        }
    }
}

}  // namespace bramah::app
