// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/conversion/conversion_notes.h"
#include "model/conversion/edit_list.h"
#include "model/conversion/old_names.h"

#include <functional>
#include <set>

namespace bramah::model {

/// A use of a class with its modifiers: a component, a base class, a redeclaration.
struct ModifiedUse {
    const syntax::ClassModification* modifiers = nullptr;  ///< null if there are none
    std::int32_t insertAt = 0;                             ///< where brackets are to be written then
    std::set<std::string> oldClasses;                      ///< what it is in the library, by old names
    const syntax::Argument* chosen = nullptr;              ///< a modifier that chose another class and goes; or null
    bool isDirect = false;  ///< the text names the library's class here: new modifiers without old ones are added
    bool isArray = false;
    bool isBound = false;                             ///< it has a value as a whole, which no modifier may change
    QString name;                                     ///< of the component, or of the class that extends it
    Span span;                                        ///< for messages
    const syntax::ClassDefinition* around = nullptr;  ///< the class whose connections count
};

/// Converts modifiers by the rules convertModifiers(). To be called when what is inside of them has been converted.
class ModifierConversion
{
public:
    /// All are borrowed. \a edits holds edits of \a tree that were made so far, and takes those made here.
    ModifierConversion(const ConversionRules& rules, const syntax::SyntaxTree& tree, EditList& edits,
                       ConversionNotes& notes)
        : rules_(rules), tree_(tree), edits_(edits), notes_(notes)
    {
    }

    /// Writes the modifiers of \a use anew, if a rule applies to them, and notes it.
    void convert(const ModifiedUse& use);
    /// Adds the modifiers of the empty lists to a call of a record's constructor or a function; \a isGiven tells which
    /// inputs have a value.
    void convert(const syntax::CallExpression& call, const std::set<std::string>& oldClasses,
                 const std::function<bool(const std::string& input)>& isGiven);
    /// The element \a path of the classes by its new name; itself if it has none.
    [[nodiscard]] std::string renamedElement(const std::set<std::string>& oldClasses, const std::string& path) const;
    /// The rule for the longest beginning of \a path; null if there is none.
    [[nodiscard]] const ConversionRules::Element* elementRule(const std::set<std::string>& oldClasses,
                                                              const std::string& path) const;

private:
    struct Given {
        std::string path;
        const syntax::Argument* argument;
    };
    /// Arguments that go, and those that come in their place.
    struct Rewrite {
        std::set<const syntax::Argument*> gone;
        QByteArrayList come;
        std::set<std::string> comeNames;
    };
    void apply(const ConversionRules::Modifiers& rule, const ModifiedUse& use, const std::vector<Given>& given,
               Rewrite& rewrite);
    [[nodiscard]] bool isConnected(const ModifiedUse& use, const std::string& connector) const;
    [[nodiscard]] bool applies(const ConversionRules::Modifiers& rule, const ModifiedUse& use,
                               const std::vector<Given>& given) const;
    void write(const ModifiedUse& use, const Rewrite& rewrite);
    /// Takes \a gone out of the list and the lists in it, and writes \a come into it.
    void rewriteList(const syntax::ClassModification& list, const std::set<const syntax::Argument*>& gone,
                     const QByteArray& come);
    static void collect(const syntax::ClassModification* modifiers, const std::string& around,
                        std::vector<Given>& given);

    const ConversionRules& rules_;
    const syntax::SyntaxTree& tree_;
    EditList& edits_;
    ConversionNotes& notes_;
};

}  // namespace bramah::model
