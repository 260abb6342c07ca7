// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/questions/stored_questions.h"

#include "model/classes/class_library.h"
#include "model/syntax/syntax_tree.h"

#include "tests/test_registry.h"

#include <QTest>

using namespace bramah;
using namespace bramah::solver;

/// Questions in the annotation of a class.
class StoredQuestionsTest : public QObject
{
    Q_OBJECT

    /// A class with a text, in a library.
    struct Held {
        explicit Held(const QByteArray& text)
            : node(*library
                        .addFile(model::syntax::SyntaxTree::parse(
                            std::make_shared<const model::SourceText>(QStringLiteral("M.mo"), text)))
                        .front())
        {
        }
        model::ClassLibrary library;
        const model::ClassNode& node;
    };
    template <typename Question>
    static QByteArray withQuestion(const QByteArray& text, const Question& question)
    {
        const Held held(text);
        auto edits = editsForQuestion(held.node, question);
        if (!edits)
            return edits.error().toUtf8();
        return edits->appliedTo(text);
    }
    template <typename Question>
    static void comesBack(const QByteArray& text, const Question& question)
    {
        const QByteArray written = withQuestion(text, question);
        const auto read = questionIn<Question>(Held(written).node);
        QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error()));
        QVERIFY2(*read == question, written.constData());
        QCOMPARE(withQuestion(written, question), written);
    }
    static QString problemOf(const QByteArray& annotation)
    {
        const auto read = questionIn<StoredStudy>(Held("model M\n  annotation(" + annotation + ");\nend M;\n").node);
        return read ? QString() : read.error();
    }

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        const QByteArray plain = "model M\n  Real x;\nend M;\n";
        comesBack(plain, StoredStudy());
        comesBack(plain, StoredStudy{{{QStringLiteral("relief.p_set"), QStringLiteral("100 bar:160 bar:7")},
                                      {QStringLiteral("'a \"b\"'.c"), QStringLiteral("normal(2, 0.1)")}},
                                     Sampling::Sobol,
                                     64,
                                     3,
                                     {QStringLiteral("mass.v"), QStringLiteral("x")},
                                     Reduction::Max});
        comesBack(plain, StoredFit());
        comesBack(plain, StoredFit{{{QStringLiteral("mass.m"), QStringLiteral("20%")}},
                                   {{QStringLiteral("log"), MeasuredRunUse::Role::Validation,
                                     QStringLiteral("shift -20 ms:20 ms; set mass.s.start=0.1")},
                                    {QStringLiteral("old"), MeasuredRunUse::Role::Unused, {}}},
                                   Outliers::LeaveOut});
        comesBack(plain, StoredSearch());
        comesBack(plain, StoredSearch{{{QStringLiteral("pump"), QStringLiteral("parts AZPF")}},
                                      {{QStringLiteral("max(mass.v)"), Wish::Greatest, {}},
                                       {QStringLiteral("max(lineP.p)"), Wish::AtMost, QStringLiteral("130 bar")}},
                                      SearchMethod::Divide,
                                      200,
                                      7});
        QVERIFY(!questionIn<StoredStudy>(Held(plain).node)->has_value());
    }

    // A change of one value changes one place of the text, and what else stands in the annotation stays.
    void aChangeChangesOnePlace()
    {
        StoredStudy study{{{QStringLiteral("k"), QStringLiteral("5%")}}, Sampling::Random, 100, 0, {}, {}};
        const QByteArray before = withQuestion(
            "model M\n  annotation(experiment(StopTime=1), __Bramah(measures={measure(name=\"a\", of=\"x\")}));\nend "
            "M;\n",
            study);
        QVERIFY2(before.contains("study(vary={vary(of=\"k\", values=\"5%\")}"), before.constData());
        study.seed = 12;
        const QByteArray after = withQuestion(before, study);
        QCOMPARE(after, QByteArray(before).replace("seed=0", "seed=12"));
    }

    // What is not understood is told, and never written over.
    void theUnreadableStays()
    {
        QVERIFY2(problemOf("__Bramah(study(sampling=\"dice\"))").contains(QLatin1String("`dice` is not known")),
                 qPrintable(problemOf("__Bramah(study(sampling=\"dice\"))")));
        QVERIFY(problemOf("__Bramah(study(newThing=1))").contains(QLatin1String("`newThing` is not known")));
        QVERIFY(problemOf("__Bramah(study(runs=-1))").contains(QLatin1String("`runs`")));
        QVERIFY(problemOf("__Bramah(study(vary={3}))").contains(QLatin1String("`vary`")));
        QVERIFY(problemOf("__Bramah(study(vary={vary(of=\"k\", as=\"5%\")}))").contains(QLatin1String("`as`")));
        QVERIFY(problemOf("__Bramah(study=5)").contains(QLatin1String("no arguments")));
        QVERIFY(problemOf("__Bramah(study())").isEmpty());
        const QByteArray newer = "model M\n  annotation(__Bramah(study(newThing=1)));\nend M;\n";
        QVERIFY(withQuestion(newer, StoredStudy()).contains("cannot be read"));
        QVERIFY(withQuestion("model M\n  Real x\nend M;\n", StoredStudy()).contains("has errors"));
    }

    void goalsAreWrittenAsOptionsAre()
    {
        const EnteredGoal limit{QStringLiteral("max(p)"), Wish::AtMost, QStringLiteral("5 bar")};
        QCOMPARE(limit.written(), (WrittenGoal{WrittenGoal::Kind::Keep, QStringLiteral("max(p)<=5 bar")}));
        const StoredSearch search{{{QStringLiteral("pump"), QStringLiteral("parts AZPF 28")},
                                   {QStringLiteral("k"), QStringLiteral("5%")},
                                   {QStringLiteral("pump.D"), QStringLiteral(" catalogue ")},
                                   {QStringLiteral("m"), QStringLiteral("1:2")}},
                                  {},
                                  {}};
        QCOMPARE(search.parameters(),
                 (QStringList{QStringLiteral("k~5%"), QStringLiteral("pump.D~ catalogue "), QStringLiteral("m=1:2")}));
        QCOMPARE(*search.free[0].wordsOfParts(), QStringLiteral("AZPF 28"));
    }
};

BRAMAH_TEST(StoredQuestionsTest);
#include "stored_questions_test.moc"
