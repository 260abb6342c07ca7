// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/variable_field.h"

#include <QAbstractItemModel>
#include <QCompleter>

namespace bramah::app {

QLineEdit* makeVariableField(const QString& hint, QAbstractItemModel* names)
{
    auto* field = new QLineEdit;
    field->setPlaceholderText(hint);
    if (names) {
        auto* completer = new QCompleter(names, field);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        field->setCompleter(completer);
    }
    return field;
}

}  // namespace bramah::app
