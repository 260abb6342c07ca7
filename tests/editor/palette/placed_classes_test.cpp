// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QtTest/QTest>

#include <algorithm>

namespace bramah::test {

/// The table of what shipped circuits place, by which the library search ranks, is the one that they give.
class PlacedClassesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableCountsTheShippedCircuits()
    {
        QStringList lines;
        for (const auto& [name, count] : counted().asKeyValueRange())
            lines.append(QStringLiteral("%1 %2").arg(count).arg(name));
        std::ranges::sort(lines, [](const QString& a, const QString& b) {
            const int countA = a.section(QLatin1Char(' '), 0, 0).toInt(),
                      countB = b.section(QLatin1Char(' '), 0, 0).toInt();
            return countA != countB ? countA > countB : a < b;
        });
        const QByteArray wanted = lines.join(QLatin1Char('\n')).toUtf8() + '\n';
        const QString path = source_.filePath(QStringLiteral("resources/usage/placed_classes.txt"));
        QFile file(path);
        if (qEnvironmentVariableIsSet("BRAMAH_UPDATE"))
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(wanted) == wanted.size());
        else
            QVERIFY2(file.open(QIODevice::ReadOnly) && file.readAll() == wanted,
                     "run this test with BRAMAH_UPDATE=1, which writes the table anew");
    }

private:
    [[nodiscard]] QHash<QString, int> counted() const
    {
        model::ClassLibrary library;
        library.addSearchPath(source_.filePath(QStringLiteral("library")));
        model::IconCache icons;
        QHash<QString, int> counts;
        const auto add = [&](const model::ClassNode& node) {
            model::InstanceTree tree(library);
            const model::Diagram diagram = model::DiagramBuilder(icons).build(tree.instantiate(node));
            for (const model::DiagramComponent& component : diagram.components())
                if (component.className.startsWith(QLatin1String("Bramah.")))
                    ++counts[component.className];
        };
        const auto addAll = [&](const auto& self, const model::ClassNode& node) -> void {
            if (node.kind() == model::syntax::ClassKind::Package)
                for (const model::ClassNode* child : node.children())
                    self(self, *child);
            else if (node.definition() && !node.isPartial())
                add(node);
        };
        addAll(addAll, *library.find("Bramah.Examples"));
        const QDir examples(source_.filePath(QStringLiteral("resources/examples")));
        model::Diagnostics diagnostics;
        for (const QString& name : examples.entryList({QStringLiteral("*.mo")}))
            for (const model::ClassNode* node : library.loadFile(examples.filePath(name), diagnostics))
                addAll(addAll, *node);
        return counts;
    }

    const QDir source_{qEnvironmentVariable("BRAMAH_SOURCE_DIR", QStringLiteral("."))};
};

}  // namespace bramah::test

using bramah::test::PlacedClassesTest;
BRAMAH_TEST(PlacedClassesTest);

#include "placed_classes_test.moc"
