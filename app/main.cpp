// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/window/editor_program.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTextStream>

#include <cstdio>

namespace {

int runCommandProgram(int argc, char* argv[], const QStringList& arguments)
{
    using namespace bramah::app;
    QTextStream out(stdout);
    QTextStream err(stderr);
    if (!needsPainting(arguments)) {
        const QCoreApplication application(argc, argv);
        return runCommand(arguments, out, err);
    }
    // Fonts and painting, but no display.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    return runCommand(arguments, out, err);
}

}  // namespace

int main(int argc, char* argv[])
{
    bramah::app::keepFreedMemory();
    bramah::app::setProgramIdentity();
    QStringList arguments;
    for (int k = 1; k < argc; ++k)
        arguments.append(QString::fromLocal8Bit(argv[k]));
    if (bramah::app::isCommand(arguments))
        return runCommandProgram(argc, argv, arguments);

    QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument(QStringLiteral("FILE.mo"), QCoreApplication::translate("main", "Model to open"),
                                 QStringLiteral("[FILE.mo...]"));
    parser.process(application);
    return bramah::app::runEditor(parser.positionalArguments());
}
