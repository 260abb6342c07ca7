// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/pictures/camera.h"

#include <QImage>
#include <QJsonObject>
#include <QString>

#include <functional>
#include <vector>

namespace bramah::pictures {

/// The recipe of a picture of the manual, an entry of `resources/manual/pictures.json`: which example, whether it runs,
/// at which time [s] the cursor stands, which commands follow, what is selected, what is taken.
struct ManualRecipe {
    QString name;
    QJsonObject steps;

    /// Of what the picture shows: the recipe and the text of its example.
    [[nodiscard]] QString fingerprint() const;
};

/// All recipes, in their order.
[[nodiscard]] std::vector<ManualRecipe> manualRecipes();

/// Follows \a recipe in a window and calls \a take with what it shows, in the light theme and then, if \a isBoth, in
/// the dark one. What cannot be done is missed by \a camera.
void follow(const ManualRecipe& recipe, bool isBoth, Camera& camera,
            const std::function<void(const QImage& picture, bool isDark)>& take);

/// The fingerprint for which the stored pictures of this name were taken; empty if there are none.
[[nodiscard]] QString storedFingerprint(const QString& name);

/// Takes the pictures of the manual that are not there or older than what they show, or \a names, whatever they are.
void takeManual(Camera& camera, const QStringList& names);

/// Takes each picture of the manual again, in the light theme, and misses those of which more than a little has become
/// another one: what they show has changed. Letters and edges may differ, as another version of Qt draws them.
void compareManual(Camera& camera);

}  // namespace bramah::pictures
