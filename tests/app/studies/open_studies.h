// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studies/studies_panel.h"
#include "app/widgets/entry_table.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QtTest/QTest>

namespace bramah::test {

/// x(1 s) = x0*exp(-k), which fails below k = 0.
inline const QByteArray kDecay =
    "model decay\n  parameter Real k=2;\n  parameter Real x0=1;\n  Real x(start=x0, fixed=true);\nequation\n  der(x) = "
    "-k*x;\n  assert(k > 0, \"k is not above 0\");\n  annotation(experiment(StopTime=1, Tolerance=1e-9, "
    "Interval=0.1));\nend decay;\n";

/// A window with that model and the panel Studies in front.
struct OpenStudies {
    explicit OpenStudies(const QByteArray& text = kDecay)
    {
        const QString path = test.filePath(QStringLiteral("decay.mo"));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        file.close();
        test.window().documents().open(path);
        hands.press(Qt::Key_0, Qt::ControlModifier | Qt::ShiftModifier);
    }
    app::StudiesPanel& panel() { return partOf<app::StudiesPanel>(test.window()); }
    /// Types a row of the table, as the user does.
    void type(int row, const char* parameter, const char* values)
    {
        Hands::typeRow(panel().form().table(), row, 0, {parameter, values});
    }
    void choose(solver::Sampling sampling)
    {
        QComboBox& box = panel().form().sampling();
        box.setCurrentIndex(box.findData(static_cast<int>(sampling)));
    }
    void run()
    {
        QTest::mouseClick(&panel().startButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!panel().job().isRunning(), 30000);
    }

    TestWindow test;
    Hands hands{test};
};

}  // namespace bramah::test
