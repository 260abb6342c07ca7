// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <set>
#include <utility>

namespace bramah::model {

/// Checks that redeclarations replace only replaceable elements, and only by elements that fit (Modelica 3.6, 7.3).
/// Faults go to the tree's diagnostics.
class RedeclarationCheck
{
public:
    /// \a tree is borrowed. One object for one tree.
    explicit RedeclarationCheck(InstanceTree& tree) : tree_(tree) {}

    /// Checks \a replacement, written in a modification that is applied to \a instance: the replaced element has to be
    /// replaceable, or to keep its type, and the new one has to fit.
    void check(const Instance& instance, const Modifier& writtenIn, const syntax::Element& replacement);
    /// Checks the `redeclare` elements in the classes of \a instance, each element once for each class.
    void checkElements(const Instance& instance);

private:
    /// Reports an array that is replaced by one of another size (6.4).
    void checkSizes(const Instance& instance, const Modifier& writtenIn, const syntax::Component& declared,
                    const syntax::Component& given);
    void checkFit(const Instance& instance, const Modifier& writtenIn, const syntax::Element& replacement,
                  const ClassNode& fitting, const ClassNode& given);

    InstanceTree& tree_;
    std::set<std::pair<const syntax::Element*, const ClassNode*>> known_;
};

}  // namespace bramah::model
