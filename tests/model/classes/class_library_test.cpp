// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <QDir>
#include <QTemporaryDir>

namespace bramah::test {

using model::ClassLibrary;
using model::ClassNode;

/// A library of three files: Springs, with the package Parts, with the model Coil.
class ClassLibraryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        write("Springs/package.mo", "package Springs end Springs;");
        write("Springs/Parts/package.mo", "within Springs; package Parts end Parts;");
        write("Springs/Parts/Coil.mo", "within Springs.Parts; model Coil Real x = 1; end Coil;");
    }

    void aMissingLibraryIsTold()
    {
        model::ClassLibrary library;
        const auto problem = library.shippedLibraryProblem();
        QVERIFY(problem && problem->message().contains(QStringLiteral("BRAMAH_LIBRARY")));
        QVERIFY2(problem->arguments.value(0).endsWith(QStringLiteral("share/bramah/library/Bramah")),
                 qPrintable(problem->message()));
        library.addDefaultSearchPaths();
        QVERIFY(!library.shippedLibraryProblem());
    }

    void aFileOfALibraryBringsIt()
    {
        ClassLibrary library;
        const auto classes = loaded(library, "Springs/Parts/Coil.mo");
        QCOMPARE(classes.size(), std::size_t{1});
        QCOMPARE(library.searchPaths(), QStringList{folder_->filePath(QStringLiteral("Springs"))});
        const model::ClassNode* parts = library.find("Springs.Parts");
        QVERIFY(parts && parts->definition());
        QCOMPARE(library.find("Springs.Parts.Coil"), classes.front());
        QCOMPARE(parts->children().size(), std::size_t{1});
    }

    // Folders and files are named as their classes, with or without quotation marks; a version may follow.
    void namesInQuotationMarksAreFound_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("name");
        QTest::newRow("quoted") << QStringLiteral("'Meine Teile'") << QStringLiteral("'Meine Teile'");
        QTest::newRow("bare") << QStringLiteral("Meine Teile") << QStringLiteral("'Meine Teile'");
        QTest::newRow("a number behind") << QStringLiteral("Teile 2") << QStringLiteral("'Teile 2'");
        QTest::newRow("umlaut") << QStringLiteral("Pr\u00fcfstand") << QStringLiteral("'Pr\u00fcfstand'");
        QTest::newRow("dot") << QStringLiteral("Teile.neu") << QStringLiteral("'Teile.neu'");
        QTest::newRow("version") << QStringLiteral("Teile 4.1.0") << QStringLiteral("Teile");
    }

    void namesInQuotationMarksAreFound()
    {
        QFETCH(const QString, folder);
        QFETCH(const QString, name);
        write(qUtf8Printable(folder + QStringLiteral("/package.mo")),
              qUtf8Printable(QStringLiteral("package %1 end %1;").arg(name)));
        write(qUtf8Printable(folder + QStringLiteral("/'Ventil 1'.mo")),
              qUtf8Printable(QStringLiteral("within %1; model 'Ventil 1' Real x = 1; end 'Ventil 1';").arg(name)));
        ClassLibrary library;
        library.addSearchPath(folder_->filePath(folder));
        const model::ClassNode* package = library.find(name.toStdString());
        QVERIFY(package && package->definition());
        const model::ClassNode* valve = library.find(name.toStdString() + ".'Ventil 1'");
        QVERIFY(valve && valve->definition());
    }

    void aNewFileFindsWhatLiesAroundIt()
    {
        write("Springs/Leaf.mo", "within Springs; model Leaf Parts.Coil coil; end Leaf;");
        ClassLibrary library;
        QCOMPARE(loaded(library, "Springs/Leaf.mo").size(), std::size_t{1});
        QVERIFY(library.find("Springs.Parts.Coil"));
    }

    void filesSayWhereTheyAre()
    {
        write("Springs/Leaf.mo", "within Springs.Parts; model Leaf end Leaf;");
        write("Springs/Bent.mo", "within Springs; model Straight end Straight;");
        ClassLibrary library;
        library.addSearchPath(folder_->filePath(QStringLiteral("Springs")));
        QVERIFY(library.find("Springs.Parts.Coil")->definition());
        QVERIFY(library.diagnostics().empty());
        QVERIFY(library.find("Springs.Leaf")->definition());
        QCOMPARE(library.diagnostics().size(), std::size_t{1});
        const auto& within = library.diagnostics().back();
        QCOMPARE(within.kind, model::DiagnosticKind::WithinDiffers);
        QCOMPARE(within.arguments, QStringList({QStringLiteral("Springs"), QStringLiteral("Springs.Parts")}));
        QCOMPARE(within.text->view(within.span), std::string_view("Springs.Parts"));
        QVERIFY(!library.find("Springs.Bent")->definition());
        QCOMPARE(library.diagnostics().size(), std::size_t{2});
        QCOMPARE(library.diagnostics().back().kind, model::DiagnosticKind::ClassNotInFile);
    }

    void aClosedFileOfALibraryIsThereAgain()
    {
        ClassLibrary library;
        library.addSearchPath(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR")).filePath(QStringLiteral("library")));
        const ClassNode* orifice = library.find("Bramah.Hydraulics.FlowValves.Orifice");
        const QString fileName = orifice->tree()->text().fileName();
        const auto namesOf = [&] {
            QStringList names;
            for (const ClassNode* node : library.find("Bramah.Hydraulics.FlowValves")->children())
                names.append(QString::fromStdString(node->name()));
            return names;
        };
        const QStringList before = namesOf();
        library.addFile(std::shared_ptr(orifice->tree()));
        library.remove(fileName);
        QVERIFY(library.find("Bramah.Hydraulics.FlowValves.Orifice"));
        QVERIFY(library.find("Bramah.Hydraulics.FlowValves.Orifice")->definition());
        QCOMPARE(namesOf(), before);
    }

    void aKnownLibraryStays()
    {
        write("other/Springs.mo", "package Springs model Other end Other; end Springs;");
        ClassLibrary library;
        library.addSearchPath(folder_->filePath(QStringLiteral("other")));
        QCOMPARE(loaded(library, "Springs/Parts/Coil.mo").size(), std::size_t{1});
        QVERIFY(library.find("Springs.Other"));
        QCOMPARE(library.searchPaths().size(), 1);
    }

    void whatLiesInNoLibraryBringsNone_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("in no package") << QStringLiteral("Coil.mo");
        QTest::newRow("in another package") << QStringLiteral("Other/Coil.mo");
    }

    void whatLiesInNoLibraryBringsNone()
    {
        QFETCH(QString, file);
        write("Other/package.mo", "package Other end Other;");
        write(qPrintable(file), "within Springs; model Coil end Coil;");
        ClassLibrary library;
        QCOMPARE(loaded(library, qPrintable(file)).size(), std::size_t{1});
        QVERIFY(library.searchPaths().isEmpty());
        QVERIFY(library.find("Springs.Coil"));
    }

private:
    void write(const char* file, const char* text) const
    {
        const QString path = folder_->filePath(QString::fromUtf8(file));
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile target(path);
        QVERIFY(target.open(QIODevice::WriteOnly));
        QVERIFY(target.write(text) > 0);
    }

    std::vector<const model::ClassNode*> loaded(ClassLibrary& library, const char* file) const
    {
        model::Diagnostics diagnostics;
        auto classes = library.loadFile(folder_->filePath(QString::fromUtf8(file)), diagnostics);
        return diagnostics.empty() ? classes : std::vector<const model::ClassNode*>();
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

}  // namespace bramah::test

using bramah::test::ClassLibraryTest;
BRAMAH_TEST(ClassLibraryTest);

#include "class_library_test.moc"
