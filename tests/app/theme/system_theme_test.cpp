// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/theme_controller.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#ifdef BRAMAH_WITH_DBUS

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QPalette>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace bramah;

namespace {

constexpr auto kPath = "/org/freedesktop/portal/desktop";
constexpr auto kInterface = "org.freedesktop.portal.Settings";
constexpr auto kGroup = "org.freedesktop.appearance";
constexpr auto kKey = "color-scheme";

}  // namespace

/// The answer of the desktop's portal: here a dark desktop at the start.
class Portal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
public:
    using QObject::QObject;

public Q_SLOTS:
    QDBusVariant Read(const QString& group, const QString& key)
    {
        const bool isScheme = group == QLatin1String(kGroup) && key == QLatin1String(kKey);
        return QDBusVariant(QVariant::fromValue(QDBusVariant(isScheme ? 1U : 0U)));
    }
};

/// The theme follows the desktop's portal while the program runs. The portal is a stand-in on a bus of the test's own.
class SystemThemeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void followsThePortal();

private:
    static void tell(uint scheme);
    QTemporaryDir settings_;
    QProcess bus_;
    Portal portal_;
};

void SystemThemeTest::initTestCase()
{
    const QString daemon = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
    if (daemon.isEmpty())
        QSKIP("dbus-daemon is not installed");
    bus_.start(daemon, {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
    QVERIFY(bus_.waitForReadyRead(10000));
    const QByteArray address = bus_.readLine().trimmed();
    qputenv("DBUS_SESSION_BUS_ADDRESS", address);
    QDBusConnection bus = QDBusConnection::connectToBus(QString::fromLatin1(address), QStringLiteral("portal"));
    QVERIFY(bus.isConnected());
    QVERIFY(bus.registerObject(QLatin1String(kPath), &portal_, QDBusConnection::ExportAllSlots));
    QVERIFY(bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings_.path());
    QCoreApplication::setApplicationName(QStringLiteral("bramah-test"));
}

void SystemThemeTest::cleanupTestCase()
{
    QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
    bus_.terminate();
    bus_.waitForFinished();
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
}

void SystemThemeTest::tell(uint scheme)
{
    QDBusMessage signal =
        QDBusMessage::createSignal(QLatin1String(kPath), QLatin1String(kInterface), QStringLiteral("SettingChanged"));
    signal << QString::fromLatin1(kGroup) << QString::fromLatin1(kKey) << QVariant::fromValue(QDBusVariant(scheme));
    QVERIFY(QDBusConnection(QStringLiteral("portal")).send(signal));
}

void SystemThemeTest::followsThePortal()
{
    app::ThemeController theme;
    theme.setChoice(app::ThemeChoice::System);
    const auto isDark = [&] { return theme.activeTheme().theme().isDark(); };
    QTRY_VERIFY2(isDark(), "the portal said dark when it was asked");
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < 128);
    tell(2);
    QTRY_VERIFY(!isDark());
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() > 128);
    tell(0);  // no preference: stays as it is
    QVERIFY(test::stays([&] { return !isDark(); }));
    // A choice of the user's own is kept whatever the desktop does, and given up comes back to it.
    theme.setChoice(app::ThemeChoice::Light);
    tell(1);
    QVERIFY(test::stays([&] { return !isDark(); }));
    theme.setChoice(app::ThemeChoice::System);
    QTRY_VERIFY(isDark());
    tell(2);
    QTRY_VERIFY(!isDark());
}

BRAMAH_TEST(SystemThemeTest);
#include "system_theme_test.moc"

#endif  // BRAMAH_WITH_DBUS
