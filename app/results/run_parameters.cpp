// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/run_parameters.h"

#include "editor/session/workspace.h"
#include "model/instance/text_attribute.h"

namespace bramah::app {

const model::Instance* RunParameters::instanceOf(const RunRecord* run)
{
    if (!run || run->model.isOf(ModelText::runBy(session_)))
        return session_.sheet().root();
    if (instance_ && text_.bytes == run->model.bytes && text_.className == run->model.className)
        return instance_;
    instance_ = nullptr;
    tree_.reset();
    text_ = run->model;
    const ModelText text = text_.read();
    library_ = session_.workspace().library().clone();
    library_->addFile(text.tree);
    const model::ClassNode* node = library_->find(text.className.toStdString());
    if (!node)
        return nullptr;
    tree_ = std::make_unique<model::InstanceTree>(*library_);
    instance_ = &tree_->instantiate(*node);
    return instance_;
}

std::optional<solver::KnownNumber> RunParameters::value(const RunRecord* run, const QString& path)
{
    if (run && run->byHand.contains(path))
        return std::nullopt;
    const model::Instance* instance = instanceOf(run);
    const model::Instance* parameter = instance ? instance->descendant(path.toStdString()) : nullptr;
    if (!parameter || !(parameter->prefixes().isParameter || parameter->prefixes().isConstant))
        return std::nullopt;
    const auto number = parameter->value().number();
    if (!number)
        return std::nullopt;
    return solver::KnownNumber{*number, model::textAttribute(*parameter, "unit")};
}

}  // namespace bramah::app
