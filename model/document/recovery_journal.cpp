// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/recovery_journal.h"

#include "model/document/document.h"
#include "model/files/left_lock.h"
#include "model/files/output_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <utility>

namespace bramah::model {

namespace {

// A journal is one line of JSON followed by the bytes of the text.
constexpr int kFormat = 1;
const auto kSuffix = QStringLiteral(".journal");
const auto kLockSuffix = QStringLiteral(".lock");

QByteArray written(const Document& document)
{
    const QJsonObject header{
        {QStringLiteral("format"), kFormat},
        {QStringLiteral("file"), document.filePath()},
        {QStringLiteral("name"), document.filePath().isEmpty() ? document.text().fileName() : QString()},
    };
    return QJsonDocument(header).toJson(QJsonDocument::Compact) + '\n' + document.text().bytes();
}

std::optional<RecoveredText> read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto header = QJsonDocument::fromJson(file.readLine()).object();
    if (header.value(QStringLiteral("format")).toInt() != kFormat)
        return {};
    RecoveredText recovered;
    recovered.journalPath = path;
    recovered.filePath = header.value(QStringLiteral("file")).toString();
    recovered.name = header.value(QStringLiteral("name")).toString();
    recovered.time = QFileInfo(path).lastModified();
    recovered.bytes = file.readAll();
    return recovered;
}

bool isInItsFile(const RecoveredText& recovered)
{
    QFile file(recovered.filePath);
    return !recovered.filePath.isEmpty() && file.open(QIODevice::ReadOnly) && file.readAll() == recovered.bytes;
}

}  // namespace

RecoveryJournal::RecoveryJournal(Document& document, const QString& folder, int delay, QObject* parent)
    : QObject(parent), document_(document), folder_(folder)
{
    timer_.setSingleShot(true);
    timer_.setInterval(delay);
    connect(&timer_, &QTimer::timeout, this, &RecoveryJournal::update);
    const QString base = folder_.absoluteFilePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
    lock_ = std::make_unique<QLockFile>(base + kLockSuffix);
    lock_->setStaleLockTime(0);  // a lock becomes stale only when its program ends
    path_ = base + kSuffix;
    connect(&document_, &Document::changed, this, &RecoveryJournal::scheduleUpdate);
    connect(&document_, &Document::modifiedChanged, this, [this](bool isModified) {
        if (isModified)
            scheduleUpdate();
        else
            update();
    });
    connect(&document_, &Document::filePathChanged, this, &RecoveryJournal::update);
    if (document_.isModified())  // perhaps just recovered: the journal it came from will be removed
        update();
}

RecoveryJournal::~RecoveryJournal()
{
    QFile::remove(path_);
}

/// Makes the folder and takes the lock, without which another program would take the journal for one that was left.
bool RecoveryJournal::takePlace()
{
    return lock_->isLocked() || (folder_.mkpath(QStringLiteral(".")) && lock_->tryLock(0));
}

QString RecoveryJournal::placeProblem() const
{
    return tr("The folder %1 for unsaved work cannot be written to.")
        .arg(QDir::toNativeSeparators(folder_.absolutePath()));
}

void RecoveryJournal::setProblem(const QString& problem)
{
    if (std::exchange(problem_, problem) != problem)
        Q_EMIT problemChanged();
}

/// A running timer is not restarted: a text that is changed without a pause is still written in time.
void RecoveryJournal::scheduleUpdate()
{
    if (!timer_.isActive())
        timer_.start();
}

bool RecoveryJournal::update()
{
    timer_.stop();
    if (!document_.isModified()) {
        QFile::remove(path_);
        setProblem({});
        return true;
    }
    OutputFile file(path_);
    QString problem;
    if (!takePlace())
        problem = placeProblem();
    else if (!file.open() || !file.write(written(document_)) || !file.commit())
        problem = tr("The folder %1 cannot keep unsaved work: %2.")
                      .arg(QDir::toNativeSeparators(folder_.absolutePath()), file.reason());
    setProblem(problem);
    if (!problem.isEmpty())
        timer_.start();  // there may be room again
    return problem.isEmpty();
}

std::vector<RecoveredText> RecoveryJournal::leftIn(const QString& folder)
{
    std::vector<RecoveredText> result;
    const QDir directory(folder);
    for (const auto& entry :
         directory.entryInfoList({QLatin1Char('*') + kSuffix}, QDir::Files, QDir::Time | QDir::Reversed)) {
        const QString path = entry.absoluteFilePath();
        QLockFile lock(path.chopped(kSuffix.size()) + kLockSuffix);
        lock.setStaleLockTime(0);
        if (!takeUnlessHeld(lock))
            continue;
        auto recovered = read(path);
        if (recovered && isInItsFile(*recovered))
            QFile::remove(path);
        else if (recovered)
            result.push_back(std::move(*recovered));
    }
    return result;
}

void RecoveryJournal::remove(const RecoveredText& recovered)
{
    QFile::remove(recovered.journalPath);
}

}  // namespace bramah::model
