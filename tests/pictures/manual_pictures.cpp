// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/pictures/manual_pictures.h"

#include "app/documents/document_page.h"
#include "app/results/shown_moment.h"
#include "app/window/action_registry.h"
#include "app/window/window_docks.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/test_window.h"

#include <QAction>
#include <QCryptographicHash>
#include <QDockWidget>
#include <QFile>
#include <QHash>
#include <QImageReader>
#include <QImageWriter>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest/QTest>

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

namespace bramah::pictures {
namespace {

constexpr auto kFingerprintKey = "Shows";  // of the text in a PNG
constexpr QSize kUsualSize(1280, 800);
constexpr int kCell = 16;             // px, of the squares in which pictures are compared
constexpr int kOtherGrey = 20;        // of 255, from which a square counts as another one
constexpr double kMostOthers = 0.03;  // part of the squares

QDir manualFolder()
{
    return {qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/manual")};
}

QString pictureFile(const QString& name, bool isDark)
{
    return manualFolder().filePath(
        QStringLiteral("pictures/%1-%2.png").arg(name, isDark ? QStringLiteral("dark") : QStringLiteral("light")));
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString exampleOf(const ManualRecipe& recipe)
{
    return test::TestWindow::example(recipe.steps.value(QStringLiteral("example")).toString() + QStringLiteral(".mo"));
}

QSize sizeOf(const ManualRecipe& recipe)
{
    const QJsonArray size = recipe.steps.value(QStringLiteral("size")).toArray();
    return size.size() == 2 ? QSize(size.at(0).toInt(), size.at(1).toInt()) : kUsualSize;
}

/// The widget that a recipe takes; null if there is none of this name.
QWidget* subjectOf(const ManualRecipe& recipe, test::TestWindow& test)
{
    const QString grab = recipe.steps.value(QStringLiteral("grab")).toString(QStringLiteral("window"));
    if (grab == QLatin1String("window"))
        return &test.window();
    if (grab == QLatin1String("sheet"))
        return &test.page().sheet();
    if (grab == QLatin1String("plots"))
        return &test.page().plots();
    return test.window().findChild<QWidget*>(grab);
}

void followSteps(const ManualRecipe& recipe, test::TestWindow& test, Camera& camera)
{
    const auto isSet = [&](const char* key) { return recipe.steps.contains(QLatin1String(key)); };
    test.window().resize(sizeOf(recipe));
    test.window().documents().open(exampleOf(recipe));
    if (!QTest::qWaitFor([&] { return !test.page().check().isPending(); }, 60000))
        camera.miss(recipe.name + QStringLiteral(": the check does not end"));
    if (recipe.steps.value(QStringLiteral("run")).toBool()) {
        test.window().actions().action(QStringLiteral("run.start"))->trigger();
        if (!test.waitForEnd())
            camera.miss(recipe.name + QStringLiteral(": the run does not end"));
    }
    if (isSet("time"))
        test.page().moment().chooseTime(recipe.steps.value(QStringLiteral("time")).toDouble());
    for (const QJsonValue& id : recipe.steps.value(QStringLiteral("commands")).toArray()) {
        if (QAction* action = test.window().actions().action(id.toString()))
            action->trigger();
        else
            camera.miss(recipe.name + QStringLiteral(": there is no command ") + id.toString());
        rest();
    }
    if (isSet("select"))
        test.page().session().select(
            {{model::ComponentId{recipe.steps.value(QStringLiteral("select")).toString()}}, {}});
}

/// \a picture in its 256 commonest colours, which makes small files; without dithering areas stay even.
QImage withFewColours(const QImage& picture)
{
    constexpr std::size_t kMost = 256;
    const QImage all = picture.convertToFormat(QImage::Format_RGB32);
    QHash<QRgb, int> counts;
    for (int y = 0; y < all.height(); ++y)
        for (int x = 0; x < all.width(); ++x)
            ++counts[all.pixel(x, y)];
    std::vector<std::pair<int, QRgb>> colours;
    for (auto one = counts.cbegin(); one != counts.cend(); ++one)
        colours.emplace_back(-one.value(), one.key());
    std::ranges::sort(colours);
    QList<QRgb> table;
    for (std::size_t i = 0; i < std::min(kMost, colours.size()); ++i)
        table.append(colours[i].second);
    return all.convertToFormat(QImage::Format_Indexed8, table, Qt::ThresholdDither | Qt::AvoidDither);
}

/// The part of the squares of two pictures that differ; all, if their sizes do.
double differentPart(const QImage& first, const QImage& second)
{
    if (first.size() != second.size())
        return 1;
    const auto squares = [](const QImage& picture) {
        return picture.convertToFormat(QImage::Format_RGB32)
            .scaled(picture.size() / kCell, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
            .convertToFormat(QImage::Format_Grayscale8);
    };
    const QImage one = squares(first), other = squares(second);
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > kOtherGrey ? 1 : 0;
    return static_cast<double>(count) / std::max(1, one.width() * one.height());
}

}  // namespace

QString ManualRecipe::fingerprint() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QJsonDocument(steps).toJson(QJsonDocument::Compact));
    hash.addData(bytesOf(exampleOf(*this)));
    return QString::fromLatin1(hash.result().toHex());
}

std::vector<ManualRecipe> manualRecipes()
{
    std::vector<ManualRecipe> recipes;
    const QJsonArray all =
        QJsonDocument::fromJson(bytesOf(manualFolder().filePath(QStringLiteral("pictures.json")))).array();
    for (const QJsonValue& one : all)
        recipes.push_back({one.toObject().value(QStringLiteral("name")).toString(), one.toObject()});
    return recipes;
}

void follow(const ManualRecipe& recipe, bool isBoth, Camera& camera,
            const std::function<void(const QImage& picture, bool isDark)>& take)
{
    test::TestWindow test;
    followSteps(recipe, test, camera);
    for (const bool isDark : {false, true}) {
        if (isDark && !isBoth)
            break;
        test.theme().setChoice(isDark ? app::ThemeChoice::Dark : app::ThemeChoice::Light);
        constexpr int kUntilItRests = 700;  // ms
        rest(kUntilItRests);
        QWidget* subject = subjectOf(recipe, test);
        if (subject && subject->isVisible())
            take(subject->grab().toImage(), isDark);
        else
            camera.miss(recipe.name + QStringLiteral(": what it takes is not shown"));
    }
}

QString storedFingerprint(const QString& name)
{
    const QString light = QImageReader(pictureFile(name, false)).text(QLatin1String(kFingerprintKey));
    return QImageReader(pictureFile(name, true)).text(QLatin1String(kFingerprintKey)) == light ? light : QString();
}

void takeManual(Camera& camera, const QStringList& names)
{
    manualFolder().mkpath(QStringLiteral("pictures"));
    for (const ManualRecipe& recipe : manualRecipes()) {
        const QString fingerprint = recipe.fingerprint();
        if (names.isEmpty() ? storedFingerprint(recipe.name) == fingerprint : !names.contains(recipe.name))
            continue;
        follow(recipe, true, camera, [&](const QImage& picture, bool isDark) {
            QImageWriter writer(pictureFile(recipe.name, isDark), "png");
            writer.setText(QLatin1String(kFingerprintKey), fingerprint);
            writer.setCompression(100);
            if (!writer.write(withFewColours(picture)))
                camera.miss(recipe.name + QStringLiteral(": ") + writer.errorString());
        });
    }
}

void compareManual(Camera& camera)
{
    for (const ManualRecipe& recipe : manualRecipes())
        follow(recipe, false, camera, [&](const QImage& picture, bool) {
            const double part = differentPart(picture, QImage(pictureFile(recipe.name, false)));
            if (part > kMostOthers)
                camera.miss(
                    QStringLiteral("%1: %2 % of it look otherwise now; take it anew with take_pictures --manual %1")
                        .arg(recipe.name)
                        .arg(qRound(100 * part)));
        });
}

}  // namespace bramah::pictures
