// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of new classes: each is Modelica with a symbol, and means what it meant where it was copied from.
#include "model/classes/class_library.h"
#include "model/instance/instance.h"
#include "model/templates/component_templates.h"
#include "model/templates/copied_class.h"
#include "tests/model/syntax/parse_text.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QtTest/QTest>

using namespace bramah;
using namespace bramah::test;

class TemplatesTest : public QObject
{
    Q_OBJECT

    model::ClassLibrary library_;

    /// Faults of the classes of \a text and of their components.
    QString faultsOf(const QByteArray& text, const std::string& className)
    {
        const auto tree = parseText(text);
        if (tree->hasErrors())
            return messagesOf(*tree);
        library_.addFile(tree);
        model::InstanceTree instances(library_);
        const model::Instance& root = instances.instantiate(*library_.find(className));
        QStringList faults;
        for (const auto& child : root.children()) {
            if (child->isMissing())
                faults.append(QString::fromStdString(child->name() + " has no class"));
            static_cast<void>(child->value());
        }
        for (const model::Diagnostic& one : instances.diagnostics())
            if (one.severity() == model::Severity::Error)
                faults.append(one.commandLineText());
        return faults.join(u'\n');
    }

private Q_SLOTS:
    void initTestCase()
    {
        library_.addSearchPath(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR")).filePath(QStringLiteral("library")));
    }

    void eachTemplateIsAClass()
    {
        for (const model::ComponentTemplate kind : model::componentTemplates()) {
            const QByteArray text =
                model::componentText(kind, QStringLiteral("New"), QStringLiteral("A \"new\" one"), "  ");
            QCOMPARE(faultsOf("package Own\n  " + text + ";\nend Own;\n", "Own.New"), QString());
            QVERIFY(text.contains("Icon(") && text.contains("Documentation("));
            QVERIFY(text.endsWith("\n  end New"));
        }
    }

    void aCopyMeansTheSameElsewhere()
    {
        for (const char* name : {"Bramah.Hydraulics.FlowValves.Orifice", "Bramah.Hydraulics.Pumps.FixedPump",
                                 "Bramah.Hydraulics.Cylinders.DoubleActingCylinder", "Bramah.Blocks.Continuous.PID",
                                 "Bramah.Mechanics.Translational.Mass", "Bramah.Hydraulics.Node"}) {
            const model::ClassNode* node = library_.find(name);
            if (!node)
                continue;
            const QByteArray text = model::copiedClass(*node, QStringLiteral("Mine"), "  ");
            QVERIFY2(!text.isEmpty(), name);
            QCOMPARE(faultsOf("package Copies\n  " + text + ";\nend Copies;\n", "Copies.Mine"), QString());
        }
        const QByteArray orifice =
            model::copiedClass(*library_.find("Bramah.Hydraulics.FlowValves.Orifice"), QStringLiteral("Mine"));
        QVERIFY(orifice.startsWith("model Mine \"Fixed orifice, hardly dependent on viscosity\"\n"));
        QVERIFY(orifice.contains("\n  import Bramah.Hydraulics.Interfaces;\n"));
        QVERIFY(orifice.endsWith("end Mine"));
    }

    // A title block in My components has the words of its original in the user's language.
    void aCopyShowsTheTranslationsOfItsOriginal()
    {
        model::ClassLibrary library;
        library.addSearchPath(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR")).filePath(QStringLiteral("library")));
        library.translations().setLanguage(QStringLiteral("de"));
        const QString owner = QStringLiteral("Legal owner");
        for (const char* name : {"Bramah.Drawing.Pages.TitleBlock", "Bramah.Hydraulics.Pumps.FixedPump"}) {
            const model::ClassNode& original = *library.find(name);
            const QByteArray text = model::copiedFromLibrary(original, QStringLiteral("Mine"), "  ");
            const auto tree = parseText("package Copies\n  " + text + ";\nend Copies;\n");
            QVERIFY2(!tree->hasErrors(), text.constData());
            library.addFile(tree);
            const model::ClassNode& copy = *library.find("Copies.Mine");
            QVERIFY(original.shownDescription() != QString::fromStdString(original.description()));
            QCOMPARE(copy.shownDescription(), original.shownDescription());
            QCOMPARE(copy.shown(owner), original.shown(owner));
            QCOMPARE(copy.shown(QStringLiteral("my own words")), QStringLiteral("my own words"));
        }
        QVERIFY(library.find("Bramah.Drawing.Pages.TitleBlock")->shown(owner) != owner);
        // One that names itself, or a copy, as its original ends somewhere.
        library.addFile(
            parseText("package Round\n  model A \"a\" annotation(__Bramah(copyOf=\"Round.B\")); end A;\n  model "
                      "B \"b\" annotation(__Bramah(copyOf=\"Round.A\")); end B;\nend Round;\n"));
        QCOMPARE(library.find("Round.A")->shownDescription(), QStringLiteral("a"));
    }
};

BRAMAH_TEST(TemplatesTest);
#include "templates_test.moc"
