// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/commands/page_commands.h"

#include <QDialog>

#include <vector>

class QFormLayout;
class QLabel;
class QLineEdit;

namespace bramah::editor {
class DocumentSession;
}

namespace bramah::app {

/// The title blocks of all pages of a drawing in one form: what they have in common, what each sheet shows, and the
/// logo. Accepting it makes one undo entry. Borrows the session, whose sheet must have a page. GUI thread.
class DrawingDataDialog : public QDialog
{
    Q_OBJECT
public:
    explicit DrawingDataDialog(editor::DocumentSession& session, QWidget* parent = nullptr);

    void accept() override;

private:
    void addFields(QFormLayout& form, bool isMandatory);
    void addSheets(QFormLayout& form);
    void addLogo(QFormLayout& form);
    void chooseLogo();
    void showLogo();
    /// What has been written into the fields that all pages share.
    [[nodiscard]] editor::PageFields written() const;

    struct Field {
        QString name;
        QLineEdit* text;
        bool isAlike;  ///< the same on all pages
    };
    editor::DocumentSession& session_;
    std::vector<editor::PageField> fields_;
    std::vector<Field> lines_;
    std::vector<QLineEdit*> subtitles_;  ///< by page
    QString logo_;
    bool hasLogo_ = false, isLogoChanged_ = false;
    QLabel* logoPicture_ = nullptr;
};

}  // namespace bramah::app
