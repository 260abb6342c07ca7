// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/pictures/manual_pictures.h"
#include "tests/test_registry.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTest/QTest>

using namespace bramah;

/// The pictures of the manual are there, in both themes, and not older than what they show.
class ManualPicturesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void noneIsOlderThanWhatItShows()
    {
        const auto recipes = pictures::manualRecipes();
        QVERIFY(recipes.size() > 10);
        QStringList old;
        for (const pictures::ManualRecipe& recipe : recipes)
            if (pictures::storedFingerprint(recipe.name) != recipe.fingerprint())
                old.append(recipe.name);
        QVERIFY2(old.isEmpty(), qPrintable(QStringLiteral("take them anew with `build/bin/take_pictures --manual`: ") +
                                           old.join(QStringLiteral(", "))));
    }

    void pagesAndRecipesAgree()
    {
        QSet<QString> made, wanted;
        for (const pictures::ManualRecipe& recipe : pictures::manualRecipes())
            made.insert(recipe.name);
        const QDir folder(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/manual"));
        static const QRegularExpression picture(QStringLiteral("\\(picture:([^)]*)\\)"));
        for (const QString& name : folder.entryList({QStringLiteral("*.md")})) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (auto all = picture.globalMatch(QString::fromUtf8(file.readAll())); all.hasNext();)
                wanted.insert(all.next().captured(1));
        }
        QCOMPARE(QSet<QString>(made).subtract(wanted), QSet<QString>());
        QCOMPARE(QSet<QString>(wanted).subtract(made), QSet<QString>());
    }
};

BRAMAH_TEST(ManualPicturesTest);

#include "manual_pictures_test.moc"
