// SPDX-License-Identifier: GPL-3.0-or-later
// Scans the includes of all layers. A link line alone does not keep layers apart: a target that links Qt6::Core only
// still compiles <QtWidgets/QWidget>.
#include "tests/test_registry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTest>

namespace {

const QString kAnyModule = QStringLiteral("*");

/// What a layer's files may include, by what stands before the first `/` of an include or by the Qt module it is in.
struct Layer {
    QStringList folders;  // of the repository
    QStringList qtModules;
    QStringList libraries;  // of other origin
};

const QHash<QString, Layer>& layers()
{
    static const QStringList kSolverLibraries{QStringLiteral("Eigen"), QStringLiteral("llvm")};
    static const QHash<QString, Layer> kLayers{
        {QStringLiteral("model"), {{QStringLiteral("model")}, {QStringLiteral("QtCore")}, {}}},
        {QStringLiteral("solver"),
         {{QStringLiteral("model"), QStringLiteral("solver")}, {QStringLiteral("QtCore")}, kSolverLibraries}},
        {QStringLiteral("app/cli"),
         {{QStringLiteral("model"), QStringLiteral("solver"), QStringLiteral("app/cli")},
          {QStringLiteral("QtCore")},
          {}}},
        {QStringLiteral("app/python"),
         {{QStringLiteral("model"), QStringLiteral("solver"), QStringLiteral("app/cli"), QStringLiteral("app/python")},
          {QStringLiteral("QtCore")},
          {}}},
        {QStringLiteral("editor"),
         {{QStringLiteral("model"), QStringLiteral("editor")},
          {QStringLiteral("QtCore"), QStringLiteral("QtGui"), QStringLiteral("QtWidgets"), QStringLiteral("QtSvg")},
          {}}},
        {QStringLiteral("app"),
         {{QStringLiteral("model"), QStringLiteral("solver"), QStringLiteral("app/cli"), QStringLiteral("editor"),
           QStringLiteral("app")},
          {kAnyModule},
          {QStringLiteral("qcustomplot")}}},
    };
    return kLayers;
}

/// Libraries that only the folder that wraps them may include.
const QHash<QString, QString>& wrappedLibraries()
{
    static const QHash<QString, QString> kWrapped = [] {
        QHash<QString, QString> wrapped;
        for (const char* name : {"nvector", "sundials", "sunmatrix", "sunlinsol", "sunnonlinsol"})
            wrapped.insert(QString::fromLatin1(name), QStringLiteral("solver/sundials/"));
        for (const char* name : {"arkode", "cvode", "ida"})
            wrapped.insert(QString::fromLatin1(name), QStringLiteral("solver/integrators/"));
        for (const char* name : {"klu", "amd", "btf", "colamd", "lapacke"})
            wrapped.insert(QString::fromLatin1(name), QStringLiteral("solver/linear_algebra/"));
        wrapped.insert(QStringLiteral("kinsol"), QStringLiteral("solver/nonlinear/"));
        wrapped.insert(QStringLiteral("matio"), QStringLiteral("solver/data_files/"));
        wrapped.insert(QStringLiteral("llvm"), QStringLiteral("solver/tape/"));
        return wrapped;
    }();
    return kWrapped;
}

/// The module of each of Qt's headers, by the name it is included by without its module.
QHash<QString, QString> qtHeaders()
{
    QHash<QString, QString> modules;
    const QDir headers(QStringLiteral(BRAMAH_QT_HEADERS));
    for (const QString& module : headers.entryList({QStringLiteral("Qt*")}, QDir::Dirs))
        for (const QString& header : QDir(headers.filePath(module)).entryList(QDir::Files))
            if (!modules.contains(header) || module == QLatin1String("QtCore"))
                modules.insert(header, module);
    return modules;
}

/// The layer of a file: its first folder, but for the command line and the Python package, layers below the window
/// inside of app.
QString layerOf(const QString& file)
{
    for (const QString& below : {QStringLiteral("app/cli"), QStringLiteral("app/python")})
        if (file.startsWith(below + QLatin1Char('/')))
            return below;
    return file.section(QLatin1Char('/'), 0, 0);
}

/// Why a file of a layer may not include \a include; empty if it may.
QString problem(const QString& file, const QString& include, const QHash<QString, QString>& qtModules)
{
    const QString layerName = layerOf(file);
    const Layer& layer = *layers().constFind(layerName);
    const bool hasFolder = include.contains(QLatin1Char('/'));
    QString first = layerOf(include);
    if (!hasFolder && first.endsWith(QLatin1String(".h")) && !qtModules.contains(include))
        first.chop(2);

    if (hasFolder && layers().contains(first))
        return layer.folders.contains(first) ? QString() : QStringLiteral("uses the layer %1").arg(first);
    const auto wrapper = wrappedLibraries().constFind(first.toLower());
    if (wrapper != wrappedLibraries().constEnd())
        return file.startsWith(*wrapper) ? QString() : QStringLiteral("only %1 may include it").arg(*wrapper);
    const QString qtModule = hasFolder && first.startsWith(QLatin1String("Qt")) ? first : qtModules.value(include);
    if (!qtModule.isEmpty())
        return layer.qtModules.contains(kAnyModule) || layer.qtModules.contains(qtModule)
                   ? QString()
                   : QStringLiteral("uses %1").arg(qtModule);
    if (first == QLatin1String("qcustomplot") || first == QLatin1String("Eigen"))
        return layer.libraries.contains(first) ? QString() : QStringLiteral("uses %1").arg(first);
    return {};
}

}  // namespace

class LayeringTest : public QObject
{
    Q_OBJECT

    QHash<QString, QString> qtModules_ = qtHeaders();

private Q_SLOTS:
    void forbiddenIncludesAreNoticed_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("include");
        QTest::addColumn<bool>("isAllowed");
        QTest::newRow("core") << "model/a.h"
                              << "QString" << true;
        QTest::newRow("core, long") << "model/a.h"
                                    << "QtCore/QString" << true;
        QTest::newRow("own layer") << "model/a.h"
                                   << "model/text/span.h" << true;
        QTest::newRow("standard") << "model/a.h"
                                  << "vector" << true;
        QTest::newRow("gui") << "model/a.h"
                             << "QColor" << false;
        QTest::newRow("widgets, long") << "model/a.h"
                                       << "QtWidgets/QWidget" << false;
        QTest::newRow("old spelling") << "model/a.h"
                                      << "qwidget.h" << false;
        QTest::newRow("undo stack in the model") << "model/a.h"
                                                 << "QUndoStack" << false;
        QTest::newRow("solver from editor") << "editor/a.h"
                                            << "solver/reports/run_end.h" << false;
        QTest::newRow("app from editor") << "editor/a.h"
                                         << "app/x.h" << false;
        QTest::newRow("widgets from editor") << "editor/a.h"
                                             << "QWidget" << true;
        QTest::newRow("plot from editor") << "editor/a.h"
                                          << "qcustomplot.h" << false;
        QTest::newRow("command line from Python") << "app/python/a.h"
                                                  << "app/cli/commands/program.h" << true;
        QTest::newRow("window from Python") << "app/python/a.h"
                                            << "app/window/main_window.h" << false;
        QTest::newRow("widgets from Python") << "app/python/a.h"
                                             << "QWidget" << false;
        QTest::newRow("Python from app") << "app/a.h"
                                         << "app/python/held_model.h" << false;
        QTest::newRow("plot from app") << "app/a.h"
                                       << "qcustomplot.h" << true;
        QTest::newRow("cvode from run") << "solver/run/a.cpp"
                                        << "cvode/cvode.h" << false;
        QTest::newRow("cvode") << "solver/integrators/a.cpp"
                               << "cvode/cvode.h" << true;
        QTest::newRow("vectors from integrators") << "solver/integrators/a.cpp"
                                                  << "nvector/nvector_serial.h" << false;
        QTest::newRow("klu from app") << "app/a.cpp"
                                      << "klu.h" << false;
        QTest::newRow("eigen from model") << "model/a.cpp"
                                          << "Eigen/Dense" << false;
        QTest::newRow("eigen from solver") << "solver/a.cpp"
                                           << "Eigen/Dense" << true;
    }
    void forbiddenIncludesAreNoticed()
    {
        QFETCH(QString, file);
        QFETCH(QString, include);
        QFETCH(bool, isAllowed);
        QCOMPARE(problem(file, include, qtModules_).isEmpty(), isAllowed);
    }

    void everyIncludeKeepsToItsLayer()
    {
        QVERIFY2(qtModules_.value(QStringLiteral("QWidget")) == QLatin1String("QtWidgets"), BRAMAH_QT_HEADERS);
        static const QRegularExpression kInclude(QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"),
                                                 QRegularExpression::MultilineOption);
        const QDir root(qEnvironmentVariable("BRAMAH_SOURCE_DIR"));
        QStringList problems;
        int files = 0;
        for (const QString& layer : layers().keys()) {
            QDirIterator entries(root.filePath(layer), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                                 QDirIterator::Subdirectories);
            while (entries.hasNext()) {
                QFile source(entries.next());
                QVERIFY(source.open(QIODevice::ReadOnly));
                ++files;
                const QString path = root.relativeFilePath(source.fileName());
                auto matches = kInclude.globalMatch(QString::fromUtf8(source.readAll()));
                while (matches.hasNext()) {
                    const QString include = matches.next().captured(1);
                    const QString why = problem(path, include, qtModules_);
                    if (!why.isEmpty())
                        problems << QStringLiteral("%1 includes %2: %3").arg(path, include, why);
                }
            }
        }
        QVERIFY(files > 50);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

BRAMAH_TEST(LayeringTest);
#include "layering_test.moc"
