// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/name_proposals.h"

#include <QCompleter>

#include <functional>

class QStandardItemModel;

namespace bramah::editor {

/// The list of names that opens while one is typed, each with meaning and unit. The owner of the cursor inserts the
/// chosen name (activated()). GUI thread.
class NameCompleter : public QCompleter
{
    Q_OBJECT
public:
    /// Returns the names behind \a whole and a dot; see proposedNames().
    using Source = std::function<std::vector<NameProposal>(const QString& whole)>;

    /// Shows the list at \a field, which owns the completer; \a source is asked with each letter.
    NameCompleter(QWidget& field, Source source);

    /// Opens, updates or closes the list for the text before the cursor, at \a place of the field. \a isAsked: opens it
    /// even if almost nothing of a name is typed.
    void offer(const QString& before, QRect place, bool isAsked = false);
    /// Is the list shown?
    [[nodiscard]] bool isOpen() const;
    /// Is the typed text already a name in the list, so that nothing needs to be chosen?
    [[nodiscard]] bool isWritten() const;
    /// Closes the list; nothing is chosen.
    void close();
    /// The name at the end of \a before, as far as it is typed: `pump.P.m_`.
    [[nodiscard]] static QString nameAtEnd(const QString& before);

private:
    void setNames(const std::vector<NameProposal>& names);

    Source source_;
    QStandardItemModel* names_;
};

}  // namespace bramah::editor
