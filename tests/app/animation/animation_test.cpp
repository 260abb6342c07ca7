// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/animation_dialog.h"
#include "app/animation/animation_export.h"
#include "app/animation/color_reduction.h"
#include "app/plots/plot_area.h"
#include "app/replay/replay_speed_box.h"
#include "app/sheet/sheet_motion.h"
#include "editor/render/sheet_renderer.h"
#include "tests/app/animation/read_gif.h"
#include "tests/app/window/hands.h"
#include "tests/full_disk.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPainter>
#include <QProgressDialog>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest/QTest>

#include <webp/demux.h>

#include <cmath>

using namespace bramah;
using test::ReadGif;

namespace {

constexpr auto kExample = "cylinder_drive.mo";

/// A white picture with a black rectangle at \a x.
QImage pictureAt(int x)
{
    QImage picture(120, 80, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.fillRect(x, 20, 10, 30, Qt::black);
    return picture;
}

/// A picture with more colours than a GIF has.
QImage colorful(int shift)
{
    QImage picture(128, 64, QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            picture.setPixel(x, y, qRgb(200 + (x + shift) % 56, 2 * y, 100 + x % 32));
    return picture;
}

double meanDifference(const QImage& a, const QImage& b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
        }
    return sum / (3.0 * a.width() * a.height());
}

}  // namespace

/// Runs are written as animated pictures and as series of pictures.
class AnimationTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aPlanCountsItsFrames();
    void fewColorsStay();
    void manyColorsAreReducedToNearOnes();
    void aGifHasEveryFrameAtItsTime();
    void aGifOfManyColors();
    void aWebpHasEveryFrameAtItsTime();
    void aSeriesOfPictures();
    void nothingIsLeftWithoutAnEnd();
    void aFullDiskIsTold_data();
    void aFullDiskIsTold();
    void aRunIsExportedByHand();
    void anExportIsStopped();
    void thePartMustBeOne();
    void withoutARunThereIsNothing();

private:
    QTemporaryDir folder_;
};

void AnimationTest::aPlanCountsItsFrames()
{
    app::AnimationPlan plan{1, 3, 0.5, 10};  // 2 s of the run in 4 s
    QCOMPARE(plan.frames(), 41);
    QCOMPARE(plan.timeOf(0), 1.0);
    QVERIFY(std::abs(plan.timeOf(7) - 1.35) < 1e-12);
    QCOMPARE(plan.timeOf(40), 3.0);
    plan.framesPerSecond = 7;  // no whole number of frames: the last one shows the end
    QCOMPARE(plan.frames(), 29);
    plan.to = 3.01;
    QCOMPARE(plan.frames(), 30);
    QCOMPARE(plan.timeOf(29), 3.01);
}

void AnimationTest::fewColorsStay()
{
    app::ColorCounts counts;
    for (int k = 0; k < 255; ++k)
        counts[qRgb(k, 255 - k, k / 2)] = static_cast<std::uint32_t>(k + 1);
    const app::ReducedColors reduced = app::reduceColors(counts, 255);
    QCOMPARE(reduced.table.size(), std::size_t{255});
    for (const auto& [color, pixels] : counts)
        QCOMPARE(reduced.table.at(reduced.entries.at(color)), color);
}

void AnimationTest::manyColorsAreReducedToNearOnes()
{
    // Shades in a narrow range, for which a fixed table has but a few colours, and a few pixels far from them.
    app::ColorCounts counts;
    for (int r = 0; r < 32; ++r)
        for (int g = 0; g < 32; ++g)
            counts[qRgb(200 + r, 210 + g, 230)] = 100;
    const QRgb red = qRgb(255, 0, 0), blue = qRgb(0, 0, 200);
    counts[red] = 3;
    counts[blue] = 5;
    const app::ReducedColors reduced = app::reduceColors(counts, 255);
    QVERIFY(reduced.table.size() <= 255);
    int worst = 0;
    for (const auto& [color, pixels] : counts) {
        const QRgb entry = reduced.table.at(reduced.entries.at(color));
        worst = std::max({worst, std::abs(qRed(color) - qRed(entry)), std::abs(qGreen(color) - qGreen(entry)),
                          std::abs(qBlue(color) - qBlue(entry))});
    }
    // 1024 shades in about 250 parts: four shades a part, two by two where it is cut best.
    QVERIFY2(worst <= 3, qPrintable(QString::number(worst)));
    QCOMPARE(reduced.table.at(reduced.entries.at(red)), red);
    QCOMPARE(reduced.table.at(reduced.entries.at(blue)), blue);
}

void AnimationTest::aGifHasEveryFrameAtItsTime()
{
    const QString path = folder_.filePath(QStringLiteral("moving.gif"));
    // At 30 frames a second, which are no whole hundredths; the second picture stays for three frames.
    const int places[] = {10, 20, 20, 20, 60, 65};
    const auto file = app::AnimationFile::of(path);
    QVERIFY(file && !file->open());
    for (const int place : places)
        QVERIFY(!file->add(pictureAt(place), 1.0 / 30));
    QVERIFY(!QFile::exists(path));
    QVERIFY(!file->finish());

    const ReadGif gif(path);
    QVERIFY2(gif.error().isEmpty(), qPrintable(gif.error()));
    QVERIFY(gif.isEndless());
    QCOMPARE(gif.frames().size(), std::size_t{4});
    const int shown[] = {10, 20, 60, 65};
    for (std::size_t k = 0; k < 4; ++k)
        QCOMPARE(gif.frames()[k].picture, pictureAt(shown[k]));
    // Begins and ends at the nearest hundredths: 0, 3.33, 13.33, 16.67, 20.
    const int delays[] = {3, 10, 4, 3};
    for (std::size_t k = 0; k < 4; ++k)
        QCOMPARE(gif.frames()[k].delay, delays[k]);
    // Only what changes is there.
    QCOMPARE(gif.frames()[0].place, QRect(0, 0, 120, 80));
    QCOMPARE(gif.frames()[1].place, QRect(10, 20, 20, 30));
    QCOMPARE(gif.frames()[2].place, QRect(20, 20, 50, 30));
    QCOMPARE(gif.frames()[3].place, QRect(60, 20, 15, 30));
    QVERIFY(QFile(path).size() < 1500);
}

void AnimationTest::aGifOfManyColors()
{
    const QString path = folder_.filePath(QStringLiteral("colors.gif"));
    const auto file = app::AnimationFile::of(path);
    QVERIFY(!file->open());
    for (int k = 0; k < 3; ++k)
        QVERIFY(!file->add(colorful(5 * k), 0.1));
    QVERIFY(!file->finish());
    const ReadGif gif(path);
    QCOMPARE(gif.frames().size(), std::size_t{3});
    for (int k = 0; k < 3; ++k) {
        const double difference = meanDifference(gif.frames()[static_cast<std::size_t>(k)].picture, colorful(5 * k));
        QVERIFY2(difference > 0 && difference < 5, qPrintable(QString::number(difference)));
        QCOMPARE(gif.frames()[static_cast<std::size_t>(k)].delay, 10);
    }
}

void AnimationTest::aWebpHasEveryFrameAtItsTime()
{
    const QString path = folder_.filePath(QStringLiteral("moving.webp"));
    const auto file = app::AnimationFile::of(path);
    QVERIFY(file && !file->open());
    for (int k = 0; k < 4; ++k)
        QVERIFY(!file->add(colorful(5 * k), 1.0 / 30));
    QVERIFY(!QFile::exists(path));
    QVERIFY(!file->finish());

    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray bytes = written.readAll();
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                        static_cast<std::size_t>(bytes.size())};
    const std::unique_ptr<WebPAnimDecoder, decltype(&WebPAnimDecoderDelete)> decoder(WebPAnimDecoderNew(&data, nullptr),
                                                                                     &WebPAnimDecoderDelete);
    QVERIFY(decoder);
    WebPAnimInfo info;
    QVERIFY(WebPAnimDecoderGetInfo(decoder.get(), &info));
    QCOMPARE(info.frame_count, 4U);
    QCOMPARE(info.loop_count, 0U);
    const int ends[] = {33, 67, 100, 133};  // ms
    for (int k = 0; k < 4; ++k) {
        std::uint8_t* pixels = nullptr;
        int end = 0;
        QVERIFY(WebPAnimDecoderGetNext(decoder.get(), &pixels, &end));
        QCOMPARE(end, ends[k]);
        const QImage frame(pixels, static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height),
                           QImage::Format_RGBA8888);
        QCOMPARE(frame.convertToFormat(QImage::Format_RGB32), colorful(5 * k));  // every colour
    }
}

void AnimationTest::aSeriesOfPictures()
{
    const QDir folder(folder_.path());
    const QString path = folder.filePath(QStringLiteral("series.png"));
    {
        const auto file = app::AnimationFile::of(path);
        QVERIFY(!file->open());
        for (const int place : {10, 20, 30})
            QVERIFY(!file->add(pictureAt(place), 0.1));
        QVERIFY(!file->finish());
    }
    QCOMPARE(folder.entryList({QStringLiteral("series*")}, QDir::Files, QDir::Name),
             (QStringList{QStringLiteral("series_0001.png"), QStringLiteral("series_0002.png"),
                          QStringLiteral("series_0003.png")}));
    QCOMPARE(QImage(folder.filePath(QStringLiteral("series_0002.png"))).convertToFormat(QImage::Format_RGB32),
             pictureAt(20));
    // Another series does not take their place.
    const auto again = app::AnimationFile::of(path);
    const auto problem = again->open();
    QVERIFY(problem && problem->contains(QStringLiteral("series_0001.png")));
    QVERIFY(!app::AnimationFile::of(QStringLiteral("film.avi")));
}

void AnimationTest::nothingIsLeftWithoutAnEnd()
{
    const QDir folder(folder_.path());
    QVERIFY(folder.mkdir(QStringLiteral("left")));
    const QDir left(folder.filePath(QStringLiteral("left")));
    for (const char* name : {"a.gif", "b.png", "c.webp"}) {
        const auto file = app::AnimationFile::of(left.filePath(QLatin1String(name)));
        QVERIFY(!file->open());
        QVERIFY(!file->add(pictureAt(10), 0.1));
        QVERIFY(!file->add(pictureAt(20), 0.1));
    }
    QCOMPARE(left.entryList(QDir::Files), QStringList());
}

void AnimationTest::aFullDiskIsTold_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("gif") << QStringLiteral("full.gif");
    QTest::newRow("png") << QStringLiteral("full.png");
    QTest::newRow("webp") << QStringLiteral("full.webp");
}

void AnimationTest::aFullDiskIsTold()
{
    QFETCH(QString, name);
    const auto file = app::AnimationFile::of(folder_.filePath(name));
    std::optional<QString> problem;
    {
        const test::FullDisk full;
        problem = file->open();
        for (int k = 0; k < 3 && !problem; ++k)
            problem = file->add(colorful(k), 0.1);
        if (!problem)
            problem = file->finish();
    }
    QVERIFY(problem);
    QVERIFY2(problem->contains(QStringLiteral("cannot be written: ")) && problem->size() > 40, qPrintable(*problem));
    QVERIFY(!QFile::exists(folder_.filePath(name)));
}

void AnimationTest::aRunIsExportedByHand()
{
    test::TestWindow test;
    test::Hands hands(test);
    test.theme().setChoice(app::ThemeChoice::Dark);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QLatin1String(kExample))));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const QString path = test.filePath(QStringLiteral("drive.gif"));
    const auto choose = [](QWidget& dialog) {
        test::keepPicture(dialog, QStringLiteral("animation_dialog.png"));
        const auto fill = [&](const char* name, const QString& text) {
            auto* field = dialog.findChild<QLineEdit*>(QLatin1String(name));
            QVERIFY(field);
            QTest::mouseClick(field, Qt::LeftButton);
            field->selectAll();
            QTest::keyClicks(field, text);
        };
        fill("from", QStringLiteral("0.5"));
        fill("to", QStringLiteral("1.5"));
        dialog.findChild<app::ReplaySpeedBox*>()->setSpeed(0.5);
        dialog.findChild<QSpinBox*>(QStringLiteral("frames"))->setValue(10);
        dialog.findChild<QSpinBox*>(QStringLiteral("width"))->setValue(600);
        QVERIFY(dialog.findChild<QCheckBox*>()->isChecked());
        QTest::keyClick(&dialog, Qt::Key_Return);
    };
    const std::optional<double> shown = test.page().moment().chosenTime();
    hands.whenAsked({choose, test::Hands::typeFileName(path)});
    test.window().actions().action(QStringLiteral("file.exportAnimation"))->trigger();
    QVERIFY2(test.page().messages().text().contains(path), qPrintable(test.page().messages().text()));
    QCOMPARE(test.page().moment().chosenTime(), shown);

    const ReadGif gif(path);
    QVERIFY2(gif.error().isEmpty(), qPrintable(gif.error()));
    QVERIFY(gif.isEndless());
    QCOMPARE(gif.frames().size(), std::size_t{21});  // 1 s of the run in 2 s
    int total = 0;
    for (const test::GifFrame& frame : gif.frames())
        total += frame.delay;
    QCOMPARE(total, 210);
    QCOMPARE(gif.frames().front().picture.width(), 600);
    for (const std::size_t k : {std::size_t{0}, std::size_t{10}, std::size_t{20}})
        if (const QString folder = qEnvironmentVariable("BRAMAH_PICTURES"); !folder.isEmpty())
            QVERIFY(gif.frames()[k].picture.save(QDir(folder).filePath(QStringLiteral("animation_%1.png").arg(k))));

    // What is drawn for the middle is what the file has there, and later ones have moved on.
    editor::DocumentSession& session = test.page().session();
    app::AnimationStage stage(
        {session.sheet().sharedDiagram(), *session.sheet().instance(), session.sheet().place(),
         *test.page().moment().run(), app::SheetMotion::rememberedLines(), true, test.page().history(),
         test.page().plots().plottable(), test.page().plots().area().definitions()},
        600, 0.5, 1.5);
    QImage frame;
    for (int k = 0; k <= 10; ++k)
        frame = stage.frame(0.5 + 0.05 * k, k == 0 ? 0 : 0.1);
    QCOMPARE(frame.size(), gif.frames().front().picture.size());
    const double same = meanDifference(frame, gif.frames()[10].picture);
    QVERIFY2(same < 0.5, qPrintable(QString::number(same)));
    QVERIFY(meanDifference(frame, gif.frames()[20].picture) > 4 * same + 0.1);
    // Light paper in a dark window.
    QCOMPARE(frame.pixelColor(1, frame.height() / 3), QColor(Qt::white));
}

void AnimationTest::anExportIsStopped()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QLatin1String(kExample))));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const QString path = test.filePath(QStringLiteral("drive.gif"));
    const auto stop = [](QWidget& dialog) {
        auto* progress = qobject_cast<QProgressDialog*>(&dialog);
        QVERIFY(progress);
        QTRY_VERIFY(progress->value() > 0);
        QTest::mouseClick(progress->findChild<QPushButton*>(), Qt::LeftButton);
    };
    hands.whenAsked(
        {[](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); }, test::Hands::typeFileName(path), stop});
    test.window().actions().action(QStringLiteral("file.exportAnimation"))->trigger();
    QVERIFY(!QFile::exists(path));
    QVERIFY(!test.page().messages().text().contains(path));
    QCOMPARE(QDir(test.folder()).entryList({QStringLiteral("drive*")}, QDir::Files), QStringList());
}

void AnimationTest::thePartMustBeOne()
{
    app::RunHistory history;
    app::RunRecord& run = history.start(QStringLiteral("circuit"), {}, {});
    solver::ResultColumn column;
    column.path = QStringLiteral("x");
    run.results.reset({column});
    solver::SampleBatch batch;
    const double value = 1;
    for (const double time : {0.0, 4.0})
        batch.add(time, solver::kGridRow, std::span(&value, 1));
    run.results.append(std::move(batch));
    history.end(run, {});
    app::AnimationDialog dialog({&run}, nullptr, 1, false);
    auto* from = dialog.findChild<QLineEdit*>(QStringLiteral("from"));
    auto* to = dialog.findChild<QLineEdit*>(QStringLiteral("to"));
    QCOMPARE(to->text(), QStringLiteral("4"));
    QPushButton* button = nullptr;
    for (auto* one : dialog.findChildren<QPushButton*>())
        if (one->isDefault())
            button = one;
    QVERIFY(button && button->isEnabled());
    QCOMPARE(dialog.choice().plan.frames(), 4 * 20 + 1);
    QVERIFY(!dialog.choice().hasPlots);
    QVERIFY(!dialog.choice().hasMechanism);
    from->setText(QStringLiteral("4"));
    QVERIFY(!button->isEnabled());
    from->setText(QStringLiteral("1"));
    QVERIFY(button->isEnabled());
    to->setText(QStringLiteral("x"));
    QVERIFY(!button->isEnabled());
    to->setText(QStringLiteral("9"));  // as far as it goes
    QVERIFY(button->isEnabled());
    QCOMPARE(dialog.choice().plan.to, 4.0);
    dialog.findChild<app::ReplaySpeedBox*>()->setSpeed(0.001);  // 60,001 frames
    QVERIFY(!button->isEnabled());
}

void AnimationTest::withoutARunThereIsNothing()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    test.window().actions().action(QStringLiteral("file.exportAnimation"))->trigger();
    QVERIFY(test.page().messages().text().contains(QStringLiteral("no results")));
}

BRAMAH_TEST(AnimationTest);
#include "animation_test.moc"
