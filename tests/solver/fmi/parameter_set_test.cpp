// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fmi/parameter_set.h"

#include "tests/test_registry.h"

#include <QTest>

namespace bramah::test {

using namespace solver;

class ParameterSetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setsComeBack()
    {
        using Kind = ParameterSet::Kind;
        const ParameterSet set{"two \"pumps\" & more",
                               {{"pump.D", Kind::Real, "28.5", "cm3/rev"},
                                {"pump.n", Kind::Integer, "3", {}},
                                {"isOn", Kind::Boolean, "true", {}},
                                {"name", Kind::String, "a < b", {}}}};
        const QByteArray text = ssvText(set);
        QVERIFY(text.contains("http://ssp-standard.org/SSP1/SystemStructureParameterValues"));
        QVERIFY2(text.contains("<ssc:BaseUnit m=\"3\" rad=\"-1\""), text.constData());
        const auto read = readSsv(text);
        QVERIFY2(read, read ? "" : qPrintable(read.error()));
        QCOMPARE(read->name, set.name);
        QCOMPARE(read->parameters.size(), set.parameters.size());
        for (std::size_t i = 0; i < set.parameters.size(); ++i) {
            QCOMPARE(read->parameters[i].path, set.parameters[i].path);
            QVERIFY(read->parameters[i].kind == set.parameters[i].kind);
            QCOMPARE(read->parameters[i].value, set.parameters[i].value);
            QCOMPARE(read->parameters[i].unit, set.parameters[i].unit);
        }
    }

    /// As other tools write it: another prefix, annotations, units before values.
    void setsOfOthersAreRead()
    {
        const auto read = readSsv(
            "<?xml version=\"1.0\"?><ParameterSet "
            "xmlns=\"http://ssp-standard.org/SSP1/SystemStructureParameterValues\" "
            "name=\"s\"><Annotations><Annotation type=\"x\"/></Annotations><Parameters><Parameter name=\"k\"><Real "
            "value=\"1e-3\"/><Annotations/></Parameter></Parameters></ParameterSet>");
        QVERIFY2(read, read ? "" : qPrintable(read.error()));
        QCOMPARE(read->parameters.front().value, QStringLiteral("1e-3"));
    }

    void wrongFilesAreNamed()
    {
        QVERIFY(readSsv("").error().contains(QStringLiteral("no set of parameters")));
        QVERIFY(readSsv("<html/>").error().contains(QStringLiteral("no set of parameters")));
        QVERIFY(readSsv("<ParameterSet>\n<Parameters>\n<Parameter name=\"k\"><Binary/></Parameter>")
                    .error()
                    .contains(QStringLiteral("line 3: `k` has no value")));
        QVERIFY(readSsv("<ParameterSet><Parameters><Parameter><Real value=\"1\"/>")
                    .error()
                    .contains(QStringLiteral("no name")));
        QVERIFY(!readSsv("<ParameterSet><Parameters><Parameter name=\"k\"><Real value=\"1\"/></Parameter>"));
    }
};

BRAMAH_TEST(ParameterSetTest);

}  // namespace bramah::test

#include "parameter_set_test.moc"
