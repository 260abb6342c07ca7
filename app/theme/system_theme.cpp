// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/system_theme.h"

#include <QGuiApplication>
#include <QPalette>

#ifdef BRAMAH_WITH_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

namespace bramah::app {

#ifdef BRAMAH_WITH_DBUS
namespace {

constexpr auto kService = "org.freedesktop.portal.Desktop";
constexpr auto kPath = "/org/freedesktop/portal/desktop";
constexpr auto kInterface = "org.freedesktop.portal.Settings";
constexpr auto kGroup = "org.freedesktop.appearance";
constexpr auto kKey = "color-scheme";

/// Turns the portal's signal into a call; QDBusConnection::connect needs a slot.
class PortalListener : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

Q_SIGNALS:
    void schemeChanged(uint scheme);

public Q_SLOTS:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value)
    {
        if (group == QLatin1String(kGroup) && key == QLatin1String(kKey))
            Q_EMIT schemeChanged(value.variant().toUInt());
    }
};

/// `Read` wraps the value in one variant more than `ReadOne`; old portals know only `Read`.
uint unwrapped(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value.toUInt();
}

}  // namespace

void SystemTheme::followPortal()
{
    // Without a session bus Qt would try to start one.
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    auto* listener = new PortalListener(this);
    // Qt connects only signals whose argument types are known by name, and registers this one only at its first use.
    qRegisterMetaType<QDBusVariant>();
    connect(listener, &PortalListener::schemeChanged, this, &SystemTheme::applyPortalScheme);
    const bool isHeard =
        bus.connect(QLatin1String(kService), QLatin1String(kPath), QLatin1String(kInterface),
                    QStringLiteral("SettingChanged"), listener, SLOT(settingChanged(QString, QString, QDBusVariant)));
    if (!isHeard)
        qWarning("Bramah cannot hear changes of the desktop's theme");
    QDBusMessage read = QDBusMessage::createMethodCall(QLatin1String(kService), QLatin1String(kPath),
                                                       QLatin1String(kInterface), QStringLiteral("Read"));
    read << QString::fromLatin1(kGroup) << QString::fromLatin1(kKey);
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(read), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* call) {
        const QDBusPendingReply<QDBusVariant> reply = *call;
        if (!reply.isError())
            applyPortalScheme(unwrapped(reply.value().variant()));
        call->deleteLater();
    });
}
#else
void SystemTheme::followPortal() {}
#endif

SystemTheme::SystemTheme(QObject* parent)
    : QObject(parent), isDark_(QGuiApplication::palette().color(QPalette::Window).lightness() < 128)
{
    followPortal();
}

void SystemTheme::applyPortalScheme(uint scheme)
{
    if (scheme == 0 || (scheme == 1) == isDark_)
        return;
    isDark_ = scheme == 1;
    Q_EMIT changed();
}

}  // namespace bramah::app

#ifdef BRAMAH_WITH_DBUS
#include "system_theme.moc"
#endif
