// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_layout.h"

#include <QByteArrayList>

#include <optional>

namespace bramah::model {

/// A path in a modification, one name a level: `Placement`, `transformation`, `extent`.
using ArgumentPath = QByteArrayList;

/// Cuts \a dotted at its dots, except dots in quoted names.
[[nodiscard]] ArgumentPath argumentPath(const QString& dotted);

/// A value to be set: \a value is a Modelica expression.
struct ArgumentSetting {
    ArgumentPath path;
    QByteArray value;
};
/// Values to be set in one modification.
using ArgumentSettings = std::vector<ArgumentSetting>;

/// The argument at \a path, whether written `a(b = 1)` or `a.b = 1`; null if there is none. \a modification may be
/// null.
[[nodiscard]] const syntax::Argument* findArgument(const syntax::ClassModification* modification,
                                                   const ArgumentPath& path);

/// The span of the value of \a modification, also of `break`;
/// nothing if it has no value. \a modification may be null.
[[nodiscard]] std::optional<Span> valueSpan(const syntax::Modification* modification);

/// Edits arguments of class modifications, annotations included, and leaves the text around them unchanged. Borrows the
/// tree and the edits to which it adds.
class ModificationEdit
{
public:
    /// How much of an argument goes.
    enum class Removal {
        Value,  ///< `m(min = 0) = 5` becomes `m(min = 0)`
        Whole,  ///< the argument with all its contents
    };

    /// \a equal is written between name and value if no neighbouring argument shows a style: ` = ` or `=`.
    ModificationEdit(const syntax::SyntaxTree& tree, TextEdits& edits, QByteArray equal)
        : layout_(tree), edits_(edits), equal_(std::move(equal))
    {
    }

    /// Replaces values that are there and adds arguments for the others.
    void set(const syntax::ClassModification& modification, const ArgumentSettings& settings);
    /// Removes the argument at \a path. False, with nothing removed, if \a modification contains nothing else: the
    /// caller then removes the modification. True also if there is no such argument.
    bool remove(const syntax::ClassModification& modification, const ArgumentPath& path, Removal removal);
    /// New arguments, without parentheses: `a = 1, b(c = 2)`.
    [[nodiscard]] QByteArray written(const ArgumentSettings& settings) const { return written(settings, equal_); }

private:
    void setValue(const syntax::Argument& argument, const QByteArray& value, const QByteArray& equal);
    void setNested(const syntax::Argument& argument, const ArgumentSettings& settings, const QByteArray& equal);
    void append(const syntax::ClassModification& modification, const QByteArrayList& arguments);
    void removeArgument(const syntax::ClassModification& modification, const syntax::Argument& argument);
    [[nodiscard]] QByteArray equalIn(const syntax::ClassModification& modification) const;
    [[nodiscard]] QByteArray separatorIn(const syntax::ClassModification& modification) const;
    [[nodiscard]] QByteArray written(const ArgumentSettings& settings, const QByteArray& equal) const;
    [[nodiscard]] QByteArrayList writtenList(const ArgumentSettings& settings, const QByteArray& equal) const;

    TextLayout layout_;
    TextEdits& edits_;
    QByteArray equal_;
};

}  // namespace bramah::model
