// SPDX-License-Identifier: GPL-3.0-or-later
// Whole libraries, from MODELICAPATH, as the Modelica Standard Library: every file is read without an error.
#include "model/syntax/syntax_tree.h"
#include "tests/test_registry.h"

#include <QDirIterator>
#include <QtTest/QTest>

using namespace bramah::model;
using namespace bramah::model::syntax;

class LibraryParseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileParses()
    {
        const auto folders = qEnvironmentVariable("MODELICAPATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
        if (folders.isEmpty())
            QSKIP("MODELICAPATH names no libraries");
        int count = 0;
        for (const QString& folder : folders) {
            QDirIterator files(folder, {QStringLiteral("*.mo")}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
                const auto tree = SyntaxTree::parse(std::make_shared<SourceText>(file.fileName(), file.readAll()));
                for (const auto& diagnostic : tree->diagnostics())
                    QFAIL(qPrintable(diagnostic.commandLineText()));
                QByteArray printed;
                for (const Token& token : tree->tokens())
                    printed += QByteArrayView(tree->text().view(token.span));
                QCOMPARE(printed, tree->text().bytes());
                QVERIFY(!tree->root().classes.empty());
                ++count;
            }
        }
        QVERIFY(count > 0);
    }
};

BRAMAH_TEST(LibraryParseTest);
#include "library_parse_test.moc"
