// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures and style sheets on a disk that does not answer, as a share that is gone.
#include "editor/render/named_files.h"
#include "editor/properties/documentation_view.h"
#include "editor/render/symbol_picture.h"
#include "tests/test_registry.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QUrl>
#include <QtTest/QTest>

#include <condition_variable>
#include <memory>
#include <mutex>

using namespace bramah;
using namespace std::chrono_literals;
using editor::NamedContent;
using editor::NamedFiles;
using model::NamedFile;

namespace {

constexpr qint64 kMoment = 1000;  // ms: much more than a window waits, much less than the disk takes

QImage redPicture()
{
    QImage picture(20, 20, QImage::Format_RGB32);
    picture.fill(Qt::red);
    return picture;
}

/// A disk on which every path with `slow` in it answers when it is told to.
class Disk
{
public:
    void answer()
    {
        const std::lock_guard lock(state_->mutex);
        state_->answers = true;
        state_->changed.notify_all();
    }
    ~Disk() { answer(); }

    [[nodiscard]] NamedFiles::Read read() const
    {
        return [state = state_](const NamedFile& file) {
            std::unique_lock lock(state->mutex);
            if (file.path.contains(QStringLiteral("slow")))
                state->changed.wait(lock, [&] { return state->answers; });
            return NamedContent{file.path.toUtf8(), redPicture()};
        };
    }

private:
    struct State {
        std::mutex mutex;
        std::condition_variable changed;
        bool answers = false;
    };
    std::shared_ptr<State> state_ = std::make_shared<State>();  // threads may outlive the test
};

NamedFile named(const char* path)
{
    return {QStringLiteral("/lib/package.mo"), QStringLiteral("/lib/M.mo"), QLatin1String(path)};
}

/// Lets the shared files read from \a disk for a while.
class OnDisk
{
public:
    explicit OnDisk(const Disk& disk)
    {
        NamedFiles::shared().setRead(disk.read());
        NamedFiles::shared().setPatience(50ms);
    }
    ~OnDisk()
    {
        NamedFiles::shared().setRead(editor::readNamed);
        NamedFiles::shared().setPatience(NamedFiles::kPatience);
    }
};

QColor middleOf(const model::IconPtr& icon)
{
    QImage image(100, 100, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(50, 50);
    model::AffineMap rigid;
    editor::SymbolPicture::of(icon, model::AffineMap(), rigid)->paint(painter, rigid, {}, 1);
    painter.end();
    return image.pixelColor(50, 50);
}

}  // namespace

class NamedFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatAnswersIsThereAtOnce()
    {
        const Disk disk;
        NamedFiles files(disk.read(), 60s);
        const auto content = files.content(named("quick.png"));
        QVERIFY(content.has_value());
        QCOMPARE(content->bytes, QByteArray("quick.png"));
    }

    void aRealFileIsRead()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("p.png")));
        QVERIFY(file.open(QIODevice::WriteOnly) && redPicture().save(&file, "PNG"));
        file.close();
        QFile model(folder.filePath(QStringLiteral("M.mo")));
        QVERIFY(model.open(QIODevice::WriteOnly));
        NamedFiles files;
        const auto content = files.content({model.fileName(), model.fileName(), QStringLiteral("p.png")});
        QVERIFY(content.has_value());
        QCOMPARE(content->picture.size(), QSize(20, 20));
        QVERIFY(files.content({model.fileName(), model.fileName(), QStringLiteral("none.png")})->picture.isNull());
        QVERIFY(files.content({})->bytes.isEmpty());
    }

    void whatDoesNotAnswerIsNotWaitedFor()
    {
        Disk disk;
        NamedFiles files(disk.read(), 50ms);
        const QSignalSpy arrived(&files, &NamedFiles::arrived);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(!files.content(named("slow.png")));
        // One that waits is enough: the others are not waited for at all.
        for (int k = 0; k < 200; ++k)
            QVERIFY(!files.content(named(qPrintable(QStringLiteral("slow%1.png").arg(k)))));
        QVERIFY2(clock.elapsed() < kMoment, qPrintable(QString::number(clock.elapsed())));
        disk.answer();
        QTRY_COMPARE(arrived.size(), qsizetype{NamedFiles::kMostWaiting});
        QCOMPARE(files.arrivals(), NamedFiles::kMostWaiting);
        QCOMPARE(files.content(named("slow.png"))->bytes, QByteArray("slow.png"));
    }

    void whoAsksMayGo()
    {
        Disk disk;
        auto files = std::make_unique<NamedFiles>(disk.read(), 1ms);
        QVERIFY(!files->content(named("slow.png")));
        files.reset();
        disk.answer();
        QTest::qWait(50);
    }

    void aSymbolGetsItsPictureLater()
    {
        Disk disk;
        const OnDisk use(disk);
        auto icon = std::make_shared<model::Icon>();
        model::BitmapGraphic bitmap;
        bitmap.extent.value = {{-20, -20}, {20, 20}};
        bitmap.file = named("slow_symbol.png");
        icon->graphics.emplace_back(bitmap);
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(middleOf(icon), QColor(Qt::white));
        QVERIFY(clock.elapsed() < kMoment);
        disk.answer();
        QTRY_COMPARE(middleOf(icon), QColor(Qt::red));
    }

    void documentationGetsItsPictureLater()
    {
        Disk disk;
        const OnDisk use(disk);
        editor::DocumentationView view;
        view.resize(400, 300);
        view.setVisible(true);
        QElapsedTimer clock;
        clock.start();
        view.setDocumentation(
            QStringLiteral("M"), {},
            QStringLiteral("<html><link rel='stylesheet' href='slow.css'><p><img src='slow_page.png'>"),
            [](const QString& address) { return named(qPrintable(address)); });
        const auto widthOf = [&] {
            return view.document()
                ->resource(QTextDocument::ImageResource, QUrl(QStringLiteral("slow_page.png")))
                .value<QImage>()
                .width();
        };
        QTest::qWait(10);  // the window answers
        QVERIFY2(clock.elapsed() < kMoment, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(widthOf(), 1);
        disk.answer();
        QTRY_COMPARE(widthOf(), 20);
    }
};

BRAMAH_TEST(NamedFilesTest);

#include "named_files_test.moc"
