// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/kept_data.h"

#include "editor/session/workspace.h"
#include "model/document/document.h"
#include "model/instance/instance.h"
#include "solver/measured/data_annotation.h"
#include "solver/measured/read_measurement.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace bramah::app {
namespace {

constexpr int kSettling = 400;  // ms
constexpr int kNoticed = 100;   // ms, in which one does not wonder what happens

}  // namespace

KeptData::KeptData(editor::DocumentSession& session, solver::MeasuredData& data, QObject* parent)
    : QObject(parent), session_(session), data_(data), reading_([this](const Step& step) {
          if (step.read) {
              takeRead(*step.read);
          } else {
              isTold_ = true;
              Q_EMIT reading(wanted_.path, step.share);
          }
      })
{
    connect(&session_.sheet(), &editor::Sheet::classShownChanged, this, &KeptData::take);
    connect(&session_.file(), &editor::EditedFile::textChanged, this, &KeptData::take);
    connect(&session_.file().document(), &model::Document::filePathChanged, this, &KeptData::take);
    connect(&data_, &solver::MeasuredData::readingWanted, this, &KeptData::readNext);
    settling_.setSingleShot(true);
    settling_.setInterval(kSettling);
    connect(&settling_, &QTimer::timeout, this, &KeptData::readChanged);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, [this](const QString& path) {
        if (!changed_.contains(path))
            changed_ << path;
        settling_.start();
    });
    take();
}

KeptData::~KeptData() = default;

QString KeptData::folder() const
{
    const QString path = session_.file().document().filePath();
    return path.isEmpty() ? QDir::currentPath() : QFileInfo(path).absolutePath();
}

void KeptData::take()
{
    const model::Instance* instance = session_.sheet().root();
    if (!instance)
        return;
    data_.setFiles(solver::measuredFilesOf(instance->classNode()).value_or(solver::MeasuredFiles()), folder());
    watch();
}

void KeptData::watch()
{
    const QStringList wanted = data_.paths(), watched = watcher_.files();
    for (const QString& path : watched)
        if (!wanted.contains(path))
            watcher_.removePath(path);
    for (const QString& path : wanted)
        if (!watched.contains(path) && QFileInfo::exists(path))
            watcher_.addPath(path);
}

void KeptData::readChanged()
{
    for (const QString& path : std::exchange(changed_, {})) {
        Q_EMIT fileChanged(path);
        data_.forget(path);
    }
    watch();  // a program that puts a new file in place of the old one ends the watch over it
}

void KeptData::readNext()
{
    if (reading_.isRunning())
        return;
    const std::vector<solver::ReadMeasurement> unread = data_.unread();
    const auto isOffered = [this](const solver::ReadMeasurement& wanted) {
        return offered_.data && wanted.path == offered_.path && wanted.form == offered_.form;
    };
    if (std::ranges::any_of(unread, isOffered))
        data_.take(std::exchange(offered_, {}));
    if (data_.unread().empty())
        return;
    wanted_ = data_.unread().front();
    reading_.start([wanted = wanted_](const std::stop_token& token, const auto& send) {
        QElapsedTimer sinceSent;
        sinceSent.start();
        return Step{1, solver::readMeasurement(wanted.path, wanted.form, [&](double share) {
                        if (sinceSent.hasExpired(kNoticed)) {
                            send(Step{share, std::nullopt});
                            sinceSent.start();
                        }
                        return !token.stop_requested();
                    })};
    });
}

void KeptData::takeRead(const solver::ReadMeasurement& read)
{
    if (std::exchange(isTold_, false))
        Q_EMIT reading(read.path, 1);
    data_.take(read);
    readNext();
}

void KeptData::stopReading()
{
    if (!reading_.isRunning())
        return;
    reading_.stop();
    takeRead({wanted_.path, wanted_.form, nullptr, tr("reading was stopped")});
}

bool KeptData::put(const solver::MeasuredFile& file, const solver::ReadMeasurement& read)
{
    solver::MeasuredFiles files = data_.files();
    const auto former = std::ranges::find(files, file.name, &solver::MeasuredFile::name);
    if (former != files.end())
        *former = file;
    else
        files.push_back(file);
    reading_.stop();
    if (std::exchange(isTold_, false))
        Q_EMIT reading(wanted_.path, 1);
    offered_ = read;
    const bool isWritten = write(tr("Import %1").arg(QFileInfo(file.file).fileName()), files);
    offered_ = {};
    readNext();
    return isWritten;
}

bool KeptData::lay(const QString& name, const QString& channel, const solver::ChannelFit& fit, double shift)
{
    solver::MeasuredFiles files = data_.files();
    const auto file = std::ranges::find(files, name, &solver::MeasuredFile::name);
    if (file == files.end())
        return false;
    file->shift = shift;
    file->fits[channel] = fit;
    if (fit == solver::ChannelFit())
        file->fits.erase(channel);
    return write(tr("Lay %1 of %2 beside a run").arg(channel, name), files);
}

bool KeptData::remove(const QString& name)
{
    solver::MeasuredFiles files = data_.files();
    std::erase_if(files, [&](const solver::MeasuredFile& file) { return file.name == name; });
    return write(tr("Take the measured data %1 away").arg(name), files);
}

bool KeptData::write(const QString& name, const solver::MeasuredFiles& files)
{
    const model::Instance* instance = session_.sheet().root();
    if (files == data_.files())
        return true;
    if (!instance || !session_.isEditable())
        return false;
    auto edits = solver::editsForMeasured(instance->classNode(), files);
    return edits && session_.file().applyEdits(name, std::move(*edits));
}

QString KeptData::absolutePath(const QString& storedPath) const
{
    return QDir::cleanPath(QDir(folder()).absoluteFilePath(storedPath));
}

QString KeptData::storedPath(const QString& path) const
{
    if (session_.file().document().filePath().isEmpty())
        return path;
    const QString relative = QDir(folder()).relativeFilePath(path);
    return relative.startsWith(QLatin1String("../../")) ? path : relative;
}

QString KeptData::freeName(const QString& path) const
{
    const QString base = QFileInfo(path).completeBaseName();
    QString name = base;
    const model::Instance* sheet = session_.sheet().root();
    const auto isTaken = [&](const QString& one) {
        return (sheet && sheet->child(one.toStdString())) ||
               std::ranges::any_of(data_.files(), [&](const solver::MeasuredFile& file) { return file.name == one; });
    };
    for (int copy = 2; isTaken(name); ++copy)
        name = QStringLiteral("%1_%2").arg(base).arg(copy);
    return name;
}

}  // namespace bramah::app
