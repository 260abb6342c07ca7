// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace bramah::model {

/// What brings a text from one version of a library to a later one (specification 3.6, 18.8.2.1). Names are those of
/// the old version, but for what is new.
struct ConversionRules {
    /// convertClass(): the full name of a class and its new one.
    struct Class {
        std::string from, to;
    };
    /// The class becomes \c to where its \c element has the literal value \c value, a modifier that is then removed.
    struct ClassIf {
        std::string from, element, value, to;
    };
    /// convertElement(): an element of the class is called \c to; a path with dots may lead into its parts.
    struct Element {
        std::string ofClass, from, to;
    };
    /// A modifier that is replaced: its name, and the value that counts where it is not given and another is. With
    /// \c cardinality, the name is a connector's, and tells whether the rule applies: 0 without inside connections to
    /// it, 1 with some.
    struct OldModifier {
        std::string name, fallback;
        std::optional<int> cardinality;
    };
    /// A modifier to be written; `%name%` in its value stands for the value of an old one.
    struct NewModifier {
        std::string name, value;
    };
    /// Replaces the old modifiers, where any of them is given, by the new ones. Without old ones the new ones are added
    /// wherever the class is used.
    struct Modifiers {
        std::string ofClass;
        std::vector<OldModifier> replaced;
        std::vector<NewModifier> added;
        bool isSimplified = false;
    };
    /// Uses of the class, or of its element if one is named, cannot be converted, for the reason in \c text.
    struct Message {
        std::string ofClass, text, element;
    };

    std::vector<Class> classes;
    std::vector<ClassIf> classesIf;
    std::vector<Element> elements;
    std::vector<Modifiers> modifiers;
    std::vector<Message> messages;
};

/// The rules of a script: calls of convertClass() and its kin, with comments. The error tells what cannot be read.
[[nodiscard]] tl::expected<ConversionRules, QString> rulesOfScript(const QByteArray& script);
/// The rules of `change={convertClass(...), ...}`. The error tells what cannot be read.
[[nodiscard]] tl::expected<ConversionRules, QString> rulesOfChange(syntax::ExpressionPtr change);

}  // namespace bramah::model
