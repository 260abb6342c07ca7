// SPDX-License-Identifier: GPL-3.0-or-later
// What a class declares, edited in its table by mouse and keys.
#include "editor/declarations/declarations_view.h"
#include "app/views/class_views.h"
#include "editor/declarations/declaration_table.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QApplication>
#include <QCompleter>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;
using editor::DeclarationColumn;
using Column = editor::DeclarationColumn;

namespace {

constexpr auto kValve = R"mo(model Valve "A valve"
  extends Bramah.Hydraulics.Interfaces.TwoPort;
  parameter Bramah.Units.PressureDifference p_open = 5e5 "Opening pressure"; // of the spring
  parameter Real k(unit="m3/(s.Pa)") = 1e-9 "Slope";
  parameter Boolean isOpen = false;
  Real opening "Share of its area";
protected
  Real inside;
equation
  opening = if isOpen then 1 else max(0, dp - p_open);
  inside = k*opening;
  m_flow = inside;
  q = m_flow/870;
end Valve;
)mo";

}  // namespace

class DeclarationsViewTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::TestWindow> test_;
    std::unique_ptr<test::Hands> hands_;

    [[nodiscard]] editor::DeclarationsView& view() const
    {
        return *test_->page().findChild<editor::DeclarationsView*>();
    }
    [[nodiscard]] editor::DeclarationTable& table() const
    {
        return *static_cast<editor::DeclarationTable*>(view().table().model());
    }
    [[nodiscard]] QByteArray text() const { return test_->page().document().text().bytes(); }
    [[nodiscard]] QLineEdit* field() const
    {
        return view().table().viewport()->findChild<QLineEdit*>(QStringLiteral("cell"));
    }
    [[nodiscard]] QString note() const { return view().findChild<QLabel*>(QStringLiteral("fault"))->text(); }
    [[nodiscard]] QString shown(const char* name, Column column) const
    {
        return table().indexOf(QString::fromUtf8(name), column).data().toString();
    }
    QToolButton& button(const char* action) const
    {
        for (auto* one : view().findChildren<QToolButton*>())
            if (one->property("action").toByteArray() == action)
                return *one;
        qFatal("no such button");
    }
    /// Double clicks a cell and types in place of what is there.
    void type(const char* name, Column column, const QString& text) const
    {
        hands_->doubleClick(view().table(), table().indexOf(QString::fromUtf8(name), column));
        QVERIFY2(field(), name);
        field()->selectAll();
        for (const QChar letter : text)
            QTest::keyClicks(keyboardOwner(), letter);
        takeFocusBack();
    }
    /// A window manager would do so when the list of completions has gone.
    void takeFocusBack() const
    {
        if (QApplication::activePopupWidget() || QApplication::focusWidget())
            return;
        test_->window().activateWindow();
        if (field())
            field()->setFocus();
    }
    /// The list of completions takes the keys while it is open.
    [[nodiscard]] QWidget* keyboardOwner() const
    {
        QWidget* popup = QApplication::activePopupWidget();
        return popup ? popup : field();
    }
    void enter() const
    {
        QTest::keyClick(keyboardOwner(), Qt::Key_Return);
        QCoreApplication::processEvents();  // the field gives its text by an event
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private Q_SLOTS:
    void init();
    void cleanup();
    void cellsAreEdited();
    void whatIsWrongIsRefusedAtEntry();
    void tabLeadsFromCellToCell();
    void tabTakesTheWordOfTheList();
    void declarationsAreAddedMovedAndRemoved();
    void anyEditsAreUndoneByteForByte();
};

void DeclarationsViewTest::init()
{
    test_ = std::make_unique<test::TestWindow>();
    hands_ = std::make_unique<test::Hands>(*test_);
    const QString path = test_->filePath(QStringLiteral("valve.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kValve);
    file.close();
    QVERIFY(test_->window().documents().open(path));
    hands_->press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(view().isVisible());
}

void DeclarationsViewTest::cleanup()
{
    hands_.reset();
    test_.reset();
}

void DeclarationsViewTest::cellsAreEdited()
{
    QCOMPARE(shown("A", Column::Type), QStringLiteral("Port"));
    QVERIFY(!(table().indexOf(QStringLiteral("A")).flags() & Qt::ItemIsEditable));
    QCOMPARE(shown("p_open", Column::Value), QStringLiteral("5 bar"));
    QCOMPARE(shown("p_open", Column::Unit), QStringLiteral("Pa"));
    QByteArray expected = kValve;
    const auto has = [&](const char* before, const char* after) {
        expected.replace(before, after);
        QCOMPARE(text(), expected);
    };
    type("p_open", Column::Value, QStringLiteral("12 bar"));
    enter();
    has("= 5e5", "= 1.2e6");
    type("p_open", Column::Minimum, QStringLiteral("0"));
    enter();
    has("p_open = 1.2e6", "p_open(min = 0) = 1.2e6");
    type("p_open", Column::Description, QStringLiteral("Cracking pressure"));
    enter();
    has("Opening pressure", "Cracking pressure");
    type("p_open", Column::Group, QStringLiteral("Spring"));
    enter();
    has("\"Cracking pressure\"", "\"Cracking pressure\"\n    annotation(Dialog(group=\"Spring\"))");
    // In the equations too.
    type("p_open", Column::Name, QStringLiteral("p_crack"));
    enter();
    has("p_open", "p_crack");
    type("opening", Column::Type, QStringLiteral("Units.Rati"));
    QVERIFY(QApplication::activePopupWidget());
    QTest::keyClick(keyboardOwner(), Qt::Key_Down);
    enter();  // takes the type from the list
    takeFocusBack();
    QCOMPARE(field()->text(), QStringLiteral("Bramah.Units.Ratio"));
    enter();
    has("Real opening", "Bramah.Units.Ratio opening");
    for (int i = 0; i < 6; ++i)
        hands_->press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(), QByteArray(kValve));
    QCOMPARE(shown("p_open", Column::Value), QStringLiteral("5 bar"));
}

void DeclarationsViewTest::whatIsWrongIsRefusedAtEntry()
{
    struct Case {
        const char* name;
        Column column;
        const char* text;
        const char* reason;
    };
    const Case cases[] = {
        {"k", Column::Name, "2k", "is not a name"},
        {"k", Column::Name, "opening", "is taken"},
        {"k", Column::Name, "dp", "is taken"},
        {"k", Column::Type, "Realy", "no class"},
        {"k", Column::Type, "Bramah.Hydraulics.Interfaces.Port", "is a connector"},
        {"k", Column::Type, "Bramah.Hydraulics.Sources.Tank", "not a type of values"},
        {"k", Column::Type, "Real Real", "is not a type"},
        {"k", Column::Unit, "furlong", "not known"},
        {"k", Column::Value, "3*", "expression"},
        {"k", Column::Value, "3*p_opn", "did you mean"},
        {"k", Column::Value, "true", "number is needed"},
        {"isOpen", Column::Value, "3", "true or false"},
        {"p_open", Column::Value, "3 mm", "does not fit"},
    };
    for (const Case& one : cases) {
        type(one.name, one.column, QString::fromUtf8(one.text));
        QVERIFY2(field()->property("invalid").toBool(), one.text);
        QVERIFY2(note().contains(QLatin1String(one.reason)), qPrintable(QLatin1String(one.text) + note()));
        enter();
        QVERIFY2(field() && field()->hasFocus(), one.text);
        if (QApplication::activePopupWidget())
            QTest::keyClick(keyboardOwner(), Qt::Key_Escape);
        QTest::keyClick(field(), Qt::Key_Escape);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!field());
        QCOMPARE(text(), QByteArray(kValve));
        QVERIFY2(!note().contains(QLatin1String(one.reason)), one.text);
    }
    // A minimum keeps the default out.
    type("p_open", Column::Minimum, QStringLiteral("3 bar"));
    enter();
    type("p_open", Column::Value, QStringLiteral("2 bar"));
    QVERIFY2(note().contains(QStringLiteral("at least 3 bar")), qPrintable(note()));
    // Left with the mouse, the field puts the former value back.
    QTest::mouseClick(view().table().viewport(), Qt::LeftButton, {},
                      view().table().visualRect(table().indexOf(QStringLiteral("k"))).center());
    QVERIFY(text().contains("p_open(min = 3e5) = 5e5"));
}

// A new parameter filled in by keys alone, as its row is read; what is to stay is passed over.
void DeclarationsViewTest::tabLeadsFromCellToCell()
{
    const auto leave = [this](Column column, const char* word) {
        QCOMPARE(static_cast<Column>(view().table().currentIndex().column()), column);
        QVERIFY2(field(), word);
        if (*word != '\0') {
            field()->selectAll();
            QTest::keyClicks(field(), QLatin1String(word));
        }
        QTest::keyClick(field(), Qt::Key_Tab);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    QTest::mouseClick(&button("addParameter"), Qt::LeftButton);
    leave(Column::Name, "slope");
    leave(Column::Type, "");
    leave(Column::Unit, "");
    leave(Column::Value, "3e-9");
    leave(Column::Minimum, "0");
    leave(Column::Maximum, "1");
    leave(Column::Description, "Flow per drop");
    QVERIFY2(text().contains("  parameter Real slope(min = 0, max = 1) = 3e-9 \"Flow per drop\";\n"),
             text().constData());
    // Back to the cell before.
    QVERIFY(field());
    QTest::keyClick(field(), Qt::Key_Backtab);
    QCOMPARE(static_cast<Column>(view().table().currentIndex().column()), Column::Description);
    QTest::keyClick(field(), Qt::Key_Escape);
}

// A word of the list is taken by Tab, which then leads past the unit that the type has given.
void DeclarationsViewTest::tabTakesTheWordOfTheList()
{
    QTest::mouseClick(&button("addParameter"), Qt::LeftButton);
    QTest::keyClicks(field(), QStringLiteral("dp_open"));
    QTest::keyClick(field(), Qt::Key_Tab);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    field()->selectAll();
    QTest::keyClicks(field(), QStringLiteral("PressureDiff"));
    QWidget* list = QApplication::activePopupWidget();
    QVERIFY(list);
    QTest::keyClick(list, Qt::Key_Tab);
    test_->window().activateWindow();
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY2(text().contains("parameter Bramah.Units.PressureDifference dp_open"), text().constData());
    QCOMPARE(static_cast<Column>(view().table().currentIndex().column()), Column::Value);
    QVERIFY(field());
    field()->selectAll();
    QTest::keyClicks(field(), QStringLiteral("0.5 bar"));
    enter();
    QVERIFY2(text().contains("PressureDifference dp_open = 5e4;"), text().constData());
}

void DeclarationsViewTest::declarationsAreAddedMovedAndRemoved()
{
    QTest::mouseClick(&button("addParameter"), Qt::LeftButton);
    QVERIFY(field());
    QTest::keyClicks(field(), QStringLiteral("gain"));
    enter();
    QVERIFY(text().contains("isOpen = false;\n  parameter Real gain = 0;\n"));
    QTest::mouseClick(&button("addPort"), Qt::LeftButton);
    QTest::keyClicks(field(), QStringLiteral("X"));
    enter();
    QVERIFY(text().contains("Bramah.Hydraulics.Interfaces.Port X annotation(Placement("));
    QVERIFY(test_->page().session().sheet().diagram().symbol({QStringLiteral("X")}));
    QTest::mouseClick(&button("addVariable"), Qt::LeftButton);
    QTest::keyClicks(field(), QStringLiteral("y"));
    enter();
    QVERIFY(text().contains("Real opening \"Share of its area\";\n  Real y;\n"));

    view().table().setCurrentIndex(table().indexOf(QStringLiteral("p_open")));
    QVERIFY(!button("up").isEnabled());
    QTest::mouseClick(&button("down"), Qt::LeftButton);
    QVERIFY(
        text().contains("\"Slope\";\n  parameter Bramah.Units.PressureDifference p_open = 5e5 \"Opening pressure\"; "
                        "// of the spring\n"));
    view().table().setFocus();
    hands_->press(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(text().contains("TwoPort;\n  parameter Bramah.Units.PressureDifference p_open"));
    view().table().setCurrentIndex(table().indexOf(QStringLiteral("gain")));
    hands_->press(Qt::Key_Delete);
    QVERIFY(!text().contains("gain"));
    while (test_->page().session().file().undoStack().canUndo())
        hands_->press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(), QByteArray(kValve));
}

// Whatever is typed into whatever cell, taken or refused.
void DeclarationsViewTest::anyEditsAreUndoneByteForByte()
{
    QRandomGenerator random(11);
    const QStringList entries{
        QStringLiteral("x"),       QStringLiteral("Real"), QStringLiteral("3 bar"), QString(),
        QStringLiteral("true"),    QStringLiteral("m"),    QStringLiteral("2*k"),   QStringLiteral("\"a\""),
        QStringLiteral("Integer"), QStringLiteral("7"),    QStringLiteral("z9"),    QStringLiteral("1/0")};
    std::vector<QByteArray> texts{text()};
    int taken = 0;
    for (int i = 0; i < 300; ++i) {
        const auto& rows = table().rows();
        const auto& row = rows[static_cast<std::size_t>(random.bounded(static_cast<int>(rows.size())))];
        const auto column = static_cast<Column>(random.bounded(static_cast<int>(Column::Count)));
        const QModelIndex cell = table().indexOf(row.written.name, column);
        if (cell.flags() & Qt::ItemIsEditable) {
            const QString entry = entries[random.bounded(static_cast<int>(entries.size()))];
            const bool isRefused = !table().faultOf(cell, entry).isEmpty();
            QCOMPARE(table().setData(cell, entry), !isRefused);
        }
        if (random.bounded(8) == 0)
            QTest::mouseClick(&button(random.bounded(2) == 0 ? "addVariable" : "addParameter"), Qt::LeftButton);
        if (random.bounded(8) == 0 && rows.size() > 4)
            QTest::mouseClick(&button(random.bounded(3) == 0 ? "remove" : "down"), Qt::LeftButton);
        QVERIFY2(test_->page().document().textState() == model::Document::TextState::Sound, text().constData());
        if (text() != texts.back()) {
            texts.push_back(text());
            ++taken;
        }
    }
    QVERIFY2(taken > 60, qPrintable(QString::number(taken)));
    QUndoStack& undo = test_->page().session().file().undoStack();
    while (undo.canUndo())
        undo.undo();
    QCOMPARE(text(), QByteArray(kValve));
    while (undo.canRedo())
        undo.redo();
    QCOMPARE(text(), texts.back());
}

BRAMAH_TEST(DeclarationsViewTest);
#include "declarations_view_test.moc"
