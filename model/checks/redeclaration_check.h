// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <set>
#include <utility>

namespace bramah::model {

/// Checks that redeclarations replace only replaceable elements, and by ones that fit (Modelica 3.6, 7.3). Faults go to
/// the tree's diagnostics.
class RedeclarationCheck
{
public:
    explicit RedeclarationCheck(InstanceTree& tree) : tree_(tree) {}

    /// \a replacement, written in a modification that is applied to \a instance: another type only for what is
    /// replaceable, and one that fits.
    void check(const Instance& instance, const Modifier& writtenIn, const syntax::Element& replacement);
    /// The elements of the classes of \a instance that are written as `redeclare`; each element once for each class.
    void checkElements(const Instance& instance);

private:
    /// An array is replaced by one of its size (6.4).
    void checkSizes(const Instance& instance, const Modifier& writtenIn, const syntax::Component& declared,
                    const syntax::Component& given);
    void checkFit(const Instance& instance, const Modifier& writtenIn, const syntax::Element& replacement,
                  const ClassNode& fitting, const ClassNode& given);

    InstanceTree& tree_;
    std::set<std::pair<const syntax::Element*, const ClassNode*>> known_;
};

}  // namespace bramah::model
