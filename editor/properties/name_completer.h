// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/name_proposals.h"

#include <QCompleter>

#include <functional>

class QStandardItemModel;

namespace bramah::editor {

/// The list of names that opens while one is typed in a field or a text: each with its meaning and unit beside it.
/// The owner of the cursor inserts the chosen name (activated()). GUI thread.
class NameCompleter : public QCompleter
{
    Q_OBJECT
public:
    /// Gives the names behind \a whole and a dot; see proposedNames().
    using Source = std::function<std::vector<NameProposal>(const QString& whole)>;

    NameCompleter(QWidget& field, Source source);

    /// Opens, keeps or closes the list for the text before the cursor, at \a place of the field. \a isAsked: even where
    /// hardly anything of a name is typed yet.
    void offer(const QString& before, QRect place, bool isAsked = false);
    [[nodiscard]] bool isOpen() const;
    /// Is the typed text a name of the list already, so that nothing has to be chosen?
    [[nodiscard]] bool isWritten() const;
    void close();
    /// The name that \a before ends with, as far as it is written: `pump.P.m_`.
    [[nodiscard]] static QString nameAtEnd(const QString& before);

private:
    void setNames(const std::vector<NameProposal>& names);

    Source source_;
    QStandardItemModel* names_;
};

}  // namespace bramah::editor
