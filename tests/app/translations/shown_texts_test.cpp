// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/program_language.h"
#include "tests/app/translations/text_checks.h"
#include "tests/app/window/whole_window.h"
#include "tests/test_registry.h"

#include <QLayout>
#include <QtTest/QTest>

using namespace bramah;

namespace {

/// The size below which a dialog cuts something off for sure: wrapped texts take the height that they need.
QSize leastSizeOf(const QWidget& dialog)
{
    QSize size = dialog.minimumSizeHint().expandedTo(dialog.minimumSize());
    if (dialog.layout() && dialog.layout()->hasHeightForWidth())
        size.setHeight(std::max(size.height(), dialog.layout()->totalHeightForWidth(size.width())));
    return size;
}

}  // namespace

/// In every language of the program: window, panels and dialogs at their least size cut no text off, and no text in
/// them is still English.
class ShownTextsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void textsAreWholeAndTranslated_data()
    {
        QTest::addColumn<QString>("language");
        for (const app::ProgramLanguage::Entry& language : app::ProgramLanguage::available())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    void textsAreWholeAndTranslated()
    {
        QFETCH(QString, language);
        test::TestWindow test({}, language);
        test.window().resize(1024, 700);  // the least screen on which all panels are to be used
        test::openRunDrive(test);
        const test::EnglishTexts english(language);
        QStringList cut, foreign, seen;
        const auto look = [&](QWidget& part, const QString& name) {
            for (const QString& text : test::textsCutOff(part))
                cut << name + QStringLiteral(" as it opens: ") + text;
            if (part.isWindow() && &part != &test.window()) {
                part.resize(leastSizeOf(part));
                QTest::qWait(1);
                for (const QString& text : test::textsCutOff(part))
                    cut << name + QStringLiteral(" at its least: ") + text;
            }
            for (const QString& text : english.textsIn(part))
                foreign << name + QStringLiteral(": ") + text;
            seen << name;
        };
        test::seePanels(test, look);
        test::seeDialogs(test, look);
        QVERIFY2(seen.size() > 30, qPrintable(seen.join(QLatin1Char(' '))));
        cut.removeDuplicates();
        foreign.removeDuplicates();
        for (const QString& text : cut)
            qWarning("cut off: %s", qPrintable(text));
        for (const QString& text : foreign)
            qWarning("English: %s", qPrintable(text));
        QVERIFY(cut.isEmpty() && foreign.isEmpty());
    }
};

BRAMAH_TEST(ShownTextsTest);
#include "shown_texts_test.moc"
