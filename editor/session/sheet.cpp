// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/sheet.h"

#include "editor/session/edited_file.h"
#include "editor/session/workspace.h"
#include "model/document/document.h"
#include "model/edit/class_in_text.h"
#include "model/instance/instance.h"

#include <utility>

namespace bramah::editor {

Sheet::Sheet(Workspace& workspace, EditedFile& file)
    : file_(file), shown_(workspace), problems_(file.document(), shown_)
{
    connect(&workspace, &Workspace::classesAboutToChange, this, [this] { shown_.drop(); });
    connect(&workspace, &Workspace::classesChanged, this, [this] { rebuild(placeInFile(place())); });
    connect(&workspace, &Workspace::partsChanged, this, [this] {
        problems_.forgetComponents();
        updateProblems();
    });
    // While the text has errors the last drawing is kept, which then cannot be edited.
    const auto tellErrors = [this] {
        if (file_.document().textState() != model::Document::TextState::Sound)
            updateProblems();
    };
    connect(&file_, &EditedFile::textChanged, this, tellErrors);
    tellErrors();
}

Sheet::~Sheet() = default;

ShownPlace Sheet::placeInFile(const ShownPlace& place) const
{
    const bool isKnown =
        file_.document().textState() != model::Document::TextState::Sound || file_.classNames().contains(place.root);
    return isKnown ? place : ShownPlace{file_.firstClass(), {}};
}

bool Sheet::show(const ShownPlace& wanted)
{
    if (!file_.classNames().contains(wanted.root))
        return false;
    if (wanted == place())
        return true;
    rebuild(wanted);
    return place() == wanted;
}

void Sheet::rebuild(const ShownPlace& wanted)
{
    const std::pair before(place(), className());
    shown_.show(wanted, file_.document().text());
    Q_EMIT diagramChanged();
    if (before != std::pair(place(), className()))
        Q_EMIT classShownChanged();
    Q_EMIT diagramSettled();
    updateProblems();
}

bool Sheet::isOwnClass() const
{
    return !className().isEmpty() && model::findClass(file_.document().tree(), className());
}

std::shared_ptr<const model::syntax::SyntaxTree> Sheet::shownTree() const
{
    const model::Instance* shown = isOwnClass() ? nullptr : instance();
    return shown && shown->classNode().tree() ? shown->classNode().tree() : file_.document().sharedTree();
}

void Sheet::updateProblems()
{
    problems_.update();
    Q_EMIT problemsChanged();
}

void Sheet::setForeignProblems(model::Diagnostics problems)
{
    if (problems_.setForeign(std::move(problems)))
        Q_EMIT problemsChanged();
}

void Sheet::setFoundUnits(FoundUnits units)
{
    if (units == foundUnits_)
        return;
    foundUnits_ = std::move(units);
    Q_EMIT foundUnitsChanged();
}

}  // namespace bramah::editor
