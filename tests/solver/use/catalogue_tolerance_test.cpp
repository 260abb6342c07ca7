// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/loading/loaded_files.h"
#include "solver/use/model.h"
#include "solver/use/variation.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bramah::test {

using namespace solver;

/// A study takes the tolerance that a catalogue states of a part for the spread of a parameter.
class CatalogueToleranceTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<Model> model_;

    void write(const QString& path, const QByteArray& bytes)
    {
        QDir().mkpath(QFileInfo(folder_.filePath(path)).path());
        QFile file(folder_.filePath(path));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    [[nodiscard]] QString problem(const char* text)
    {
        const auto read = readVariation(QString::fromUtf8(text), *model_, QStringLiteral("--vary"));
        return read ? QString() : read.error();
    }

private Q_SLOTS:
    void initTestCase()
    {
        write(QStringLiteral("Parts/package.mo"),
              "package Parts model Pump parameter Real D(unit=\"m3\") = 1e-5; parameter Real w = 2; end Pump; end "
              "Parts;");
        write(QStringLiteral("Parts/Resources/Catalogues/pumps.csv"),
              "maker,type,class,D [cm3],w\nMaker,A 4,Parts.Pump,4.1 ±5 %,3\nMaker,A 5,Parts.Pump,5.1 +-2.5%,3\n"
              "Maker,A 6,Parts.Pump,6 ±500 %,3\n");
        write(QStringLiteral("m.mo"),
              "model m\n  Parts.Pump a(D=4.1e-6) annotation(__Bramah(part(maker=\"Maker\", typeCode=\"A 4\")));\n"
              "  Parts.Pump b(D=6e-6) annotation(__Bramah(part(maker=\"Maker\", typeCode=\"A 5\")));\n"
              "  Parts.Pump c annotation(__Bramah(part(maker=\"Maker\", typeCode=\"A 7\")));\n  Parts.Pump d;\n"
              "  Parts.Pump e annotation(__Bramah(part(maker=\"Maker\", typeCode=\"A 6\")));\n"
              "  Real x(start=1, fixed=true);\nequation\n  der(x) = -x*(a.D + b.D + c.D + d.D + e.D + a.w);\nend m;\n");
        const model::LoadedFiles loaded =
            model::loadFiles({folder_.filePath(QStringLiteral("m.mo"))}, {folder_.filePath(QStringLiteral("Parts"))});
        QVERIFY(!model::hasErrors(loaded.diagnostics));
        ModelSource source;
        source.library = loaded.library;
        source.className = "m";
        model_ = std::make_unique<Model>(source);
        QVERIFY(model_->flattened().model);
    }

    void toleranceIsTheSpreadOfTheModelsOwnValue()
    {
        const auto read = [&](const char* text) {
            return readVariation(QString::fromUtf8(text), *model_, QStringLiteral("--vary"))->range.spread.value();
        };
        const Distribution a = read("a.D~catalogue"), b = read("b.D ~ catalogue");
        QVERIFY(a.kind == Distribution::Kind::Uniform);
        QVERIFY(std::fabs(a.a - 4.1e-6 * 0.95) < 1e-15 && std::fabs(a.b - 4.1e-6 * 1.05) < 1e-15);
        QVERIFY(std::fabs(b.a - 6e-6 * 0.975) < 1e-15 && std::fabs(b.b - 6e-6 * 1.025) < 1e-15);
    }

    void whatIsMissingIsNamed()
    {
        QVERIFY(problem("a.w~catalogue").contains(QStringLiteral("no tolerance of `w` for Maker A 4")));
        QVERIFY(problem("c.D~catalogue").contains(QStringLiteral("no catalogue has the part Maker A 7 of `c`")));
        QVERIFY(problem("d.D~catalogue").contains(QStringLiteral("`d.D` is no parameter of a part from a catalogue")));
        QVERIFY(problem("e.D~catalogue").contains(QStringLiteral("no catalogue has the part")));  // its row is faulty
        QVERIFY(problem("f.D~catalogue").contains(QStringLiteral("f.D")));
    }
};

BRAMAH_TEST(CatalogueToleranceTest);

}  // namespace bramah::test

#include "catalogue_tolerance_test.moc"
