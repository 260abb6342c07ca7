// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/model_text.h"

#include "model/edit/class_in_text.h"
#include "model/instance/instance.h"

namespace bramah::app {

ModelText ModelText::shownBy(const editor::DocumentSession& session)
{
    return session.instance() ? ModelText{session.instance()->classNode().tree(), session.className()} : ModelText();
}

model::ClassVersion ModelText::version() const
{
    return {tree.get(), tree ? model::findClass(*tree, className) : nullptr};
}

std::optional<std::vector<std::string>> ModelText::changedSince(const ModelText& before) const
{
    const model::ClassVersion old = before.version(), now = version();
    if (!old.definition || !now.definition || before.className != className)
        return std::nullopt;
    return model::changedModifiers(old, now);
}

}  // namespace bramah::app
