// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <functional>

/// References that are looked up in the scope of a class. Left out: those inside of its long classes, names of
/// arguments and of called functions, and references that begin with an index of a loop around them.
namespace bramah::model {

using ClassReferenceVisit = std::function<void(const syntax::ComponentReference& reference)>;

/// Visits those in elements, equations, algorithms and annotations of the class.
void forEachClassReference(const syntax::ClassDefinition& definition, const ClassReferenceVisit& visit);
/// Visits those in one declaration of a clause: subscripts, modifiers, condition, annotation.
void forEachClassReference(const syntax::Component& component, const ClassReferenceVisit& visit);
void forEachClassReference(const syntax::Equation& equation, const ClassReferenceVisit& visit);
void forEachClassReference(const syntax::Expression& expression, const ClassReferenceVisit& visit);
void forEachClassReference(const syntax::ClassModification& modification, const ClassReferenceVisit& visit);

}  // namespace bramah::model
