// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "model/imports/hopsan/hopsan_import.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace bramah;

namespace {

QByteArray part(const QByteArray& type, const QByteArray& name,
                std::initializer_list<std::pair<const char*, double>> values)
{
    QByteArray text = "<component typename=\"" + type + "\" name=\"" + name + "\"><parameters>";
    for (const auto& [key, value] : values)
        text += QByteArray("<parameter name=\"") + key + "\" value=\"" + QByteArray::number(value, 'g', 17) + "\"/>";
    return text + "</parameters></component>";
}

QByteArray line(const QByteArray& from, const QByteArray& fromPort, const QByteArray& to, const QByteArray& toPort)
{
    return "<connect startcomponent=\"" + from + "\" startport=\"" + fromPort + "\" endcomponent=\"" + to +
           "\" endport=\"" + toPort + "\"/>";
}

}  // namespace

/// Imported Hopsan models give what closed forms say of Hopsan's laws.
class HopsanImportRunTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

    test::LibraryRun runOf(const QByteArray& objects, const QByteArray& lines, double stop) const
    {
        QFile file(folder_.filePath(QStringLiteral("model.hmf")));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(
            "<hopsanmodelfile hmfversion=\"0.4\"><system name=\"s\"><simulationtime stop=\"1\" "
            "timestep=\"0.0001\"/><objects>" +
            objects + "</objects><connections>" + lines + "</connections></system></hopsanmodelfile>");
        file.close();
        model::ClassLibrary library;
        library.addDefaultSearchPaths();
        const auto made = model::hopsan::importHopsan(file.fileName(), library);
        if (!made)
            return {};
        test::LibraryRunOptions options;
        options.stopTime = stop;
        options.variables = QStringLiteral(".*");
        return test::runText(made->text, options);
    }

private Q_SLOTS:
    /// A pump against a relief valve: at rest q = x*sqrt(dp), x = (p - p_max)/(C_s + C_f*dp).
    void theReliefValveHoldsThePressure()
    {
        const double flow = 5e-4, pMax = 150e5, k = 2e-9;
        const auto run =
            runOf(part("HydraulicFlowSourceQ", "pump", {{"q#Value", flow}}) +
                      part("HydraulicVolumeMultiPort", "volume", {{"V#Value", 1e-4}, {"Beta_e#Value", 1e9}}) +
                      part("HydraulicPressureReliefValve", "relief",
                           {{"p_max#Value", pMax},
                            {"tao#Value", 1e-3},
                            {"p_h#Value", 0},
                            {"k_cs", k},
                            {"k_cf", k},
                            {"q_nom", 0.01}}) +
                      part("HydraulicTankC", "tank", {{"p", 1e5}}),
                  line("pump", "P1", "volume", "P1") + line("volume", "P1", "relief", "P1") +
                      line("relief", "P2", "tank", "P1"),
                  1);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double p = run.last(QStringLiteral("volume.p")), dp = p - 1e5, pNom = 7e6;
        const double x = (p - pMax) / (std::sqrt(pNom) / k + dp / (k * std::sqrt(pNom)));
        QVERIFY2(std::abs(x * std::sqrt(dp) / flow - 1) < 1e-6, qPrintable(QString::number(x * std::sqrt(dp))));
        QVERIFY(p > pMax && p < pMax + 20e5);
    }

    /// A mass between a spring and a wall swings with sqrt(c/m); the far end of the spring counts the other way, so
    /// that a mirror is in it.
    void aMassOnASpringSwings()
    {
        const double m = 2, c = 800, force = 100;
        const auto run = runOf(
            part("MechanicForceTransformer", "force", {{"F#Value", force}}) +
                part("MechanicTranslationalMass", "mass", {{"m", m}, {"B#Value", 0}, {"k#Value", 0}}) +
                part("MechanicTranslationalSpring", "spring", {{"k#Value", c}}) +
                part("MechanicTranslationalMass", "wall", {{"m", 1e9}, {"B#Value", 0}, {"k#Value", 0}}),
            line("force", "P1", "mass", "P1") + line("mass", "P2", "spring", "P1") + line("spring", "P2", "wall", "P2"),
            1);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.05, 0.3, 0.77}) {
            const double expected = force / c * (1 - std::cos(std::sqrt(c / m) * t));
            QVERIFY(std::abs(run.at(QStringLiteral("mass.s"), t) - expected) < 1e-5);
        }
    }

    /// A cylinder between two volumes: its speed is the flow over the area, and out of Hopsan's P3 is out.
    void aCylinderGoesOut()
    {
        const double flow = 1e-4, area = 1e-3;
        const auto run = runOf(part("HydraulicFlowSourceQ", "pump", {{"q#Value", flow}}) +
                                   part("HydraulicTankC", "tank", {{"p", 1e5}}) +
                                   part("HydraulicLaminarOrifice", "back", {{"Kc#Value", 1e-9}}) +
                                   part("HydraulicCylinderC", "cylinder",
                                        {{"A_1#Value", area},
                                         {"A_2#Value", area},
                                         {"s_l#Value", 1},
                                         {"B_p#Value", 1000},
                                         {"c_leak#Value", 0},
                                         {"P3#Position", -0.25}}) +
                                   part("MechanicTranslationalMass", "mass", {{"m", 10}, {"B#Value", 0}}),
                               line("pump", "P1", "cylinder", "P1") + line("cylinder", "P2", "back", "P1") +
                                   line("back", "P2", "tank", "P1") + line("cylinder", "P3", "mass", "P1"),
                               2);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(std::abs(run.last(QStringLiteral("cylinder.v")) / (flow / area) - 1) < 1e-4);
        QVERIFY(std::abs(run.at(QStringLiteral("cylinder.x"), 0) - 0.25) < 1e-9);
    }
};

BRAMAH_TEST(HopsanImportRunTest);

#include "hopsan_import_run_test.moc"
