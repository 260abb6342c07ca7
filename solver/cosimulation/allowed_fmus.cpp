// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/cosimulation/allowed_fmus.h"

#include "model/files/output_file.h"
#include "solver/cosimulation/fmu_package.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <mutex>
#include <set>

namespace bramah::solver {
namespace {

struct Allowed {
    std::mutex mutex;
    std::set<QByteArray> hashes;  ///< allowed since the program began
    bool areAll = false;
};

Allowed& allowed()
{
    static Allowed one;
    return one;
}

QByteArray listed()
{
    QFile file(AllowedFmus::listFile());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isListed(const QByteArray& hash)
{
    for (const QByteArray& line : listed().split('\n'))
        if (line.left(line.indexOf(' ')) == hash)
            return true;
    return false;
}

}  // namespace

QString AllowedFmus::listFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/bramah/allowed_fmus");
}

bool AllowedFmus::contains(const FmuPackage& fmu)
{
    const std::scoped_lock lock(allowed().mutex);
    return allowed().areAll || allowed().hashes.contains(fmu.hash()) || isListed(fmu.hash());
}

std::optional<QString> AllowedFmus::add(const FmuPackage& fmu)
{
    const std::scoped_lock lock(allowed().mutex);
    allowed().hashes.insert(fmu.hash());
    if (isListed(fmu.hash()))
        return std::nullopt;
    QDir().mkpath(QFileInfo(listFile()).path());
    return model::OutputFile::write(listFile(), listed() + fmu.hash() + ' ' + fmu.fileName().toUtf8() + '\n');
}

void AllowedFmus::addAll()
{
    const std::scoped_lock lock(allowed().mutex);
    allowed().areAll = true;
}

}  // namespace bramah::solver
