// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/workspace.h"
#include "editor/theme/active_theme.h"

#include <QFrame>

class QLabel;

namespace bramah::app {

/// An example on the start page: its drawing, its name, its description. A click or Enter opens it.
class ExampleCard : public QFrame
{
    Q_OBJECT
public:
    static constexpr int kWidth = 256;          // px
    static constexpr int kPictureHeight = 172;  // px

    ExampleCard(const QString& path, const QString& title, const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    [[nodiscard]] const QString& path() const { return path_; }
    [[nodiscard]] bool isDrawn() const { return isDrawn_; }
    /// Reads the example and draws it.
    void draw(const model::ClassLibrary& library);
    void forgetDrawing() { isDrawn_ = false; }

Q_SIGNALS:
    void chosen();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString path_;
    const editor::ActiveTheme& theme_;
    QLabel* picture_;
    QLabel* title_;
    QLabel* description_;
    bool isDrawn_ = false;
};

}  // namespace bramah::app
