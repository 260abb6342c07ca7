// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/theme_controller.h"
#include "editor/theme/icon_set.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QtTest/QTest>

namespace bramah::test {

class QtDialogsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePrintPreviewHasTheIconsOfTheProgram();
};

void QtDialogsTest::thePrintPreviewHasTheIconsOfTheProgram()
{
    app::ThemeController theme;
    const editor::IconSet icons(theme.activeTheme());
    QPrinter printer;
    QPrintPreviewDialog preview(&printer);
    preview.show();
    int found = 0;
    for (const auto& [text, name] : {std::pair("Print", "print"), std::pair("Zoom in", "zoom-in"),
                                     std::pair("Last page", "go-last"), std::pair("Landscape", "page-landscape"),
                                     std::pair("Fit width", "fit-width"), std::pair("Page setup", "page-setup")})
        for (const QAction* action : preview.findChildren<QAction*>())
            if (action->text() == QLatin1String(text)) {
                ++found;
                const QImage own = icons.icon(QLatin1String(name)).pixmap(20).toImage();
                QVERIFY2(!own.isNull(), name);
                QCOMPARE(action->icon().pixmap(20).toImage(), own);
            }
    QCOMPARE(found, 6);
}

BRAMAH_TEST(QtDialogsTest);

}  // namespace bramah::test

#include "qt_dialogs_test.moc"
