// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"
#include "solver/flat/flatten.h"
#include "tests/solver/library/examples.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

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

    // What a user finds under F1 in each component: an equation, and for physical ones assumptions, typical values and
    // a source (an ideal part has none), and a circuit that shows it, which exists and contains it.
    void componentsAreDocumented()
    {
        model::ClassLibrary library;
        library.addSearchPath(test::libraryFolder());
        const model::ClassNode* root = library.find("Bramah");
        QVERIFY(root);
        std::vector<const model::ClassNode*> components;
        collect(*root, components);
        const std::vector<test::Example> examples = test::shippedExamples();
        static const QRegularExpression info(QStringLiteral("info=\"<html>(.*?)</html>\""),
                                             QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression equation(QStringLiteral("<b>[^<]*=[^<]*</b>"));
        static const QRegularExpression example(
            QStringLiteral("Example:\\s+<(?:code>(\\w+)</code>|a\\s+href='modelica://([\\w.]+)'>)"));
        QStringList gaps;
        for (const model::ClassNode* node : components) {
            const QString name = QString::fromStdString(node->qualifiedName());
            if (name.contains(QStringLiteral(".Int")) || name.contains(QStringLiteral(".Examples.")))
                continue;
            QFile file(test::libraryFolder() + QLatin1Char('/') + QString(name).replace('.', '/') +
                       QStringLiteral(".mo"));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
            const QString text = info.match(QString::fromUtf8(file.readAll())).captured(1);
            QStringList missing;
            if (!text.contains(equation))
                missing << QStringLiteral("an equation");
            const bool isIdeal = text.contains(QStringLiteral("Assumptions: ideal"));
            if (!isIdeal && !name.startsWith(QStringLiteral("Bramah.Blocks.")))
                for (const char* part : {"Assumptions:", "ypical", "Source"})
                    if (!text.contains(QLatin1String(part)))
                        missing << QLatin1String(part);
            const auto match = example.match(text);
            const QString wanted = match.captured(1) + match.captured(2);
            const auto shown = std::find_if(examples.begin(), examples.end(),
                                            [&wanted](const test::Example& e) { return e.name == wanted; });
            if (shown == examples.end())
                missing << QStringLiteral("an example that exists");
            else if (!QString::fromUtf8(shown->text)
                          .contains(QRegularExpression(QRegularExpression::escape(name) + QStringLiteral("\\s+\\w+"))))
                missing << QStringLiteral("itself in the example ") + wanted;
            if (!missing.isEmpty())
                gaps << name + QStringLiteral(": ") + missing.join(QStringLiteral(", "));
        }
        QVERIFY2(gaps.isEmpty(), qPrintable(gaps.join(QLatin1Char('\n'))));
    }
};

BRAMAH_TEST(LibraryTest);

#include "library_test.moc"
