// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"
#include "solver/flat/flatten.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace bramah;

namespace {

using model::syntax::ClassKind;

void collect(const model::ClassNode& node, std::vector<const model::ClassNode*>& components)
{
    if ((node.kind() == ClassKind::Model || node.kind() == ClassKind::Block) && !node.isPartial())
        components.push_back(&node);
    for (const model::ClassNode* child : node.children())
        collect(*child, components);
}

}  // namespace

/// The shipped library as a whole: every class has as many equations as unknowns, every symbol keeps to the grid.
class LibraryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void classesAreBalanced()
    {
        model::ClassLibrary library;
        library.addSearchPath(test::libraryFolder());
        const model::ClassNode* root = library.find("Bramah");
        QVERIFY(root);
        std::vector<const model::ClassNode*> components;
        collect(*root, components);
        QVERIFY(components.size() > 100);
        for (const model::ClassNode* node : components) {
            const solver::FlattenOutcome flat = solver::flatten(library, *node);
            QStringList messages;
            for (const model::Diagnostic& diagnostic : flat.diagnostics)
                if (diagnostic.severity() != model::Severity::Note)
                    messages << diagnostic.commandLineText();
            QVERIFY2(flat.model && messages.isEmpty(), qPrintable(messages.join(QLatin1Char('\n'))));
            std::size_t unknowns = 0;
            std::size_t assigned = 0;
            for (const solver::FlatVariable& variable : flat.model->variables) {
                const bool isGiven = variable.causality == solver::Causality::Input && !variable.isProtected;
                const bool isUnknown = variable.variability > solver::Variability::Parameter && !isGiven;
                unknowns += isUnknown ? 1U : 0U;
            }
            for (const solver::FlatWhen& when : flat.model->whens)
                for (const solver::FlatAction& action : when.branches.front().actions)
                    assigned += action.kind == solver::ActionKind::Assign ? 1U : 0U;
            // The inputs of blocks inside Hydraulics.Internal and Interfaces are set by the component around them.
            const bool isPart = node->qualifiedName().find(".Internal.") != std::string::npos ||
                                node->qualifiedName().find(".Interfaces.") != std::string::npos;
            if (!isPart)
                QVERIFY2(unknowns == flat.model->equations.size() + assigned,
                         qPrintable(QStringLiteral("%1: %2 unknowns, %3 equations")
                                        .arg(QString::fromStdString(node->qualifiedName()))
                                        .arg(unknowns)
                                        .arg(flat.model->equations.size() + assigned)));
        }
    }

    void portsLieOnTheGrid()
    {
        model::ClassLibrary library;
        library.addSearchPath(test::libraryFolder());
        std::vector<const model::ClassNode*> components;
        const model::ClassNode* root = library.find("Bramah");
        QVERIFY(root);
        collect(*root, components);
        model::IconCache icons;
        for (const model::ClassNode* node : components) {
            // Parts of components, and circuits, are not put on a sheet.
            if (node->qualifiedName().find(".Int") != std::string::npos ||
                node->qualifiedName().find(".Examples.") != std::string::npos)
                continue;
            model::InstanceTree tree(library);
            const model::DiagramComponent symbol = model::DiagramBuilder(icons).symbolOf(tree.instantiate(*node));
            const QString name = QString::fromStdString(node->qualifiedName());
            QVERIFY2(symbol.icon && !symbol.icon->graphics.empty(), qPrintable(name));
            for (const model::DiagramPort& port : symbol.ports) {
                const QPointF modules = port.position / 2;
                QVERIFY2(modules == QPointF(modules.toPoint()), qPrintable(name + QLatin1Char('.') + port.name));
                QVERIFY2(symbol.bounds.adjusted(-0.5, -0.5, 0.5, 0.5).contains(port.position),
                         qPrintable(name + QLatin1Char('.') + port.name));
            }
        }
    }
};

BRAMAH_TEST(LibraryTest);

#include "library_test.moc"
