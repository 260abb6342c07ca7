// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/conversion/implied_parts.h"
#include "model/conversion/modifier_conversion.h"

#include <map>
#include <string_view>
#include <vector>

namespace bramah::model {

/// Converts one text by the rules of one step. The classes of the text must be in the library of \c OldNames.
class TextConverter
{
public:
    /// \a converted: the top-level class of the library, whose new version \a library has; \a notes takes what is done.
    /// All but \a converted are borrowed.
    TextConverter(const ClassLibrary& library, const std::string& converted, const ConversionRules& rules,
                  const std::shared_ptr<const syntax::SyntaxTree>& tree, ConversionNotes& notes);

    /// The edits of all classes in the text.
    [[nodiscard]] TextEdits convert();

private:
    using Classes = std::set<std::string>;

    void look(const ClassNode& user);
    void walk(const syntax::ClassDefinition& definition);
    void walk(const syntax::Element& element);
    void extends(const syntax::Element& element);
    void components(const syntax::Element& element);
    void import(const syntax::Element& element);
    void importedNames(const syntax::Element& element, const std::string& package);
    void shortClass(const syntax::ClassDefinition& definition, const ClassNode& place);

    /// Modifiers of something whose class is \a type; \a around: the path within it that leads there.
    void modifiers(const syntax::ClassModification* list, const OldMeaning& type, const std::string& around = {});
    void modifier(const syntax::Argument& argument, const OldMeaning& type, const std::string& around);
    void redeclaration(const syntax::Argument& argument);
    void renameModifier(const syntax::Argument& argument, OldMeaning type, const std::string& around);
    /// The same for the \a parts that \a rule begins at; \a before: the path within the class of the arguments around,
    /// which is now \a newBefore.
    void renameModifier(const ConversionRules::Element& rule, const std::vector<syntax::Identifier>& parts,
                        const std::string& before, const std::string& newBefore);
    /// Annotations and other modifiers that belong to no class.
    void plain(const syntax::ClassModification* list);
    void plain(const syntax::Annotation* annotation);
    void expressions(syntax::List<syntax::ExpressionPtr> list);
    void equations(syntax::List<const syntax::Equation*> list);
    void statements(syntax::List<const syntax::Statement*> list);
    void indices(syntax::List<syntax::ForIndex> list);
    void expression(syntax::ExpressionPtr expression);
    void call(const syntax::CallExpression& call);
    void reference(const syntax::ComponentReference& written, bool isCallee);
    void links(const syntax::StringLiteral& text);
    /// Converts the elements of \a type that \a written names from its part \a at on.
    void elements(const syntax::ComponentReference& written, std::size_t at, OldMeaning type);
    bool elementName(const syntax::ComponentReference& written, std::size_t at, const Classes& classes);

    /// A written name of a class: its parts, and what they mean.
    struct WrittenName {
        std::vector<syntax::Identifier> parts;
        bool isGlobal = false;
        Span span;
    };
    [[nodiscard]] static WrittenName writtenName(const syntax::Name& name);
    /// Writes the new name where the written one has another; \a chosen: the class that a rule chooses by a modifier.
    void className(const WrittenName& name, const ClassNode& place, const std::string& chosen = {});
    void messages(const Classes& classes, Span span, const std::string& element = {});
    /// The class that convertClassIf() chooses for \a type by the literal modifiers in \a list; sets \a decisive to the
    /// modifier.
    [[nodiscard]] std::string chosenClass(const OldMeaning& type, const syntax::ClassModification* list,
                                          const syntax::Argument*& decisive) const;
    /// Does a text name the library's class itself, so that modifiers are added that it had by default?
    [[nodiscard]] bool isDirect(const OldMeaning& type) const;
    [[nodiscard]] std::int32_t behindBracket(std::int32_t offset) const;
    [[nodiscard]] bool isIterator(std::string_view name) const;

    const ClassLibrary& library_;
    std::string converted_;
    const ConversionRules& rules_;
    std::shared_ptr<const syntax::SyntaxTree> tree_;
    ConversionNotes& notes_;
    ClassRenames renames_;
    OldNames names_;
    EditList edits_;
    ModifierConversion modifiers_;
    ImpliedParts implied_;
    const ClassNode* place_ = nullptr;
    std::vector<std::string_view> iterators_;
    bool isInAnnotation_ = false;
};

}  // namespace bramah::model
