// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/system_file/system_file.h"

#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QTest>

namespace bramah::test {

using namespace solver;

/// A system that was written and read is the one that was compiled.
class SystemFileTest : public QObject
{
    Q_OBJECT

    static std::shared_ptr<const CompiledSystem> systemOf(const QByteArray& text)
    {
        const CompileOutcome outcome = compiled(text);
        if (!outcome.system)
            throw std::runtime_error(messages(outcome).toStdString());
        return outcome.system;
    }

private Q_SLOTS:
    void systemsRunAlike_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("states") << QByteArray(
            "model M parameter Real k=3; Real x(start=1, fixed=true); Real v(start=0, fixed=true); equation "
            "der(x) = v; der(v) = -k*x; end M;");
        QTest::newRow("events") << QByteArray(
            "model M Real h(start=1, fixed=true); Real v(start=0, fixed=true); Integer n(start=0, fixed=true); "
            "equation der(h) = v; der(v) = -9.81; when h < 0 then reinit(v, -0.8*pre(v)); n = pre(n) + 1; end when; "
            "end M;");
        QTest::newRow("blocks") << QByteArray(
            "model M Real x(start=1, fixed=true); Real y(start=1); Real z; equation der(x) = -y; y^3 + y = x + z; "
            "z = 2*y - x; assert(y < 5, \"y is \" + String(y)); end M;");
        QTest::newRow("start") << QByteArray(
            "model M Real x; Real y; parameter Real p(fixed=false); initial equation der(x) = 0; x^3 = 8; equation "
            "der(x) = p - x + sin(time); y = homotopy(x^2, x); end M;");
        QTest::newRow("delays") << QByteArray(
            "model M Real x(start=1, fixed=true); Real y = delay(x, 0.2 + 0.05*x, 1); equation der(x) = -delay(x, 0.3) "
            "- y; end M;");
        QTest::newRow("loop") << QByteArray(
            "function root input Real a; output Real x; algorithm x := 1; while abs(x*x - a) > 1e-9 loop "
            "x := (x + a/x)/2; end while; end root; "
            "model M Real x(start=1, fixed=true); equation der(x) = -root(x + 1); end M;");
        QTest::newRow("samples") << QByteArray(
            "model M discrete Real y(start=0, fixed=true); Real x(start=0, fixed=true); equation der(x) = y - x; "
            "when sample(0.1, 0.25) then y = pre(y) + x + 1; end when; end M;");
    }
    void systemsRunAlike()
    {
        QFETCH(QByteArray, text);
        const auto written = systemOf(text);
        const std::string bytes = writeSystem(*written);
        const auto read = readSystem(bytes);
        QVERIFY(read);
        QVERIFY(writeSystem(**read) == bytes);
        TestRun one(written), other(*read);
        one.start();
        other.start();
        QVERIFY2(one.status.ok(), one.detail().c_str());
        for (const double time : {0.5, 1.3}) {
            one.runTo(time, 0.01);
            other.runTo(time, 0.01);
            QVERIFY2(one.status.ok() && other.status.ok(), (one.detail() + other.detail()).c_str());
            for (const OutputLayout& output : written->layout.outputs) {
                const std::string& path = written->model.variable(output.variable).path;
                QVERIFY2(one[path] == other[path], path.c_str());
            }
        }
        QCOMPARE(other.events, one.events);
    }

    void failuresAreToldAlike()
    {
        const auto written = systemOf(
            "model M Real x(start=1, fixed=true); Real y; Real z; equation der(x) = -1; y = 1/x; (z - 1)^2 = y - 5; "
            "end M;");
        const auto read = readSystem(writeSystem(*written));
        QVERIFY(read);
        TestRun one(written), other(*read);
        one.start();
        other.start();
        QVERIFY(!one.detail().empty());
        QCOMPARE(other.detail(), one.detail());
    }

    void damagedBytesAreRefused()
    {
        const std::string bytes = writeSystem(
            *systemOf("model M parameter Real k=3; Real x(start=1, fixed=true); equation der(x) = -k*x; end M;"));
        for (std::size_t at = 0; at < bytes.size(); at += 7) {
            std::string damaged = bytes;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
            QVERIFY2(!readSystem(damaged), std::to_string(at).c_str());
        }
        for (const std::size_t left : {std::size_t{0}, std::size_t{9}, bytes.size() / 2, bytes.size() - 1})
            QVERIFY(!readSystem(std::string_view(bytes).substr(0, left)));
        QVERIFY(!readSystem(bytes + "x"));
        QVERIFY(readSystem("something else").error() == SystemFileProblem::NoSystem);
        std::string later = bytes;
        later[8] = static_cast<char>(later[8] + 1);
        QVERIFY(readSystem(later).error() == SystemFileProblem::OtherVersion);
    }
};

BRAMAH_TEST(SystemFileTest);

}  // namespace bramah::test

#include "system_file_test.moc"
