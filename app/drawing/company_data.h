// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/commands/page_commands.h"

#include <QStringList>

/// What the title blocks of a user have in common, kept once for all drawings.
namespace bramah::app {

/// The fields that are kept: owner, department, technical reference, creator, approval, language, logo.
[[nodiscard]] const QStringList& companyFields();
/// Keeps those of \a fields; an empty text forgets one.
void rememberCompany(const editor::PageFields& fields);
/// What is kept, with the date of today as the date of issue and \a title.
[[nodiscard]] editor::PageFields fieldsOfNewDrawing(const QString& title);

}  // namespace bramah::app
