// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/translations/text_checks.h"

#include "app/shortcuts/action_text.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextEdit>
#include <QToolButton>
#include <QXmlStreamReader>

namespace bramah::test {

namespace {

/// Rounding of sizes [px].
constexpr int kSlack = 1;

/// Does the widget show three dots where its text does not fit?
bool isElided(const QWidget& widget)
{
    return QString::fromLatin1(widget.metaObject()->className()).contains(QLatin1String("Elided")) ||
           widget.property("isElided").toBool();
}

/// Is it seen, or would be where one scrolls to it? Panels behind the tab of another one are not.
bool isSeen(const QWidget& widget)
{
    for (const QWidget* around = &widget; around; around = around->parentWidget())
        if (qobject_cast<const QDockWidget*>(around) && around->visibleRegion().isEmpty())
            return false;
    return widget.isVisible() && !widget.objectName().startsWith(QLatin1String("qt_")) && widget.width() > 0;
}

QString sizes(const QString& text, QSize needed, QSize place)
{
    return QStringLiteral("\"%1\" needs %2 x %3, has %4 x %5")
        .arg(text)
        .arg(needed.width())
        .arg(needed.height())
        .arg(place.width())
        .arg(place.height());
}

void checkLabel(const QLabel& label, QStringList& cut)
{
    if (label.text().isEmpty() || isElided(label))
        return;
    const QSize needed = label.wordWrap() ? QSize(label.minimumSizeHint().width(), label.heightForWidth(label.width()))
                                          : label.sizeHint();
    if (needed.width() > label.width() + kSlack || needed.height() > label.height() + kSlack)
        cut << sizes(label.text(), needed, label.size());
}

void checkButton(const QAbstractButton& button, QStringList& cut)
{
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    const bool hasText = !button.text().isEmpty() && (!tool || tool->toolButtonStyle() != Qt::ToolButtonIconOnly) &&
                         !(tool && tool->toolButtonStyle() == Qt::ToolButtonFollowStyle && !tool->icon().isNull());
    if (hasText && !isElided(button) && button.sizeHint().width() > button.width() + kSlack)
        cut << sizes(button.text(), button.sizeHint(), button.size());
}

void checkTabs(const QTabBar& tabs, QStringList& cut)
{
    for (int i = 0; i < tabs.count(); ++i) {
        const int needed = tabs.fontMetrics().size(Qt::TextShowMnemonic, tabs.tabText(i)).width();
        const bool isWhole = tabs.tabRect(i).width() + kSlack >= needed || tabs.tabToolTip(i) == tabs.tabText(i);
        if (tabs.isTabVisible(i) && !isWhole)
            cut << sizes(tabs.tabText(i), QSize(needed, 0), tabs.tabRect(i).size());
    }
}

void checkHeader(const QHeaderView& header, QStringList& cut)
{
    if (header.orientation() != Qt::Horizontal || !header.model())
        return;
    for (int i = 0; i < header.count(); ++i) {
        const QString text = header.model()->headerData(i, Qt::Horizontal).toString();
        const int needed = header.fontMetrics().size(0, text).width();
        if (!header.isSectionHidden(i) && !text.isEmpty() && header.sectionSize(i) + kSlack < needed)
            cut << sizes(text, QSize(needed, 0), QSize(header.sectionSize(i), header.height()));
    }
}

/// A text without marks, dots and colons at its end.
QString plain(const QString& text)
{
    QString bare = app::plainActionText(text).trimmed();
    while (bare.endsWith(QLatin1Char(':')))
        bare.chop(1);
    return bare;
}

/// All texts of a widget that a user reads or hears.
QStringList textsOf(const QWidget& widget)
{
    QStringList texts{widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.statusTip()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        texts << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        texts << button->text();
    if (const auto* box = qobject_cast<const QGroupBox*>(&widget))
        texts << box->title();
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget))
        texts << field->placeholderText();
    if (widget.isWindow())
        texts << widget.windowTitle();
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i)
            texts << tabs->tabText(i);
    if (const auto* choice = qobject_cast<const QComboBox*>(&widget))
        for (int i = 0; i < choice->count(); ++i)
            texts << choice->itemText(i);
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget); header && header->model())
        for (int i = 0; i < header->count(); ++i)
            texts << header->model()->headerData(i, header->orientation()).toString();
    for (const QAction* action : widget.actions())
        texts << action->text() << action->toolTip() << action->statusTip();
    return texts;
}

/// Names that are the same in all languages, or stand for themselves.
bool isName(const QString& text)
{
    static const QSet<QString> names{
        QStringLiteral("English"),
        QStringLiteral("Bramah"),
    };
    return names.contains(text);
}

}  // namespace

QStringList textsCutOff(QWidget& part)
{
    QStringList cut;
    QList<QWidget*> widgets = part.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (!isSeen(*widget))
            continue;
        QStringList found;
        if (const auto* label = qobject_cast<QLabel*>(widget))
            checkLabel(*label, found);
        else if (const auto* button = qobject_cast<QAbstractButton*>(widget))
            checkButton(*button, found);
        else if (const auto* tabs = qobject_cast<QTabBar*>(widget))
            checkTabs(*tabs, found);
        else if (const auto* header = qobject_cast<QHeaderView*>(widget))
            checkHeader(*header, found);
        for (const QString& text : found)
            cut << QStringLiteral("%1 %2 in %3: %4")
                       .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                            QLatin1String(widget->parentWidget()->metaObject()->className()), text);
    }
    return cut;
}

EnglishTexts::EnglishTexts(const QString& language)
{
    QFile file(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/translations/bramah_%1.ts").arg(language));
    isOfEnglish_ = language == QLatin1String("en") || !file.open(QIODevice::ReadOnly);
    if (isOfEnglish_)
        return;
    QSet<QString> same;
    QXmlStreamReader xml(&file);
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("source")) {
            source = plain(xml.readElementText());
        } else if (xml.name() == QLatin1String("translation")) {
            const QString text = plain(xml.readElementText(QXmlStreamReader::IncludeChildElements));
            shown_.insert(text);
            (text == source ? same : translated_).insert(source);
        }
    }
    // A word of one part of the window may be the same in both languages, as that of another part is not.
    translated_ -= same;
    translated_ -= shown_;
}

bool EnglishTexts::isEnglish(const QString& text) const
{
    if (text.isEmpty() || isName(text) || shown_.contains(text))
        return false;
    static const QRegularExpression words(
        QStringLiteral("\\b(the|of|and|with|are|not|from|to|this|that|which|what|its)\\b"));
    return translated_.contains(text) || words.match(text).hasMatch();
}

QStringList EnglishTexts::textsIn(const QWidget& part) const
{
    QStringList found;
    if (isOfEnglish_)
        return found;
    QList<const QWidget*> widgets{&part};
    for (const QWidget* widget : part.findChildren<QWidget*>())
        widgets << widget;
    for (const QWidget* widget : widgets)
        for (const QString& text : textsOf(*widget))
            if (isEnglish(plain(text)))
                found << QStringLiteral("%1 %2: %3")
                             .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(), text);
    return found;
}

}  // namespace bramah::test
