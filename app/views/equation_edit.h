// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/text_view.h"

namespace bramah::editor {
class NameCompleter;
}

namespace bramah::app {

/// The equations and algorithms of the class that a session shows, as text to edit, with completion of names. A class
/// without equations gets a section with the first typed line. GUI thread.
class EquationEdit : public TextView
{
    Q_OBJECT
public:
    EquationEdit(editor::DocumentSession& session, const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// Shows the text of the class that the session shows now.
    void showClass() { takeText(); }
    using TextView::firstLine;
    /// Is the byte offset of the document's text in the shown part?
    [[nodiscard]] bool shows(int offset) const;

protected:
    /// The text of the shown class, which may be in another file.
    const model::SourceText& source() const override;
    std::optional<model::Span> partOf(const QByteArray& bytes) override;
    QByteArray withPart(const QByteArray& bytes, const QByteArray& part) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] std::optional<model::Span> partOfClass() const;
    void keep(const QByteArray& bytes, model::Span part);
    void complete(bool isAsked);
    void insertCompletion(const QString& name);

    editor::NameCompleter* completer_;
    QString className_;           ///< of the shown class
    QByteArray before_, behind_;  ///< text around the part, used to find it again
    QByteArray withSemicolon_;    ///< a text with a semicolon after the part that the user has not typed yet
};

}  // namespace bramah::app
