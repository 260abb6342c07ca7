// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/whole_window.h"

#include "app/documents/document_page.h"
#include "app/views/class_views.h"
#include "app/window/window_docks.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QPointer>
#include <QPrintPreviewDialog>
#include <QSet>
#include <QTimer>
#include <QtTest/QTest>

namespace bramah::test {

namespace {

void settle()
{
    QTest::qWait(60);  // panels follow the sheet with short delays
}

/// Sees each modal dialog that comes, then leaves it.
class DialogsSeen : public QObject
{
public:
    explicit DialogsSeen(const SeePart& see) : see_(see) { look(); }

    void setName(const QString& name) { name_ = name; }

private:
    void look()
    {
        QTimer::singleShot(20, this, &DialogsSeen::look);
        if (QWidget* popup = QApplication::activePopupWidget()) {
            popup->close();
            return;
        }
        const QPointer<QWidget> dialog = QApplication::activeModalWidget();
        if (!dialog || !dialog->isVisible() || isSeeing_)
            return;
        // Qt's own dialogs are not ours to name.
        const bool isOfQt =
            qobject_cast<QFileDialog*>(dialog.data()) || qobject_cast<QPrintPreviewDialog*>(dialog.data());
        if (!isOfQt && dialog != seen_) {
            seen_ = dialog;
            isSeeing_ = true;
            QCoreApplication::sendPostedEvents();
            see_(*dialog, name_);
            isSeeing_ = false;
        }
        if (auto* one = qobject_cast<QDialog*>(dialog.data()))
            one->reject();
    }

    const SeePart& see_;
    QString name_;
    QPointer<QWidget> seen_;
    bool isSeeing_ = false;
};

void select(TestWindow& test, const char* component)
{
    editor::Selection selection;
    selection.components.insert({QLatin1String(component)});
    test.page().session().select(selection);
}

/// A command that closes what the others need, or gives the sheet classes of its own, whose texts no library
/// translates.
bool isLeftOut(const QAction& action)
{
    static const QSet<QString> left{
        QStringLiteral("file.quit"),  QStringLiteral("file.close"),       QStringLiteral("file.start"),
        QStringLiteral("help.guide"), QStringLiteral("file.new"),         QStringLiteral("edit.delete"),
        QStringLiteral("edit.cut"),   QStringLiteral("drawing.ownFrame"), QStringLiteral("view.maximizePanel")};
    return left.contains(action.objectName()) || action.objectName().startsWith(QLatin1String("view.language"));
}

}  // namespace

void openRunDrive(TestWindow& test)
{
    const QString path = test.filePath(QStringLiteral("cylinder_drive.mo"));
    QVERIFY(QFile::copy(TestWindow::example(QStringLiteral("cylinder_drive.mo")), path));
    QVERIFY(QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(test.window().documents().open(path));
    test.window().actions().action(QStringLiteral("drawing.addPage"))->trigger();
    test.window().actions().action(QStringLiteral("run.start"))->trigger();
    QVERIFY(test.waitForEnd());
    select(test, "relief");
    settle();
}

void seePanels(TestWindow& test, const SeePart& see)
{
    see(test.window(), QStringLiteral("window"));
    for (const auto kind : {app::ClassViewKind::Circuit, app::ClassViewKind::Symbol, app::ClassViewKind::Declarations,
                            app::ClassViewKind::Equations, app::ClassViewKind::Documentation}) {
        if (!test.page().views().has(kind))
            continue;
        test.page().views().show(kind);
        settle();
        see(test.page(), QStringLiteral("view.%1").arg(static_cast<int>(kind)));
    }
    test.page().views().show(app::ClassViewKind::Circuit);
    for (const app::Panel& panel : test.window().docks().panels()) {
        QDockWidget* dock = test.window().docks().dock(panel.id);
        test.window().docks().bringForward(*dock);
        settle();
        see(*dock, QStringLiteral("panel.") + QLatin1String(panel.id));
    }
}

void seeDialogs(TestWindow& test, const SeePart& see)
{
    DialogsSeen dialogs(see);
    const app::DocumentPage* page = &test.page();
    for (QAction* action : test.window().actions().actions()) {
        if (isLeftOut(*action) || action->menu() || action->isCheckable())
            continue;
        while (test.window().documents().currentPage() != page && test.window().documents().currentPage())
            test.window().documents().close(test.page());
        select(test, "valve");
        dialogs.setName(action->objectName());
        if (action->isEnabled())
            action->trigger();
        QTest::qWait(40);  // for a dialog that opens later
    }
    for (const app::Panel& panel : test.window().docks().panels())
        for (QAction* action : panel.widget->findChildren<QAction*>()) {
            // Dialogs of panels are those whose command goes on, as it says by its dots.
            if (!action->text().endsWith(QChar(0x2026)) || !action->isEnabled())
                continue;
            dialogs.setName(QStringLiteral("panel.%1.%2").arg(QLatin1String(panel.id), action->text()));
            action->trigger();
            QTest::qWait(40);
        }
    QTRY_VERIFY(!QApplication::activeModalWidget());
}

}  // namespace bramah::test
