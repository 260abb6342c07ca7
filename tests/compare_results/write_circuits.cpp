// SPDX-License-Identifier: GPL-3.0-or-later
// Writes random circuits for `compare`: write_circuits FOLDER FIRST COUNT makes circuit<seed>.mo of so many seeds.
// The library is found as Bramah finds it. Exit codes: 0 ok, 1 no library or a file that cannot be written,
// 64 usage.
#include "tests/solver/library/random_circuits.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cstdio>

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 4) {
        std::fputs("usage: write_circuits FOLDER FIRST COUNT\n", stderr);
        return 64;
    }
    if (bramah::model::ClassLibrary::shippedLibraryPath().isEmpty()) {
        std::fputs("the library is not found; BRAMAH_LIBRARY names its folder\n", stderr);
        return 1;
    }
    bramah::model::ClassLibrary library;
    library.addDefaultSearchPaths();
    const bramah::test::RandomCircuits circuits(library);
    const int first = words[2].toInt();
    for (int seed = first; seed < first + words[3].toInt(); ++seed) {
        QFile file(QDir(words[1]).filePath(QStringLiteral("circuit%1.mo").arg(seed)));
        if (!file.open(QIODevice::WriteOnly) || file.write(circuits.text(static_cast<std::uint64_t>(seed))) < 0) {
            std::fprintf(stderr, "%s cannot be written: %s\n", qPrintable(file.fileName()),
                         qPrintable(file.errorString()));
            return 1;
        }
    }
    return 0;
}
