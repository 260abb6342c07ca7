// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/cli/options/exit_code.h"
#include "app/translate.h"
#include "app/window/editor_program.h"
#include "model/files/output_file.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTextStream>

#include <csignal>
#include <cstdio>

namespace {

/// A command whose output could not be written has failed.
int runCommandOnConsole(const QStringList& arguments)
{
    bramah::model::OutputFile console = bramah::model::OutputFile::console();
    QTextStream out(&console.device());
    QTextStream err(stderr);
    const int code = bramah::app::runCommand(arguments, out, err);
    out.flush();
    if (console.commit())
        return code;
    err << bramah::app::tr("error: %1").arg(console.problem()) << '\n';
    return code == bramah::app::kExitOk ? bramah::app::kExitWrongInput : code;
}

int runCommandProgram(int argc, char* argv[], const QStringList& arguments)
{
    using namespace bramah::app;
    if (!needsPainting(arguments)) {
        const QCoreApplication application(argc, argv);
        return runCommandOnConsole(arguments);
    }
    // Fonts and painting, but no display.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    return runCommandOnConsole(arguments);
}

}  // namespace

int main(int argc, char* argv[])
{
    bramah::app::keepFreedMemory();
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a problem to tell, as a full disk is
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
