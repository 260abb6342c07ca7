// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"
#include "model/syntax/syntax_tree.h"
#include "solver/fmi/fmu_file.h"
#include "solver/use/model.h"
#include "tests/fmi/importer.h"
#include "tests/solver/library/library_run.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <memory>
#include <stdexcept>

namespace bramah::test {

/// An FMU of the last class of \a text, perhaps with the library of the source tree, unpacked in a folder of its own
/// and loaded.
class UnpackedFmu
{
public:
    UnpackedFmu(const QByteArray& text, solver::FmiVersion version, const solver::FmuQuestion& question = {},
                bool usesLibrary = false)
    {
        auto library = std::make_shared<model::ClassLibrary>();
        const auto tree =
            model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(QStringLiteral("test.mo"), text));
        library->addFile(tree);
        if (usesLibrary)
            library->addSearchPath(libraryFolder());
        solver::ModelSource source;
        source.library = library;
        const QByteArray words = text.mid(text.lastIndexOf("end ") + 4).trimmed();
        source.className = words.left(words.indexOf(';')).toStdString();
        solver::Model model(source);
        solver::FmuQuestion asked = question;
        asked.version = version;
        const auto made = solver::makeFmu(model, asked);
        if (!made)
            throw std::runtime_error(made.error().toStdString());
        const auto entries = solver::unzipped(made->bytes);
        if (!entries)
            throw std::runtime_error(entries.error().toStdString());
        for (const auto& [path, bytes] : *entries)
            write(path, bytes);
    }
    void write(const QString& path, const QByteArray& bytes) const
    {
        const QString place = folder_.filePath(path);
        QDir().mkpath(QFileInfo(place).path());
        QFile file(place);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            throw std::runtime_error("cannot be written");
    }
    [[nodiscard]] QByteArray read(const QString& path) const
    {
        QFile file(folder_.filePath(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] const ImportedFmu& fmu()
    {
        if (!fmu_)
            fmu_ = std::make_unique<ImportedFmu>(folder_.path().toStdString());
        return *fmu_;
    }

private:
    QTemporaryDir folder_;
    std::unique_ptr<ImportedFmu> fmu_;
};

}  // namespace bramah::test
