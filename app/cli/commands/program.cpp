// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/program.h"

#include "app/cli/commands/command_line.h"
#include "app/cli/options/translate.h"
#include "model/files/output_file.h"

#include <QCoreApplication>
#include <QTextStream>

#include <csignal>
#include <cstdio>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace bramah::cli {

void setProgramIdentity()
{
    QCoreApplication::setApplicationName(QStringLiteral("bramah"));
    QCoreApplication::setOrganizationName(QStringLiteral("Bramah"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BRAMAH_VERSION));
}

void keepFreedMemory()
{
#if defined(__GLIBC__)
    constexpr int kMegabyte = 1 << 20;
    mallopt(M_TRIM_THRESHOLD, 512 * kMegabyte);
    mallopt(M_MMAP_THRESHOLD, 32 * kMegabyte);  // the most that glibc takes
    mallopt(M_TOP_PAD, 64 * kMegabyte);  // as much as a heap of a further thread holds: these heaps are kept then
#endif
}

void surviveFullFiles()
{
#if defined(SIGXFSZ)
    std::signal(SIGXFSZ, SIG_IGN);
#endif
}

int runCommandOnConsole(const QStringList& arguments, const Pictures* pictures)
{
    model::OutputFile console = model::OutputFile::console();
    QTextStream out(&console.device());
    QTextStream err(stderr);
    CommandStreams streams{out, err, pictures};
    const int code = runCommand(arguments, streams);
    out.flush();
    if (console.commit())
        return code;
    err << tr("error: %1").arg(console.problem()) << '\n';
    return code == kExitOk ? kExitWrongInput : code;
}

}  // namespace bramah::cli
