// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/crash/crash_reports.h"

#include "app/translate.h"
#include "app/widgets/message_bar.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QGuiApplication>
#include <QLocale>
#include <QSettings>
#include <QUrl>

namespace bramah::app {

void tellOfCrash(const QString& folder, MessageBar& messages)
{
    constexpr auto kTold = "crash/told";
    constexpr int kMostReports = 10;
    const QFileInfoList reports =
        QDir(folder).entryInfoList({QStringLiteral("crash_*.txt")}, QDir::Files, QDir::Time);  // the newest first
    for (const QFileInfo& old : reports.mid(kMostReports))
        QFile::remove(old.filePath());
    QSettings settings;
    if (reports.isEmpty() || reports.front().fileName() == settings.value(QLatin1String(kTold)).toString())
        return;
    const QFileInfo newest = reports.front();
    settings.setValue(QLatin1String(kTold), newest.fileName());
    const QString path = newest.filePath();
    messages.show(
        model::Severity::Warning,
        tr("Bramah crashed at %1. What happened is in %2; please add it where you report the fault.")
            .arg(QLocale().toString(newest.lastModified(), QLocale::ShortFormat), QDir::toNativeSeparators(path)),
        {{tr("Show the report"), [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); }},
         {tr("Copy the report"), [path] {
              QFile file(path);
              if (file.open(QIODevice::ReadOnly))
                  QGuiApplication::clipboard()->setText(QString::fromUtf8(file.readAll()));
          }}});
}

}  // namespace bramah::app
