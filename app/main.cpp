// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/command_line.h"
#include "app/cli/commands/program.h"
#include "app/commands/command_line.h"
#include "app/commands/drawn_pictures.h"
#include "app/files/shipped_fonts.h"
#include "app/window/editor_program.h"

#include <QApplication>
#include <QCommandLineParser>

namespace {

int runCommandProgram(int argc, char* argv[], const QStringList& arguments)
{
    using namespace bramah;
    const app::DrawnPictures pictures;
    if (!app::needsPainting(arguments)) {
        const QCoreApplication application(argc, argv);
        return cli::runCommandOnConsole(arguments, &pictures);
    }
    // Fonts and painting, but no display.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    return cli::runCommandOnConsole(arguments, &pictures);
}

}  // namespace

int main(int argc, char* argv[])
{
    bramah::cli::keepFreedMemory();
    bramah::cli::surviveFullFiles();
    bramah::app::useShippedFonts();
    bramah::app::setProgramIdentity();
    QStringList arguments;
    for (int k = 1; k < argc; ++k)
        arguments.append(QString::fromLocal8Bit(argv[k]));
    if (bramah::cli::isCommand(arguments))
        return runCommandProgram(argc, argv, arguments);

    QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument(QStringLiteral("FILE.mo"), QCoreApplication::translate("main", "Model to open"),
                                 QStringLiteral("[FILE.mo...]"));
    parser.process(application);
    return bramah::app::runEditor(parser.positionalArguments());
}
