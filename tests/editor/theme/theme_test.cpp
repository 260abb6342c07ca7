// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/theme.h"

#include "editor/theme/active_theme.h"
#include "editor/theme/icon_set.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QImage>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah::editor;

namespace {

double luminance(const QColor& color)
{
    const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// Contrast by WCAG 2.1, 1 to 21.
double contrast(const QColor& a, const QColor& b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

}  // namespace

class ThemeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void textIsReadable_data();
    void textIsReadable();
    void curvesStandOut();
    void iconsFollowTheTheme();
};

void ThemeTest::textIsReadable_data()
{
    QTest::addColumn<int>("front");
    QTest::addColumn<int>("back");
    QTest::addColumn<double>("least");
    const auto row = [](const char* name, ColorRole front, ColorRole back, double least) {
        QTest::newRow(name) << static_cast<int>(front) << static_cast<int>(back) << least;
    };
    row("text on window", ColorRole::Text, ColorRole::Window, 4.5);
    row("text on panel", ColorRole::Text, ColorRole::Panel, 4.5);
    row("text on field", ColorRole::Text, ColorRole::Field, 4.5);
    row("text on selection", ColorRole::Text, ColorRole::AccentSoft, 4.5);
    row("muted text on panel", ColorRole::TextMuted, ColorRole::Panel, 4.5);
    row("muted text on window", ColorRole::TextMuted, ColorRole::Window, 4.5);
    row("text on accent", ColorRole::AccentInk, ColorRole::Accent, 4.5);
    row("ink on paper", ColorRole::Ink, ColorRole::Paper, 7.0);
    row("muted ink on paper", ColorRole::InkMuted, ColorRole::Paper, 4.5);
    row("signal lines", ColorRole::SignalInk, ColorRole::Paper, 3.0);
    row("electrical lines", ColorRole::ElectricalInk, ColorRole::Paper, 3.0);
    row("error text", ColorRole::Error, ColorRole::Panel, 4.5);
    row("warning sign", ColorRole::Warning, ColorRole::Panel, 3.0);
    row("running sign", ColorRole::Running, ColorRole::Panel, 3.0);
    row("plot axis", ColorRole::PlotAxis, ColorRole::PlotBackground, 4.5);
    row("code comment", ColorRole::CodeComment, ColorRole::Paper, 4.5);
    row("code keyword", ColorRole::CodeKeyword, ColorRole::Paper, 4.5);
}

void ThemeTest::textIsReadable()
{
    QFETCH(int, front);
    QFETCH(int, back);
    QFETCH(double, least);
    for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
        const double found =
            contrast(theme->color(static_cast<ColorRole>(front)), theme->color(static_cast<ColorRole>(back)));
        QVERIFY2(found >= least,
                 qPrintable(QStringLiteral("%1: %2").arg(theme->isDark() ? "dark" : "light").arg(found)));
    }
}

void ThemeTest::curvesStandOut()
{
    for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
        for (int index = 0; index < 8; ++index)
            QVERIFY2(contrast(theme->curveColor(index), theme->color(ColorRole::PlotBackground)) >= 1.9,
                     qPrintable(QStringLiteral("curve %1").arg(index)));
        QCOMPARE(theme->curveColor(8), theme->curveColor(0));
    }
}

void ThemeTest::iconsFollowTheTheme()
{
    ActiveTheme active;
    const IconSet icons(active);
    QSignalSpy changed(&active, &ActiveTheme::changed);
    const QStringList files = QDir(QStringLiteral(":/icons"))
                                  .entryList({QStringLiteral("*.svg")})
                                  .filter(QRegularExpression(QStringLiteral("^(?!bramah)")));
    QVERIFY(files.size() > 20);
    for (const QString& file : files) {
        const QIcon icon = icons.icon(file.chopped(4));
        active.setDark(false);
        const QImage light = icon.pixmap(QSize(20, 20)).toImage();
        active.setDark(true);
        const QImage dark = icon.pixmap(QSize(20, 20)).toImage();
        QCOMPARE(light.size(), QSize(20, 20));
        QVERIFY2(light != dark, qPrintable(file));
        bool isDrawn = false;
        for (int y = 0; y < light.height(); ++y)
            for (int x = 0; x < light.width(); ++x)
                isDrawn = isDrawn || qAlpha(light.pixel(x, y)) > 200;
        QVERIFY2(isDrawn, qPrintable(file));
    }
    QCOMPARE(changed.count(), 2 * files.size() - 1);
}

BRAMAH_TEST(ThemeTest);
#include "theme_test.moc"
