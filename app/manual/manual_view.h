// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual.h"
#include "editor/theme/active_theme.h"

#include <QImage>
#include <QTextBrowser>

namespace bramah::app {

/// Shows one page of the manual. Follows no link: addressWanted() tells of it. Borrows the theme. GUI thread.
class ManualView : public QTextBrowser
{
    Q_OBJECT
public:
    explicit ManualView(const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// Shows \a page, from its heading \a anchor on, or from its begin.
    void setPage(const ManualPage& page, const QString& anchor);

Q_SIGNALS:
    /// A link was clicked: `manual:page#heading`, `class:Name`, `example:name`.
    void addressWanted(const QString& address);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void show();
    /// The size of a picture in the page [px].
    [[nodiscard]] QSize shownSize(const QImage& picture) const;
    /// \a html with the sizes of its pictures.
    [[nodiscard]] QString withSizes(const QString& html) const;

    const editor::ActiveTheme& theme_;
    ManualPage page_;
    int pictureWidth_ = 600;  ///< px, the room for a picture
};

}  // namespace bramah::app
