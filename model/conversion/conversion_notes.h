// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/syntax_tree.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace bramah::model {

/// What a conversion of one text did, and what it could not do, in the user's words.
class ConversionNotes
{
public:
    /// `old` of \a where is now called \a now; \a where is empty for classes.
    void renamed(const QString& old, const QString& now, const QString& where = {});
    /// \a where was given the modifier \a modifier.
    void added(const QString& modifier, const QString& where);
    /// The modifier \a modifier of \a where was left out.
    void removed(const QString& modifier, const QString& where);
    /// What is at \a span of \a text could not be converted, for a reason.
    void refused(const std::shared_ptr<const SourceText>& text, Span span, const QString& what, const QString& reason);

    /// What was changed: parts of a sentence joined by semicolons, the first few; empty if nothing was.
    [[nodiscard]] QString summary() const;
    /// What could not be converted, each with its place and reason, as conversion-refused.
    [[nodiscard]] const Diagnostics& refusals() const { return refusals_; }

private:
    struct Change {
        QString what;  ///< with a place for the names of the parts that it happened to
        QStringList where;
    };
    void add(const QString& what, const QString& where);

    std::vector<Change> changes_;
    Diagnostics refusals_;
};

}  // namespace bramah::model
