// SPDX-License-Identifier: GPL-3.0-or-later
// Each option of each dialog and panel is chosen once, and odd things are written into each field.
#include "app/documents/document_page.h"
#include "app/frequency/frequency_panel.h"
#include "app/structure/structure_panel.h"
#include "app/window/action_registry.h"
#include "editor/properties/property_panel.h"
#include "editor/valves/valve_dialog.h"
#include "tests/app/window/test_window.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QRadioButton>
#include <QSet>
#include <QSpinBox>
#include <QTimer>
#include <QtTest/QTest>

using namespace bramah;
using test::TestWindow;

namespace {

constexpr const char* kOddTexts[] = {"", "x", "-1", "0", "1e400", "(((", "nan", "1 bar", "a.b", "'q", "<b>", "1:2:3"};

/// Chooses each option in a widget, one after the other, and each pair of options of two boxes beside each other.
class OptionWalk
{
public:
    /// Returns how many options were chosen. \a isQuick: without pairs, and with few texts, where each is an edit.
    static int through(QWidget& widget, bool isQuick = false)
    {
        int count = 0, texts = 0;
        const QPointer<QWidget> alive = &widget;
        const auto isUsable = [&](const QPointer<QWidget>& field) { return alive && field && field->isEnabled(); };
        std::vector<QPointer<QComboBox>> boxes;
        for (QComboBox* box : widget.findChildren<QComboBox*>())
            boxes.emplace_back(box);
        const auto chooseEach = [&](const QPointer<QComboBox>& box, auto then) {
            for (int index = 0; isUsable(box.data()) && index < box->count(); ++index) {
                box->setCurrentIndex(index);
                Q_EMIT box->activated(index);
                ++count;
                then();
            }
        };
        for (std::size_t k = 0; k < boxes.size() && k < kMostBoxes; ++k)
            chooseEach(boxes[k], [&] {
                if (!isQuick && k + 1 < boxes.size() && boxes[k] && boxes[k + 1] &&
                    boxes[k]->count() * boxes[k + 1]->count() <= kMostPairs)
                    chooseEach(boxes[k + 1], [] {});
            });
        for (const QPointer<QAbstractButton> button : widget.findChildren<QAbstractButton*>())
            for (int turn = 0; turn < 2 && isUsable(button.data()) && button->isCheckable(); ++turn, ++count)
                button->click();
        for (const QPointer<QSpinBox> box : widget.findChildren<QSpinBox*>())
            for (const bool isLeast : {true, false})
                if (isUsable(box.data())) {
                    box->setValue(isLeast ? box->minimum() : box->maximum());
                    ++count;
                }
        for (const QPointer<QLineEdit> field : widget.findChildren<QLineEdit*>())
            for (const char* text : kOddTexts) {
                if (!isUsable(field.data()) || field->isReadOnly())
                    break;
                if (isQuick && texts++ % 5 != 0)  // others in each field
                    continue;
                field->setText(QLatin1String(text));
                Q_EMIT field->textEdited(field->text());
                field->setModified(true);
                Q_EMIT field->editingFinished();
                ++count;
            }
        return count;
    }

private:
    static constexpr std::size_t kMostBoxes = 40;
    static constexpr int kMostPairs = 150;
};

/// Walks through each modal dialog that comes, then leaves it.
class Dialogs : public QObject
{
public:
    Dialogs() { look(); }
    [[nodiscard]] const QStringList& seen() const { return seen_; }
    [[nodiscard]] int options() const { return options_; }

private:
    void look()
    {
        // Asked for before, as what is walked through may open the next dialog and stand in its loop.
        QTimer::singleShot(20, this, &Dialogs::look);
        if (QWidget* popup = QApplication::activePopupWidget()) {
            popup->close();
            return;
        }
        const QPointer<QWidget> dialog = QApplication::activeModalWidget();
        if (!dialog)
            return;
        const bool isFiles = qobject_cast<QFileDialog*>(dialog.data());
        if (!isFiles && dialog != walked_) {
            walked_ = dialog;
            seen_.append(QString::fromLatin1(dialog->metaObject()->className()));
            options_ += OptionWalk::through(*dialog);
        }
        if (auto* one = qobject_cast<QDialog*>(dialog.data()))
            one->reject();
    }

    QPointer<QWidget> walked_;
    QStringList seen_;
    int options_ = 0;
};

}  // namespace

class EveryOptionTest : public QObject
{
    Q_OBJECT

    /// A copy of the example, as one of the options saves it.
    static void openDrive(TestWindow& test)
    {
        const QString path = test.filePath(QStringLiteral("cylinder_drive.mo"));
        QFile::remove(path);
        QVERIFY(QFile::copy(TestWindow::example(QStringLiteral("cylinder_drive.mo")), path));
        QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        test.window().documents().open(path);
    }

private Q_SLOTS:
    void ofEachDialog()
    {
        TestWindow test;
        Dialogs dialogs;
        const QSet<QString> left{QStringLiteral("file.quit"), QStringLiteral("file.close")};
        const auto openExample = [&] {
            if (!test.window().documents().currentPage())
                openDrive(test);
        };
        openExample();
        QTRY_VERIFY(!test.page().check().isPending());
        for (QAction* action : test.window().actions().actions()) {
            const QString id = action->objectName();
            const bool isOfWeb = id.startsWith(QLatin1String("help.")) && id != QLatin1String("help.about");
            if (left.contains(id) || isOfWeb || action->menu())
                continue;
            openExample();
            editor::Selection selection;
            selection.components.insert({QStringLiteral("valve")});
            test.page().session().select(selection);
            if (action->isEnabled())
                action->trigger();
            QTest::qWait(50);  // for a dialog that opens later
        }
        QTRY_VERIFY(!QApplication::activeModalWidget());
        QVERIFY2(dialogs.seen().size() >= 3, qPrintable(dialogs.seen().join(QLatin1Char(' '))));
        QVERIFY(dialogs.options() > 100);
    }

    void ofTheValveComposer()
    {
        TestWindow test;
        const auto noCheck = [](const QString&) { return QString(); };
        model::ValveTable table;
        table.positions.resize(3);
        table.left.actuator = table.right.actuator = model::ValveActuator::Solenoid;
        editor::ValveDialog dialog(test.workspace(), editor::SheetTheme::of(editor::Theme::light()), table,
                                   QStringLiteral("V"), noCheck);
        dialog.show();
        const auto box = [&](const char* name) { return dialog.findChild<QComboBox*>(QLatin1String(name)); };
        auto* positions = box("valvePositions");
        auto* left = box("leftActuator");
        auto* right = box("rightActuator");
        QVERIFY(positions && left && right);
        const QList<QCheckBox*> checks = dialog.findChildren<QCheckBox*>();
        QVERIFY(checks.size() >= 4);
        for (int count = 0; count < positions->count(); ++count)
            for (int checked = 0; checked < 1 << 4; ++checked) {
                positions->setCurrentIndex(count);
                for (int k = 0; k < 4; ++k)
                    checks[k]->setChecked(checked & (1 << k));
                for (int l = 0; l < left->count(); ++l)
                    for (int r = 0; r < right->count(); r += 5) {
                        left->setCurrentIndex(l);
                        right->setCurrentIndex((l + r) % right->count());
                    }
            }
        OptionWalk::through(dialog);
    }

    void ofThePanels()
    {
        TestWindow test;
        Dialogs dialogs;
        openDrive(test);
        QTRY_VERIFY(!test.page().check().isPending());
        int options = 0;
        for (const char* name : {"valve", "cylinder"}) {
            editor::Selection selection;
            selection.components.insert({QLatin1String(name)});
            test.page().session().select(selection);
            QCoreApplication::processEvents();
            options += OptionWalk::through(test::partOf<editor::PropertyPanel>(test.window()), true);
        }
        test.page().session().select({});
        QCoreApplication::processEvents();
        options += OptionWalk::through(test::partOf<editor::PropertyPanel>(test.window()), true);
        for (const char* panel : {"view.frequency", "view.runs", "view.problems", "view.structure"}) {
            test.window().actions().action(QLatin1String(panel))->trigger();
            QCoreApplication::processEvents();
        }
        options += OptionWalk::through(test::partOf<app::StructurePanel>(test.window()));
        QVERIFY2(options > 50, qPrintable(QString::number(options)));
    }
};

BRAMAH_TEST(EveryOptionTest);
#include "every_option_test.moc"
