// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of files of instruments, loggers and spreadsheets, as their makers write them.
#include "model/csv/csv_title.h"
#include "model/csv/find_csv_form.h"
#include "model/csv/time_format.h"
#include "tests/test_registry.h"

#include <QStringEncoder>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah::model;

class CsvFormTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formsAreFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("form");  // as describe() writes it
        const auto row = [](const char* name, const QByteArray& text, const char* form) {
            QTest::newRow(name) << text << QString::fromUtf8(form);
        };
        row("plain", "time,x\n0,1.5\n1,2.5\n", ", . title 1 first 2 t=0 1s: time| x|");
        row("semicolon, decimal comma", "Zeit;p [bar]\r\n0,0;1,5\r\n0,1;2,5",
            "; , title 1 first 2 t=0 1s: Zeit| p|bar");
        row("semicolon, decimal point", "t;x\n0.5;1e3\n", "; . title 1 first 2 t=0 1s: t| x|");
        row("tab, decimal comma", "t\tx\n0,5\t-1,25E-2\n", "\t , title 1 first 2 t=0 1s: t| x|");
        row("commas in titles", "t;a[1,2].x\n0;1\n1;+2\n", "; . title 1 first 2 t=0 1s: t| a[1,2].x|");
        row("semicolons in quoted titles", "t,\"a; b\"\n0,1\n1,2\n", ", . title 1 first 2 t=0 1s: t| a; b|");
        row("no titles", "0 1\n0.1 2\n0.2 3\n", "  . title 0 first 1 t=0 1s: column 1| column 2|");
        row("Keysight: line of units", "x-axis,1,2\nsecond,Volt,Volt\n-0.1,1,2\n-0.05,1,2\n",
            ", . title 1 units 2 first 3 t=0 1s: x-axis|s 1|V 2|V");
        row("PicoScope: units in parentheses, an empty line",
            "Time;Kanal A;Kanal B\n(ms);(V);(mV)\n\n-5,00000000;0,1;2,5\n-4,9;0,2;NaN\n-4,8;0,2;-\n",
            "; , title 1 units 2 first 4 t=0 0.001s: Time|ms Kanal A|V Kanal B|mV");
        row("Rigol: what an oscilloscope sets above",
            "X,CH1,Start,Increment\nSequence,Volt,0,1e-6\n0,1.2,,\n1,1.3,,\n2,1.4,,\n",
            ", . title 1 units 2 first 3 t=-1 1e-06s from 0: X| CH1|V Start| Increment|");
        row("Rigol: begins before the trigger, columns that rise",
            "X,CH1,CH2,Start,Increment,\nSequence,Volt,Volt,-0.5,1e-3\n0,1.2,1,\n1,1.3,2,\n2,1.4,3,\n",
            ", . title 1 units 2 first 3 t=-1 0.001s from -0.5: X| CH1|V CH2|V Start|");
        row("LabVIEW without a column of the time",
            "LabVIEW Measurement\t\nX_Columns\tNo\n***End_of_Header***\t\n\t\nChannels\t2\t\n"
            "Y_Unit_Label\tbar\tl/min\t\nX0\t2.5E-1\t2.5E-1\t\nDelta_X\t0.01\t0.01\t\n***End_of_Header***\t\t\t\n"
            "X_Value\tpressure\tflow\tComment\n\t1.5\t2\t\n\t1.6\t3\t\n\t1.7\t4\t\n\t1.8\t5\t\n",
            "\t . title 10 units 6 first 11 t=-1 0.01s from 0.25: X_Value| pressure|bar flow|l/min Comment|");
        row("LabVIEW with units",
            "LabVIEW Measurement\t\n***End_of_Header***\t\n\nChannels\t2\t\nY_Unit_Label\tbar\tl/min\t\n"
            "X0\t0\t0\t\nDelta_X\t0.01\t0.01\t\n***End_of_Header***\t\t\t\nX_Value\tp\tq\tComment\n"
            "0\t1.5\t2\t\n0.01\t1.6\t3\t\n0.02\t1.7\t4\t\n",
            "\t . title 9 units 5 first 10 t=0 1s: X_Value| p|bar q|l/min Comment|");
        row("interval above", "Logger;7\nInterval;20;ms\np [bar];q\n1,5;2\n1,6;1\n1,2;3\n1,5;2\n1,6;1\n1,2;3\n",
            "; , title 3 first 4 t=-1 0.02s from 0: p|bar q|");
        row("a row of units with its name", "Name;p;q\nEinheit;bar;l/min\n0,0;1,5;2\n0,1;1,6;3\n0,2;1,7;4\n",
            "; , title 1 units 2 first 3 t=0 1s: Name| p|bar q|l/min");
        row("decimal commas in quotation marks", "\"Zeit [s]\",\"p [bar]\"\n\"0,0\",\"1,5\"\n\"0,1\",\"1,6\"\n",
            ", , title 1 first 2 t=0 1s: Zeit|s p|bar");
        row("thousands", "Zeit;n [1/min]\n0,0;1.450,5\n0,1;1.451,5\n0,2;999,5\n",
            "; , title 1 first 2 t=0 1s: Zeit| n|rev/min");
        row("Tektronix: values beside their description",
            "Record Length,2500,Points,-0.010,0.02\nSample "
            "Interval,1e-5,s,-0.009,0.04\n,,,-0.008,0.02\n,,,-0.007,0.02\n"
            ",,,-0.006,0.02\n,,,-0.005,0.02\n,,,-0.004,0.02\n",
            ", . title 0 first 1 t=3 1s: column 1| column 2| column 3| column 4| column 5|");
        row("LeCroy", "LECROYWR64Xi,12345,Waveform\nSegments,1,SegmentSize,500\nTime,Ampl\n-2.5e-6,0.1\n-2.4e-6,0.2\n",
            ", . title 3 first 4 t=0 1s: Time| Ampl|");
        row("LabVIEW",
            "LabVIEW Measurement\t\nWriter_Version\t2\nSeparator\tTab\n***End_of_Header***\t\n\nX_Value\tDruck "
            "[bar]\tComment\n0,000\t1,25\n0,001\t1,5\n",
            "\t , title 6 first 7 t=0 1s: X_Value| Druck|bar");
        row("date and time in two columns",
            "Gerät: HMG 4000\nDatum;Uhrzeit;P1 [bar];Q / (l/min);Status\n01.02.2024;12:00:00,000;10,5;20;OK\n"
            "01.02.2024;12:00:00,500;10,6;21;OK\n01.02.2024;12:00:01,000;10,7;22;OK\n",
            "; , title 2 first 3 t=1 date=0 dd.MM.yyyy hh:mm:ss zero: Datum| Uhrzeit| P1|bar Q|l/min Status|");
        row("ISO time stamps", "timestamp,p\n2024-02-01T12:00:00.000Z,1\n2024-02-01T12:00:00.100Z,2\n",
            ", . title 1 first 2 t=0 yyyy-MM-dd hh:mm:ss zero: timestamp| p|");
        row("American", "Time,Speed (rpm)\n2/13/2024 1:05:07.5 PM,10\n2/13/2024 1:05:08 PM,11\n",
            ", . title 1 first 2 t=0 MM/dd/yyyy hh:mm:ss AP zero: Time| Speed|rpm");
        row("milliseconds since 1970", "t,p\n1700000000123,1\n1700000000133,2\n",
            ", . title 1 first 2 t=0 0.001s zero: t| p|");
        row("the number of the sample first", "Nr;Zeit in ms;Weg [mm]\n1;0;5\n2;10;6\n3;20;7\n",
            "; . title 1 first 2 t=1 0.001s: Nr| Zeit|ms Weg|mm");
        row("the end of the title is the unit", "sample,time_us,p\n1,100,5\n2,200,6\n",
            ", . title 1 first 2 t=1 1e-06s: sample| time_us| p|");
        row("a comment sign", "# t  p\n0 1\n1 2\n", "  . title 1 first 2 t=0 1s: t| p|");
        row("no time", "p,q\n5,1\n3,2\n4,1\n5,3\n4,2\n", ", . title 1 first 2 t=-1: p| q|");
        row("bars", "t|p\n0|1.5\n1|1.6\n", "| . title 1 first 2 t=0 1s: t| p|");
        row("twice the same title", "t,p,p\n0,1,2\n1,2,3\n", ", . title 1 first 2 t=0 1s: t| p| p 2|");
    }

    void formsAreFound()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, form);
        const FoundCsvForm found = findCsvForm(text);
        QCOMPARE(describe(text, found.form), form);
    }

    void encodingsAreFound()
    {
        const QString text = QStringLiteral("t;Öl [°C]\n0;1\n1;2\n");
        const auto title = [](const QByteArray& bytes) { return csvColumns(bytes, findCsvForm(bytes).form).at(1); };
        for (const QByteArray& bytes :
             {text.toUtf8(), text.toLatin1(),
              QByteArray(QStringEncoder(QStringEncoder::Utf16LE, QStringEncoder::Flag::WriteBom)(text)),
              QByteArray(QStringEncoder(QStringEncoder::Utf16BE)(text))}) {
            QCOMPARE(title(bytes).title, QStringLiteral("Öl"));
            QCOMPARE(title(bytes).unit, QStringLiteral("°C"));
        }
    }

    void findingsTellWhatIsNotSure()
    {
        const auto said = [](const QByteArray& text, const char* part) {
            return findCsvForm(text).findings.join(u'\n').contains(QString::fromUtf8(part));
        };
        QVERIFY(said("t,x\n0,1\n1,2\n", "`t` has no unit"));
        QVERIFY(!said("t [s],x\n0,1\n1,2\n", "has no unit"));
        QVERIFY(said("t,x,s\n0,1,ok\n1,2,ok\n", "`s` holds texts"));
        QVERIFY(said("a\nb\nt,x\n0,1\n1,2\n", "titles stand in line 3"));
        QVERIFY(said("p,q\n5,1\n3,2\n4,1\n5,3\n4,2\n", "No column rises"));
        QVERIFY(said("d,x\n01/02/2024 10:00:00,1\n01/02/2024 10:00:01,2\n", "month/day/year"));
        QVERIFY(!said("d,x\n13/02/2024 10:00:00,1\n13/02/2024 10:00:01,2\n", "month/day/year"));
        QVERIFY(said("hello\nworld\n", "No lines of numbers"));
        QVERIFY(said("", "No lines of numbers"));
    }

    void unitsInTitles_data()
    {
        QTest::addColumn<QString>("head");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("unit");
        const auto row = [](const char* head, const char* name, const char* unit) {
            QTest::newRow(head) << QString::fromUtf8(head) << QString::fromUtf8(name) << QString::fromUtf8(unit);
        };
        row("p [bar]", "p", "bar");
        row("p[bar]", "p", "bar");
        row("p (bar)", "p", "bar");
        row("p / bar", "p", "bar");
        row("Druck/bar", "Druck", "bar");
        row("Q / (l/min)", "Q", "l/min");
        row("Q / l/min", "Q", "l/min");
        row("Zeit in ms", "Zeit", "ms");
        row("T [°C]", "T", "°C");
        row("n [1/min]", "n", "rev/min");
        row("M (Nm)", "M", "N.m");
        row("u (Volts)", "u", "V");
        row("x [-]", "x", "1");
        row("Temp (F)", "Temp", "degF");
        row("T [C]", "T", "degC");
        row("P (PSI)", "P", "psi");
        row("speed [furlongs]", "speed", "furlongs");
        row("p (left)", "p (left)", "");
        row("a/b ratio", "a/b ratio", "");
        row("valve.pos[1]", "valve.pos[1]", "");
        row("x", "x", "");
    }

    void unitsInTitles()
    {
        QFETCH(const QString, head);
        const CsvTitle title = csvTitle(head);
        QTEST(title.name, "name");
        QTEST(title.unit, "unit");
    }

    void timesAreRead()
    {
        const auto seconds = [](const char* format, const char* begin, const char* end) {
            const TimeFormat form(QString::fromUtf8(format));
            const auto first = form.read(begin), last = form.read(end);
            return form.isValid() && first && last ? secondsBetween(*first, *last) : std::nan("");
        };
        QCOMPARE(seconds("yyyy-MM-dd hh:mm:ss", "2024-02-28 23:59:59.5", "2024-03-01T00:00:00.25Z"), 86400 + 0.75);
        QVERIFY(seconds("dd.MM.yyyy hh:mm:ss", "31.12.1999 23:59:59,999", "1.1.2000 0:00:00") == 0.001);
        QCOMPARE(seconds("dd.MM.yy hh:mm", "31.12.99 23:59", "01.01.00 00:00"), 60.0);
        QCOMPARE(seconds("MM/dd/yyyy hh:mm:ss AP", "1/2/2024 11:59:59 AM", "1/2/2024 12:00:01 PM"), 2.0);
        QCOMPARE(seconds("hh:mm:ss", "00:00:00", "123:00:00.5"), 123 * 3600 + 0.5);
        QCOMPARE(seconds("mm:ss", "00:01.5", "61:00"), 61 * 60 - 1.5);
        QCOMPARE(seconds("dd-MMM-yyyy hh:mm:ss", "28-Feb-2023 00:00:00", "01-Mar-2023 00:00:00"), 86400.0);
        QCOMPARE(seconds("yyyy-MM-dd hh:mm:ss", "2024-03-31T01:59:59+01:00", "2024-03-31T03:00:00+02:00"), 1.0);
        QVERIFY(std::isnan(seconds("yyyy-MM-dd", "2024-13-01", "2024-12-01")));
        QVERIFY(std::isnan(seconds("yyyy-MM-dd hh:mm:ss", "2024-01-01", "2024-12-01")));
        QVERIFY(!TimeFormat(QStringLiteral("hh:hh")).isValid());
        QVERIFY(!TimeFormat(QStringLiteral("x")).isValid());
    }

private:
    static QString describe(const QByteArray& text, const CsvForm& form)
    {
        QString said = QStringLiteral("%1 %2 title %3 ")
                           .arg(QLatin1Char(form.separator))
                           .arg(QLatin1Char(form.decimal))
                           .arg(form.titleLine);
        if (form.unitLine > 0)
            said += QStringLiteral("units %1 ").arg(form.unitLine);
        said += QStringLiteral("first %1 t=%2").arg(form.firstLine).arg(form.timeColumn);
        if (form.dateColumn >= 0)
            said += QStringLiteral(" date=%1").arg(form.dateColumn);
        if (!form.timeFormat.isEmpty())
            said += QLatin1Char(' ') + form.timeFormat;
        else if (form.timeColumn >= 0)
            said += QStringLiteral(" %1s").arg(form.timeUnit);
        else if (form.interval != CsvForm().interval)
            said += QStringLiteral(" %1s from %2").arg(form.interval).arg(form.start);
        if (form.startsAtZero)
            said += QStringLiteral(" zero");
        said += QLatin1Char(':');
        for (const CsvColumn& column : csvColumns(text, form))
            said += QStringLiteral(" %1|%2").arg(column.title, column.unit);
        return said;
    }
};

BRAMAH_TEST(CsvFormTest);
#include "csv_form_test.moc"
