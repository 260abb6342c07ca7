// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_layout.h"

#include <QByteArrayList>

#include <optional>

namespace bramah::model {

/// A place in a modification, one name a level: `Placement`, `transformation`, `extent`.
using ArgumentPath = QByteArrayList;

/// \a dotted cut at its dots; dots in quoted names do not count.
[[nodiscard]] ArgumentPath argumentPath(const QString& dotted);

/// A value to be set: \a value is a Modelica expression.
struct ArgumentSetting {
    ArgumentPath path;
    QByteArray value;
};
using ArgumentSettings = std::vector<ArgumentSetting>;

/// The argument at \a path, whether written `a(b = 1)` or `a.b = 1`; null if there is none. \a modification may be
/// null.
[[nodiscard]] const syntax::Argument* findArgument(const syntax::ClassModification* modification,
                                                   const ArgumentPath& path);

/// The span in which the value of \a modification is written, `break` too; nothing if it has none. \a modification may
/// be null.
[[nodiscard]] std::optional<Span> valueSpan(const syntax::Modification* modification);

/// Edits the arguments of class modifications, those of annotations too, and leaves everything around them as it is.
/// Borrows the tree and the edits it adds to.
class ModificationEdit
{
public:
    enum class Removal {
        Value,  ///< `m(min = 0) = 5` becomes `m(min = 0)`
        Whole,  ///< the argument with all it holds
    };

    /// \a equal stands between name and value where no neighbour shows how: ` = ` or `=`.
    ModificationEdit(const syntax::SyntaxTree& tree, TextEdits& edits, QByteArray equal)
        : layout_(tree), edits_(edits), equal_(std::move(equal))
    {
    }

    /// Replaces the values that are there, adds arguments for the others.
    void set(const syntax::ClassModification& modification, const ArgumentSettings& settings);
    /// False if nothing but \a path is in \a modification: then nothing was removed, its owner has to remove it all.
    /// True also if there is no such argument.
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
