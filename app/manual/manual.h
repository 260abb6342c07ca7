// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_reference.h"

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <vector>

namespace bramah::app {

/// A page of the manual.
struct ManualPage {
    QString name;   ///< of its file, without suffix: `first-hour`
    QString title;  ///< plain text, in its language
    QString entry;  ///< what the contents call it, in the language of the manual
    QString html;   ///< its body behind the title; addresses are those of the README of this folder
};

struct ManualChapter {
    QString title;
    std::vector<ManualPage> pages;
};

/// The manual in one language; pages that this language does not have are English.
struct Manual {
    ManualPage contents;  ///< the first page, `contents`
    std::vector<ManualChapter> chapters;
    QStringList problems;  ///< what is wrong in its files, as links that lead nowhere; for the test

    /// Null if there is none.
    [[nodiscard]] const ManualPage* page(const QString& name) const;
};

/// The folder of the manual's files: beside the installed program, or in the source tree of a build. Empty if there is
/// none.
[[nodiscard]] QString manualFolder();

/// Reads the manual. \a language: a code such as `de` or `zh_CN`; empty for English. The error is a sentence.
[[nodiscard]] tl::expected<Manual, QString> readManual(const QString& language, const ManualReference& reference);

/// The file of a picture of the manual, for a light or a dark ground; empty if there is none.
[[nodiscard]] QString manualPicture(const QString& name, bool isDark);

}  // namespace bramah::app
