// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/per_instance.h"

namespace bramah::model {
class ClassNode;
}

namespace bramah::solver {

/// Records of parameters that are nothing but another one: `parameter Oil oil = fluid.oil`, with no modification of a
/// field. Such a record needs no variables of its own; its name means the other record. Circuits are full of them: each
/// component passes the oil of the sheet on to its edges and chambers.
class PassedRecords
{
public:
    /// Borrows \a tree. Answers are kept, so instances must not change after they were asked for.
    explicit PassedRecords(model::InstanceTree& tree) : tree_(tree) {}

    /// The record whose fields those of \a instance are, through any number of components; \a instance itself if it has
    /// values of its own.
    [[nodiscard]] const model::Instance& sourceOf(const model::Instance& instance)
    {
        return instance.builtin() == model::BuiltinType::None ? sourceOfWhole(instance) : instance;
    }
    /// The component that \a reference, written in \a part of \a scope, means; null if there is none, if it is or is in
    /// an array, or if it is protected.
    [[nodiscard]] const model::Instance* componentAt(const model::syntax::ComponentReference& reference,
                                                     const model::Instance& scope, const model::ClassNode* part);

private:
    const model::Instance& sourceOfWhole(const model::Instance& whole);
    [[nodiscard]] const model::Instance* findSource(const model::Instance& record);

    model::InstanceTree& tree_;
    model::PerInstance<const model::Instance*> known_{nullptr};  ///< each with its source
};

}  // namespace bramah::solver
