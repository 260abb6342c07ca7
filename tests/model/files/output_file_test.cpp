// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/output_file.h"

#include "tests/full_disk.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <fcntl.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

using bramah::model::OutputFile;
using bramah::test::FullDisk;

namespace {

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<no file>");
}

/// A file system of 64 KB in memory; it needs root.
class SmallFileSystem
{
public:
    SmallFileSystem()
    {
        isMounted_ = ::mount("tmpfs", folder_.path().toUtf8().constData(), "tmpfs", 0, "size=64k") == 0;
    }
    ~SmallFileSystem()
    {
        if (isMounted_)
            ::umount2(folder_.path().toUtf8().constData(), MNT_DETACH);
    }
    SmallFileSystem(const SmallFileSystem&) = delete;
    SmallFileSystem& operator=(const SmallFileSystem&) = delete;

    [[nodiscard]] bool isMounted() const { return isMounted_; }
    [[nodiscard]] QString filePath(const QString& name) const { return folder_.filePath(name); }
    /// Writes a file over all the room that is left.
    void fill()
    {
        const int filling = ::open(filePath(QStringLiteral("filling")).toUtf8().constData(), O_CREAT | O_WRONLY, 0600);
        const char zeros[512] = {};
        while (::write(filling, zeros, sizeof zeros) > 0) {
        }
        ::close(filling);
    }

private:
    QTemporaryDir folder_;
    bool isMounted_ = false;
};

}  // namespace

class OutputFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath(QStringLiteral("a.mo"));
    }

    void theFormerFileStaysOnAFullDisk_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {1, 6375, 16384, 16385, 200000})
            QTest::addRow("%d bytes", size) << size;
    }

    void theFormerFileStaysOnAFullDisk()
    {
        QFETCH(const int, size);
        QVERIFY(!OutputFile::write(path_, "former"));
        std::optional<QString> problem;
        {
            const FullDisk full;
            problem = OutputFile::write(path_, QByteArray(size, 'x'));
        }
        QVERIFY(problem);
        QVERIFY2(problem->contains(QStringLiteral("a.mo` cannot be written: it would be larger")),
                 qPrintable(*problem));
        QCOMPARE(contentsOf(path_), QByteArray("former"));
        QCOMPARE(names(), QStringList{QStringLiteral("a.mo")});
    }

    void aFullFileSystemIsNamed_data() { theFormerFileStaysOnAFullDisk_data(); }

    void aFullFileSystemIsNamed()
    {
        QFETCH(const int, size);
        SmallFileSystem disk;
        if (!disk.isMounted())
            QSKIP("only root can mount a file system");
        const QString path = disk.filePath(QStringLiteral("a.mo"));
        QVERIFY(!OutputFile::write(path, "former"));
        disk.fill();
        const auto problem = OutputFile::write(path, QByteArray(size, 'x'));
        QVERIFY(problem);
        QVERIFY2(problem->contains(QStringLiteral("the disk is full; free some space")), qPrintable(*problem));
        QCOMPARE(contentsOf(path), QByteArray("former"));
        QCOMPARE(QDir(QFileInfo(path).path()).entryList(QDir::Files).size(), 2);
    }

    void onlyWhatIsPreparedIsWritten()
    {
        OutputFile file(path_);
        QVERIFY(file.open() && file.write("new") && file.prepare());
        QCOMPARE(contentsOf(path_), QByteArray("<no file>"));
        {
            const FullDisk full;  // nothing more is written
            QVERIFY(file.commit());
        }
        QCOMPARE(contentsOf(path_), QByteArray("new"));
        {
            OutputFile dropped(path_);
            QVERIFY(dropped.open() && dropped.write("other") && dropped.prepare());
        }
        QCOMPARE(contentsOf(path_), QByteArray("new"));
        QCOMPARE(names(), QStringList{QStringLiteral("a.mo")});
    }

    void linksAndModesAreKept()
    {
        QVERIFY(!OutputFile::write(path_, "former"));
        QVERIFY(::chmod(path_.toUtf8().constData(), 0640) == 0);
        const QString link = folder_->filePath(QStringLiteral("link.mo"));
        QVERIFY(QFile::link(QStringLiteral("a.mo"), link));
        QVERIFY(!OutputFile::write(link, "new"));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(contentsOf(path_), QByteArray("new"));
        struct stat status {
        };
        QVERIFY(::stat(path_.toUtf8().constData(), &status) == 0);
        QCOMPARE(int(status.st_mode & 0777), 0640);
    }

    void devicesAreWrittenTo()
    {
        QVERIFY(!OutputFile::write(QStringLiteral("/dev/null"), "nothing"));
        QVERIFY(!QFileInfo(QStringLiteral("/dev/null")).isFile());
        for (const int size : {1, 100000}) {
            const auto problem = OutputFile::write(QStringLiteral("/dev/full"), QByteArray(size, 'x'));
            QVERIFY(problem);
            QVERIFY2(problem->contains(QStringLiteral("the disk is full")), qPrintable(*problem));
        }
        const QString pipe = folder_->filePath(QStringLiteral("pipe"));
        QVERIFY(::mkfifo(pipe.toUtf8().constData(), 0600) == 0);
        const int reader = ::open(pipe.toUtf8().constData(), O_RDONLY | O_NONBLOCK);
        QVERIFY(!OutputFile::write(pipe, "through the pipe"));
        char read[32];
        QCOMPARE(int(::read(reader, read, sizeof read)), 16);
        ::close(reader);
    }

    void placesThatCannotBeWrittenAreNamed()
    {
        const auto reason = [](const QString& path) {
            OutputFile file(path);
            return file.open() ? QString() : file.reason();
        };
        QCOMPARE(reason(folder_->path()), QStringLiteral("it is a folder"));
        QCOMPARE(reason(folder_->filePath(QStringLiteral("gone/a.mo"))),
                 QStringLiteral("the folder `%1` is not there").arg(folder_->filePath(QStringLiteral("gone"))));
        QVERIFY(!OutputFile::write(path_, "former"));
        QCOMPARE(reason(path_ + QStringLiteral("/b.mo")), QStringLiteral("`%1` is no folder").arg(path_));
        QVERIFY(OutputFile::whyUnwritable(folder_->filePath(QStringLiteral("gone/a.mo"))));
        QVERIFY(!OutputFile::whyUnwritable(folder_->filePath(QStringLiteral("new.mo"))));
        QCOMPARE(names(), QStringList{QStringLiteral("a.mo")});
        if (::geteuid() == 0)
            QSKIP("root may write everywhere");
        QFile(path_).setPermissions(QFileDevice::ReadOwner);
        QCOMPARE(reason(path_), QStringLiteral("it is read-only"));
        QFile(path_).setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        QFile(folder_->path()).setPermissions(QFileDevice::ReadOwner | QFileDevice::ExeOwner);
        QVERIFY(reason(path_).startsWith(QStringLiteral("no file can be added to the folder")));
        QFile(folder_->path()).setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    }

    void aFolderThatVanishesIsNoticed()
    {
        QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("sub")));
        const QString path = folder_->filePath(QStringLiteral("sub/a.mo"));
        OutputFile file(path);
        QVERIFY(file.open() && file.write("text"));
        QVERIFY(QDir(folder_->filePath(QStringLiteral("sub"))).removeRecursively());
        QVERIFY(!file.commit());
        QVERIFY(!file.reason().isEmpty());
    }

private:
    [[nodiscard]] QStringList names() const { return QDir(folder_->path()).entryList(QDir::Files); }

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
};

BRAMAH_TEST(OutputFileTest);
#include "output_file_test.moc"
