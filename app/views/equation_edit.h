// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/text_view.h"

namespace bramah::editor {
class NameCompleter;
}

namespace bramah::app {

/// The equations and algorithms of the class that a session shows, as text to be edited, with completion of names. A
/// class without any gets its section with the first line typed. GUI thread.
class EquationEdit : public TextView
{
    Q_OBJECT
public:
    EquationEdit(editor::DocumentSession& session, const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// Takes the text of the class that the session shows now.
    void showClass() { takeText(); }
    using TextView::firstLine;
    /// Says whether the byte offset of the document's text stands in the part that is shown.
    [[nodiscard]] bool shows(int offset) const;

protected:
    /// That of the class shown, which may be another file's.
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
    QString className_;           ///< of what is shown
    QByteArray before_, behind_;  ///< the text around the part, by which it is found again
    QByteArray withSemicolon_;    ///< a text that has one behind the part that has not been typed yet
};

}  // namespace bramah::app
