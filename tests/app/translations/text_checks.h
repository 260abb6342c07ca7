// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

class QWidget;

namespace bramah::test {

/// The texts of labels, buttons, tabs and headers in \a part that are wider or higher than their place; those that
/// show three dots by design and say the whole as a tool tip are not among them.
[[nodiscard]] QStringList textsCutOff(QWidget& part);

/// Finds texts that are still English in a window of another language.
class EnglishTexts
{
public:
    /// Reads the program's translation into \a language, as `de`; of English there is nothing to find.
    explicit EnglishTexts(const QString& language);

    /// The texts in \a part, tips and names for screen readers too, that are source texts for which the translation
    /// has another one, or that have English words.
    [[nodiscard]] QStringList textsIn(const QWidget& part) const;

private:
    [[nodiscard]] bool isEnglish(const QString& text) const;

    bool isOfEnglish_ = false;
    QSet<QString> translated_;  ///< source texts whose translation differs everywhere
    QSet<QString> shown_;       ///< all translations
};

}  // namespace bramah::test
