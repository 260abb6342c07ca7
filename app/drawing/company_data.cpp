// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/company_data.h"

#include "app/translate.h"

#include <QDate>
#include <QLocale>
#include <QSettings>

namespace bramah::app {

namespace {

QString keyOf(const QString& field)
{
    return QStringLiteral("drawing/") + field;
}

}  // namespace

const QStringList& companyFields()
{
    static const QStringList fields{QStringLiteral("owner"),     QStringLiteral("department"),
                                    QStringLiteral("reference"), QStringLiteral("creator"),
                                    QStringLiteral("approved"),  QStringLiteral("language"),
                                    QStringLiteral("logo")};
    return fields;
}

void rememberCompany(const editor::PageFields& fields)
{
    QSettings settings;
    for (const QString& field : companyFields())
        if (fields.contains(field)) {
            if (fields.value(field).isEmpty())
                settings.remove(keyOf(field));
            else
                settings.setValue(keyOf(field), fields.value(field));
        }
}

editor::PageFields fieldsOfNewDrawing(const QString& title)
{
    const QSettings settings;
    editor::PageFields fields;
    // Title blocks have words in these languages.
    const QString language = QLocale().bcp47Name().left(2);
    const bool isKnown = language == QLatin1String("de") || language == QLatin1String("zh");
    fields.insert(QStringLiteral("language"), isKnown ? language : QStringLiteral("en"));
    for (const QString& field : companyFields())
        if (const QString kept = settings.value(keyOf(field)).toString(); !kept.isEmpty())
            fields.insert(field, kept);
    fields.insert(QStringLiteral("title"), title);
    fields.insert(QStringLiteral("documentType"), tr("Circuit diagram"));
    fields.insert(QStringLiteral("date"), QDate::currentDate().toString(Qt::ISODate));
    return fields;
}

}  // namespace bramah::app
