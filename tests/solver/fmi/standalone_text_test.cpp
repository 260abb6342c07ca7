// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fmi/standalone_text.h"

#include "model/classes/class_library.h"
#include "model/syntax/syntax_tree.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bramah::test {

using namespace solver;

class StandaloneTextTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;
    model::ClassLibrary library_;

    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(folder_.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QByteArray text = "package Pack model Pump end Pump; end Pack;";
        write(QStringLiteral("curve.png"), "picture");
        write(QStringLiteral("package.mo"), text);
        library_.addFile(model::syntax::SyntaxTree::parse(
            std::make_shared<model::SourceText>(folder_.filePath(QStringLiteral("package.mo")), text)));
    }

    void whatIsOfNoUseElsewhereIsReplaced_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("html");
        const auto row = [](const char* name, const char* text, const char* html) {
            QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(html);
        };
        row("empty", "", "");
        row("without tags", "a < b\nand c\n\nnext", "<p>a &lt; b\nand c</p>\n<p>next</p>\n");
        row("frame of a page", "<html><body><p>a</p></body></HTML>", "<p>a</p>");
        row("link to a class",
            "<p>See <a class='x' href='modelica://Pack.Pump'>the <b>pump</b></a> and <a "
            "href=\"https://a.b\">this</a></p>",
            "<p>See the <b>pump</b> and <a href=\"https://a.b\">this</a></p>");
        row("picture of the library", "<p><img src='modelica://Pack/curve.png' width=20></p>",
            "<p><img src=\"data:image/png;base64,cGljdHVyZQ==\" alt=\"\" width=\"20\"></p>");
        row("picture beside the class", "<img alt=\"Curve\" src=\"curve.png\">",
            "<img src=\"data:image/png;base64,cGljdHVyZQ==\" alt=\"Curve\">");
        row("picture that is not there", "<p><img src='none.png' alt='Curve'></p>", "<p>Curve</p>");
        row("picture of the net", "<p><img src='https://a.b/c.png' alt='Curve'></p>", "<p>Curve</p>");
        row("script", "<p>a</p><script>alert(1)</script><script src='x'><p onclick='f()' class=\"c\">b</p>",
            "<p>a</p><p class=\"c\">b</p>");
        row("script that removing makes", "<p>a</p><scr<script></script>ipt>alert(1)</script>", "<p>a</p>");
        row("address of a script", "<p><a href='javascript:f()'>a</a></p>", "<p><a>a</a></p>");
        row("style of the net", "<link rel='stylesheet' href='https://a.b/c.css'><style>p{}</style><p>a</p>",
            "<p>a</p>");
    }
    void whatIsOfNoUseElsewhereIsReplaced()
    {
        QFETCH(QString, text);
        QFETCH(QString, html);
        const model::ClassNode* node = library_.find("Pack.Pump");
        QVERIFY(node);
        QCOMPARE(standaloneText(text, *node), html);
    }
};

BRAMAH_TEST(StandaloneTextTest);

}  // namespace bramah::test

#include "standalone_text_test.moc"
