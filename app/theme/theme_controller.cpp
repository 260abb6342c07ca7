// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/theme_controller.h"

#include "app/theme/window_style.h"
#include "editor/theme/icon_set.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPrintPreviewDialog>
#include <QProxyStyle>
#include <QSettings>
#include <QStyleFactory>
#include <QTreeView>

namespace bramah::app {

namespace {

constexpr auto kSettingsKey = "window/theme";
constexpr const char* kChoiceNames[] = {"system", "light", "dark"};

ThemeChoice rememberedChoice()
{
    const QString name = QSettings().value(QLatin1String(kSettingsKey)).toString();
    for (int index = 0; index < 3; ++index)
        if (name == QLatin1String(kChoiceNames[index]))
            return static_cast<ThemeChoice>(index);
    return ThemeChoice::System;
}

/// Fusion, with the program's icons in the dialogs that Qt makes, and with labels that show each sign of their text: a
/// model's description or the name of a file may look like HTML, and HTML names files that Qt would read. A label that
/// means HTML says so by its text format.
class WindowStyle final : public QProxyStyle
{
public:
    explicit WindowStyle(const editor::ActiveTheme& theme)
        : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))), icons_(theme)
    {
    }

    [[nodiscard]] QIcon standardIcon(StandardPixmap standard, const QStyleOption* option,
                                     const QWidget* widget) const override
    {
        const QString own = nameOf(standard);
        return own.isEmpty() ? QProxyStyle::standardIcon(standard, option, widget) : icons_.icon(own);
    }

    using QProxyStyle::polish;
    void polish(QWidget* widget) override
    {
        QProxyStyle::polish(widget);
        auto* label = qobject_cast<QLabel*>(widget);
        const bool isToolTip = widget->inherits("QTipLabel");  // Qt's: texts of tool tips are escaped where need be
        if (label && !isToolTip && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
        if (auto* files = qobject_cast<QFileDialog*>(widget))
            makeRoom(*files);
        if (auto* preview = qobject_cast<QPrintPreviewDialog*>(widget))
            giveIcons(*preview);
    }

private:
    /// The icon in `resources/icons` for one of Qt's; empty if there is none.
    static QString nameOf(StandardPixmap standard)
    {
        switch (standard) {
        case SP_MessageBoxQuestion: return QStringLiteral("question");
        case SP_MessageBoxInformation: return QStringLiteral("information");
        case SP_MessageBoxWarning: return QStringLiteral("warning");
        case SP_MessageBoxCritical: return QStringLiteral("error");
        case SP_FileDialogNewFolder: return QStringLiteral("add");
        case SP_FileDialogToParent: return QStringLiteral("chevron-up");
        case SP_ArrowBack: return QStringLiteral("edit-undo");
        case SP_ArrowForward: return QStringLiteral("edit-redo");
        case SP_DirIcon:
        case SP_DirOpenIcon:
        case SP_DirClosedIcon:
        case SP_DirHomeIcon: return QStringLiteral("folder");
        case SP_FileIcon: return QStringLiteral("document-new");
        default: return {};
        }
    }

    /// Qt's own file dialog, where the desktop has none, shows whole names and dates.
    static void makeRoom(QFileDialog& files)
    {
        constexpr QSize kRoom(960, 560);
        files.resize(files.size().expandedTo(kRoom));
        if (auto* list = files.findChild<QTreeView*>(QStringLiteral("treeView"))) {
            list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
            list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        }
    }

    /// The print preview loads its icons itself, grey ones, and asks no style.
    void giveIcons(QPrintPreviewDialog& preview) const
    {
        static constexpr std::pair<const char*, const char*> kIcons[] = {
            {"Fit width", "fit-width"},
            {"Fit page", "zoom-fit"},
            {"Zoom in", "zoom-in"},
            {"Zoom out", "zoom-out"},
            {"Portrait", "page-portrait"},
            {"Landscape", "page-landscape"},
            {"First page", "go-first"},
            {"Previous page", "go-previous"},
            {"Next page", "go-next"},
            {"Last page", "go-last"},
            {"Show single page", "pages-one"},
            {"Show facing pages", "pages-facing"},
            {"Show overview of all pages", "pages-all"},
            {"Page setup", "page-setup"},
            {"Print", "print"},
        };
        for (QAction* action : preview.findChildren<QAction*>())
            for (const auto& [text, icon] : kIcons)
                if (action->text() == QPrintPreviewDialog::tr(text))
                    action->setIcon(icons_.icon(QLatin1String(icon)));
    }

    editor::IconSet icons_;
};

}  // namespace

ThemeController::ThemeController(QObject* parent) : QObject(parent), choice_(rememberedChoice())
{
    QApplication::setStyle(new WindowStyle(active_));
    // A column of icons with gaps, beside one of ticks, tells less than the words alone.
    QCoreApplication::setAttribute(Qt::AA_DontShowIconsInMenus);
    connect(&system_, &SystemTheme::changed, this, &ThemeController::apply);
    // The first listener, so that the others find palette and style sheet in place.
    connect(&active_, &editor::ActiveTheme::changed, this, [this] {
        QApplication::setPalette(paletteOf(active_.theme()));
        qApp->setStyleSheet(styleSheetOf(active_.theme()));
    });
    QApplication::setPalette(paletteOf(active_.theme()));
    qApp->setStyleSheet(styleSheetOf(active_.theme()));
    apply();
}

void ThemeController::setChoice(ThemeChoice choice)
{
    if (choice == choice_)
        return;
    choice_ = choice;
    QSettings().setValue(QLatin1String(kSettingsKey), QLatin1String(kChoiceNames[static_cast<int>(choice)]));
    apply();
}

void ThemeController::apply()
{
    active_.setDark(choice_ == ThemeChoice::Dark || (choice_ == ThemeChoice::System && system_.isDark()));
}

}  // namespace bramah::app
