// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/sheet_problems.h"

#include "editor/session/shown_class.h"
#include "editor/session/workspace.h"
#include "model/catalogue/part_check.h"
#include "model/diagram/diagram_checks.h"
#include "model/document/document.h"
#include "model/edit/class_in_text.h"
#include "model/instance/instance.h"
#include "model/instance/shown_texts.h"
#include "model/sequences/chart_checks.h"

#include <utility>

namespace bramah::editor {

void SheetProblems::checkSheet()
{
    const model::Diagram& diagram = *shown_.diagram();
    ofDiagram_ = model::checkDiagram(diagram);
    if (!shown_.instance())
        return;
    const model::Diagnostics ofCharts = model::checkCharts(diagram, *shown_.instance());
    ofDiagram_.insert(ofDiagram_.end(), ofCharts.begin(), ofCharts.end());
    const model::Diagnostics ofParts = model::checkParts(*shown_.instance(), shown_.workspace().parts());
    ofDiagram_.insert(ofDiagram_.end(), ofParts.begin(), ofParts.end());
}

void SheetProblems::update()
{
    own_.clear();
    if (document_.textState() == model::Document::TextState::Sound) {
        const int declarations = shown_.declarationsVersion();
        if (std::exchange(ofDeclarations_, declarations) != declarations)
            checkSheet();
        review_.look(shown_.diagram());
        for (const model::Diagnostics& found : {ofDiagram_, review_.diagnostics()})
            own_.insert(own_.end(), found.begin(), found.end());
        for (model::Diagnostic& problem : own_)
            problem.component = shown_.place().pathOf(problem.component);
        const model::Diagnostics found = shown_.diagnostics();
        own_.insert(own_.begin(), found.begin(), found.end());
    }
    const auto& ofText = document_.tree().diagnostics();
    own_.insert(own_.begin(), ofText.begin(), ofText.end());
    join();
}

void SheetProblems::join()
{
    const ShownPlace& place = shown_.place();
    all_ = own_;
    if (place.isInside())
        model::appendCompiled(all_, foreign_);
    else
        model::appendCompiled(all_, foreign_, *shown_.diagram(), [this](const QString& path) {
            const model::Instance* variable =
                shown_.instance() ? shown_.instance()->descendant(path.toStdString()) : nullptr;
            return variable ? model::shownDescription(*variable) : QString();
        });
    const auto definitionOf = [this](const QString& name) {
        return name.isEmpty() ? nullptr : model::findClass(document_.tree(), name);
    };
    const auto* root = definitionOf(place.root);
    const auto* shown = place.isInside() ? definitionOf(shown_.className()) : nullptr;
    for (model::Diagnostic& problem : all_) {
        if (!problem.component.isEmpty() || !problem.text || problem.text->fileName() != document_.text().fileName())
            continue;
        if (root)
            problem.component = model::componentAt(*root, problem.span.begin);
        if (shown && problem.component.isEmpty())
            problem.component = place.pathOf(model::componentAt(*shown, problem.span.begin));
    }
}

bool SheetProblems::setForeign(model::Diagnostics problems)
{
    if (problems.empty() && foreign_.empty())
        return false;
    foreign_ = std::move(problems);
    join();
    return true;
}

}  // namespace bramah::editor
