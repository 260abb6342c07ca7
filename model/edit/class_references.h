// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <functional>

/// References that are looked up in the scope of a class. Left out: those inside of its long classes, names of
/// arguments and of called functions, and references that begin with an index of a loop around them.
namespace bramah::model {

/// Takes one reference; it belongs to the syntax tree.
using ClassReferenceVisit = std::function<void(const syntax::ComponentReference& reference)>;

/// Visits those in elements, equations, algorithms and annotations of the class.
void forEachClassReference(const syntax::ClassDefinition& definition, const ClassReferenceVisit& visit);
/// Visits those in one declaration of a clause: subscripts, modifiers, condition, annotation.
void forEachClassReference(const syntax::Component& component, const ClassReferenceVisit& visit);
/// Visits those in one equation, its annotation and the equations within it.
void forEachClassReference(const syntax::Equation& equation, const ClassReferenceVisit& visit);
/// Visits \a expression, if it is such a reference, and those in it, subscripts included.
void forEachClassReference(const syntax::Expression& expression, const ClassReferenceVisit& visit);
/// Visits those in values and redeclarations of the arguments.
void forEachClassReference(const syntax::ClassModification& modification, const ClassReferenceVisit& visit);

}  // namespace bramah::model
