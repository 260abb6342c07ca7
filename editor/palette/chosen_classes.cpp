// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/chosen_classes.h"

#include <QSettings>

namespace bramah::editor {

namespace {

constexpr qsizetype kMostRecent = 8;
constexpr auto kFavouritesKey = "palette/favourites";
constexpr auto kRecentKey = "palette/recent";

}  // namespace

ChosenClasses::ChosenClasses(QObject* parent)
    : QObject(parent),
      favourites_(QSettings().value(QLatin1String(kFavouritesKey)).toStringList()),
      recent_(QSettings().value(QLatin1String(kRecentKey)).toStringList())
{
}

void ChosenClasses::setFavourite(const QString& className, bool isFavourite)
{
    if (isFavourite == this->isFavourite(className))
        return;
    if (isFavourite)
        favourites_.append(className);
    else
        favourites_.removeAll(className);
    QSettings().setValue(QLatin1String(kFavouritesKey), favourites_);
    Q_EMIT favouritesChanged();
}

void ChosenClasses::noteUse(const QString& className)
{
    recent_.removeAll(className);
    recent_.prepend(className);
    recent_ = recent_.mid(0, kMostRecent);
    QSettings().setValue(QLatin1String(kRecentKey), recent_);
}

}  // namespace bramah::editor
