// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_area.h"
#include "app/plots/plot_view.h"
#include "app/plots/plot_workspace.h"
#include "editor/reading/sheet_words.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/whole_window.h"
#include "tests/test_registry.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QDialog>
#include <QSet>
#include <QtTest/QTest>

using namespace bramah;

namespace {

/// Cells of lists say their contents, which may be empty; the table itself has a name.
bool isCell(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::Cell:
    case QAccessible::ListItem:
    case QAccessible::TreeItem:
    case QAccessible::Row:
    case QAccessible::Column:
    case QAccessible::RowHeader: return true;
    default: return false;
    }
}

/// What a user operates or moves the focus to.
bool isOperated(const QAccessibleInterface& one)
{
    switch (one.role()) {
    case QAccessible::PushButton:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::EditableText:
    case QAccessible::ComboBox:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::PageTab:
    case QAccessible::PageTabList:
    case QAccessible::MenuItem:
    case QAccessible::Table:
    case QAccessible::List:
    case QAccessible::Tree:
    case QAccessible::Graphic:
    case QAccessible::Canvas:
    case QAccessible::ColumnHeader: return true;
    case QAccessible::StaticText: return false;
    default: {
        // The picture in a view that scrolls is read with the view.
        const auto* inside = qobject_cast<const QWidget*>(one.object());
        const auto* around = inside ? qobject_cast<const QAbstractScrollArea*>(inside->parentWidget()) : nullptr;
        return one.state().focusable && !(around && around->viewport() == inside);
    }
    }
}

/// Its name for screen readers. On this platform Qt gives the text of a list in place of its name, which comes from
/// its label then.
QString nameOf(const QAccessibleInterface& one)
{
    if (one.role() != QAccessible::ComboBox)
        return one.text(QAccessible::Name);
    for (const auto& [label, relation] : one.relations(QAccessible::Label))
        if (!label->text(QAccessible::Name).isEmpty())
            return label->text(QAccessible::Name);
    const auto* box = qobject_cast<const QWidget*>(one.object());
    return box ? box->accessibleName() : QString();
}

QString describe(const QAccessibleInterface& one)
{
    const QObject* object = one.object();
    QString text = QVariant::fromValue(one.role()).toString();
    text += QStringLiteral(" %1").arg(static_cast<int>(one.role()));
    for (; object; object = object->parent())
        text += QStringLiteral(" < %1 %2").arg(QLatin1String(object->metaObject()->className()), object->objectName());
    return text;
}

/// Walks over all that a screen reader reaches in a part of the window.
class Walk
{
public:
    explicit Walk(QString part) : part_(std::move(part)) {}

    void through(QAccessibleInterface* one, int depth = 0)
    {
        constexpr int kDeepest = 40;
        if (!one || !one->isValid() || depth > kDeepest || isCell(one->role()))
            return;
        const QAccessible::State state = one->state();
        if (state.invisible)
            return;
        ++count_;
        const bool isOfQt = one->object() && one->object()->objectName().startsWith(QLatin1String("qt_"));
        if (isOperated(*one) && !isOfQt && nameOf(*one).trimmed().isEmpty() && !isInside(*one))
            nameless_ << part_ + QStringLiteral(": ") + describe(*one);
        compareChildren(*one);
        for (int i = 0; i < one->childCount(); ++i)
            through(one->child(i), depth + 1);
    }

    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] const QStringList& nameless() const { return nameless_; }
    [[nodiscard]] const QStringList& alike() const { return alike_; }

private:
    /// The field in a combo box or spin box is read with its box.
    static bool isInside(const QAccessibleInterface& one)
    {
        const QAccessibleInterface* around = one.parent();
        return around && (around->role() == QAccessible::ComboBox || around->role() == QAccessible::SpinBox) &&
               !nameOf(*around).isEmpty();
    }

    /// Two buttons, or two fields, of one place with the same name and description cannot be told apart.
    void compareChildren(const QAccessibleInterface& around)
    {
        QSet<QString> names;
        for (int i = 0; i < around.childCount(); ++i) {
            const QAccessibleInterface* child = around.child(i);
            if (!child || !child->isValid() || child->state().invisible || isCell(child->role()) || !isOperated(*child))
                continue;
            const QString name = nameOf(*child) + QLatin1Char('|') + child->text(QAccessible::Description) +
                                 QLatin1Char('|') + QString::number(child->role());
            if (names.contains(name) && !nameOf(*child).isEmpty())
                alike_ << part_ + QStringLiteral(": ") + name + QStringLiteral(" in ") + describe(around);
            names.insert(name);
        }
    }

    QString part_;
    int count_ = 0;
    QStringList nameless_, alike_;
};

QStringList sortedOnce(QStringList texts)
{
    texts.removeDuplicates();
    texts.sort();
    return texts;
}

QAccessibleInterface& sheetOf(test::TestWindow& test)
{
    return *QAccessible::queryAccessibleInterface(&test.page().sheet());
}

QAccessibleInterface* childNamed(const QAccessibleInterface& sheet, const QString& name)
{
    for (int i = 0; i < sheet.childCount(); ++i)
        if (sheet.child(i)->text(QAccessible::Name).startsWith(name))
            return sheet.child(i);
    return nullptr;
}

}  // namespace

/// What screen readers get of the window.
class ScreenReadersTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QAccessible::setActive(true); }
    void allThatIsOperatedHasAName();
    void symbolsAndLinesAreOnTheSheet();
    void theSheetSaysTheSelection();
    void theSheetFollowsEdits();
    void plotsSayTitleAndCurves();
};

void ScreenReadersTest::allThatIsOperatedHasAName()
{
    test::TestWindow test;
    test::openRunDrive(test);
    QStringList nameless, alike, seen;
    int count = 0;
    const auto look = [&](QWidget& part, const QString& name) {
        Walk walk(name);
        walk.through(QAccessible::queryAccessibleInterface(&part));
        nameless += walk.nameless();
        alike += walk.alike();
        count += walk.count();
        seen << name;
    };
    test::seePanels(test, look);
    test::seeDialogs(test, look);
    QVERIFY2(count > 1000, qPrintable(QString::number(count)));
    for (const char* dialog :
         {"edit.codes", "edit.newValve", "edit.newComponent", "edit.replace", "edit.wrap", "drawing.data",
          "drawing.release", "drawing.catalogue", "file.exportFmu", "file.exportAnimation", "plots.exportCsv",
          "plots.addExpression", "help.about", "help.shortcuts"})
        QVERIFY2(seen.contains(QLatin1String(dialog)), qPrintable(seen.join(QLatin1Char(' '))));
    for (const QString& text : sortedOnce(nameless))
        qWarning("no name: %s", qPrintable(text));
    for (const QString& text : sortedOnce(alike))
        qWarning("alike: %s", qPrintable(text));
    QVERIFY(nameless.isEmpty() && alike.isEmpty());
}

void ScreenReadersTest::symbolsAndLinesAreOnTheSheet()
{
    test::TestWindow test;
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    QAccessibleInterface& sheet = sheetOf(test);
    QCOMPARE(sheet.role(), QAccessible::Canvas);
    const auto& diagram = test.page().session().sheet().diagram();
    int symbols = 0;
    for (const auto& component : diagram.components()) {
        if (component.isInLine)
            continue;
        ++symbols;
        bool isThere = false;
        for (int i = 0; i < sheet.childCount(); ++i)
            isThere =
                isThere || sheet.child(i)->text(QAccessible::Name).startsWith(component.id.name + QLatin1Char(','));
        QVERIFY2(isThere, qPrintable(component.id.name));
    }
    QVERIFY(symbols > 8);
    QAccessibleInterface* relief = childNamed(sheet, QStringLiteral("relief, Relief valve"));
    QVERIFY(relief);
    QCOMPARE(relief->text(QAccessible::Value), QStringLiteral("150 bar"));
    QVERIFY2(relief->text(QAccessible::Description).contains(QStringLiteral("P to ")),
             qPrintable(relief->text(QAccessible::Description)));
    QVERIFY(relief->text(QAccessible::Description).contains(QStringLiteral("at ")));
    // Its place on the screen is where the mouse finds it.
    const QPoint middle = relief->rect().center();
    QCOMPARE(sheet.childAt(middle.x(), middle.y()), relief);
    QCOMPARE(relief->parent(), &sheet);
    QCOMPARE(sheet.child(sheet.indexOfChild(relief)), relief);
    // Each line by its ends, once.
    int lines = 0;
    QSet<QString> names;
    for (int i = 0; i < sheet.childCount(); ++i)
        if (const QString name = sheet.child(i)->text(QAccessible::Name);
            name.startsWith(QStringLiteral("line from "))) {
            ++lines;
            QVERIFY2(!names.contains(name), qPrintable(name));
            names.insert(name);
            QVERIFY(name.contains(QStringLiteral(" to ")));
            QVERIFY(!sheet.child(i)->rect().isEmpty());
        }
    QVERIFY(lines >= 8);
    QVERIFY2(
        sheet.text(QAccessible::Value)
            .startsWith(QStringLiteral("Symbols: %1. Lines: %2.").arg(symbols + diagram.ownPorts().size()).arg(lines)),
        qPrintable(sheet.text(QAccessible::Value)));
}

void ScreenReadersTest::theSheetSaysTheSelection()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    QAccessibleInterface& sheet = sheetOf(test);
    QAccessibleInterface* relief = childNamed(sheet, QStringLiteral("relief, Relief valve"));
    QVERIFY(relief && !relief->state().selected);
    hands.clickOnSheet(hands.middleOf("relief"));
    QVERIFY(relief->state().selected && relief->state().focused);
    QCOMPARE(sheet.focusChild(), relief);
    QVERIFY2(sheet.text(QAccessible::Value).endsWith(QStringLiteral("Selected: relief, Relief valve")),
             qPrintable(sheet.text(QAccessible::Value)));
    // A screen reader selects too.
    QAccessibleInterface* pump = childNamed(sheet, QStringLiteral("pump, "));
    QVERIFY(pump && pump->actionInterface());
    pump->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QVERIFY(pump->state().selected && !relief->state().selected);
    QVERIFY(test.page().session().selection().components.contains({QStringLiteral("pump")}));
}

void ScreenReadersTest::theSheetFollowsEdits()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    QAccessibleInterface& sheet = sheetOf(test);
    const int empty = sheet.childCount();
    hands.place(QStringLiteral("Bramah.Hydraulics.FlowValves.Orifice"), {0, 0});
    QCOMPARE(sheet.childCount(), empty + 1);
    QAccessibleInterface* orifice = sheet.child(0);
    QVERIFY(orifice->isValid() && orifice->text(QAccessible::Name).startsWith(QStringLiteral("orifice,")));
    hands.place(QStringLiteral("Bramah.Hydraulics.Sources.Tank"), {20, 0});
    QCOMPARE(sheet.child(0), orifice);  // the same object, by which a screen reader knows it
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(sheet.childCount(), empty);
}

void ScreenReadersTest::plotsSayTitleAndCurves()
{
    test::TestWindow test;
    test::openRunDrive(test);
    const app::PlotView* plot = test.page().plots().area().plots().front();
    QAccessibleInterface* read = QAccessible::queryAccessibleInterface(const_cast<app::PlotView*>(plot));
    const QString title = plot->definition().shownTitle();
    QVERIFY(!title.isEmpty());
    QCOMPARE(read->text(QAccessible::Name), QStringLiteral("Plot: ") + title);
    for (const auto& curve : plot->definition().curves)
        QVERIFY2(read->text(QAccessible::Description).contains(curve.variable),
                 qPrintable(read->text(QAccessible::Description)));
}

BRAMAH_TEST(ScreenReadersTest);
#include "screen_readers_test.moc"
