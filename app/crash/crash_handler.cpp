// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/crash/crash_handler.h"

#include "app/about/window_libraries.h"
#include "app/cli/options/version_text.h"
#include "app/translate.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#if defined(__GLIBC__)
#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <ctime>
#endif

namespace bramah::app {

QString crashReportFolder()
{
    QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (!QDir::isAbsolutePath(state))
        state = QDir::homePath() + QStringLiteral("/.local/state");
    return QStringLiteral("%1/%2/%3/crashes")
        .arg(state, QCoreApplication::organizationName(), QCoreApplication::applicationName());
}

#if defined(__GLIBC__)
namespace {

/// A text that the handler writes, kept from before the crash. What is longer is cut.
class PreparedText
{
public:
    void set(const QByteArray& text)
    {
        length_ = std::min(static_cast<std::size_t>(text.size()), text_.size() - 1);
        std::memcpy(text_.data(), text.constData(), length_);
        text_[length_] = '\0';
    }
    [[nodiscard]] const char* data() const { return text_.data(); }
    void writeTo(int file) const { static_cast<void>(!::write(file, text_.data(), length_)); }

private:
    std::array<char, 8192> text_{};
    std::size_t length_ = 0;
};

PreparedText reportPath, versions, told;
std::atomic_flag isCrashing = ATOMIC_FLAG_INIT;
std::array<char, 1 << 16> signalStack;

struct FatalSignal {
    int number;
    const char* name;
};
constexpr std::array kFatalSignals{FatalSignal{SIGSEGV, "SIGSEGV: memory that is not the program's was used"},
                                   FatalSignal{SIGBUS, "SIGBUS: memory that is not there was used"},
                                   FatalSignal{SIGFPE, "SIGFPE: an integer was divided by zero"},
                                   FatalSignal{SIGILL, "SIGILL: an instruction is unknown to the processor"},
                                   FatalSignal{SIGABRT, "SIGABRT: the program has ended itself"}};

void writeText(int file, const char* text)
{
    static_cast<void>(!::write(file, text, std::strlen(text)));
}

void writeNumber(int file, unsigned long number)
{
    std::array<char, 24> digits{};
    std::size_t first = digits.size() - 1;
    do {
        digits[--first] = static_cast<char>('0' + number % 10);
        number /= 10;
    } while (number > 0);
    writeText(file, &digits[first]);
}

void writeReport(int file, int number)
{
    writeText(file, "Bramah has crashed.\nSignal: ");
    writeNumber(file, static_cast<unsigned long>(number));
    for (const FatalSignal& fatal : kFatalSignals)
        if (fatal.number == number) {
            writeText(file, ", ");
            writeText(file, fatal.name);
        }
    writeText(file, "\nTime: ");
    writeNumber(file, static_cast<unsigned long>(std::time(nullptr)));
    writeText(file, " s after 1970-01-01, UTC\n\n");
    versions.writeTo(file);
    writeText(file, "\n\nCalled functions, the last one first:\n");
    std::array<void*, 100> called{};
    backtrace_symbols_fd(called.data(), backtrace(called.data(), static_cast<int>(called.size())), file);
}

/// Runs in whatever thread has crashed, amid whatever it was doing: system calls and prepared texts only.
void onCrash(int number)
{
    if (isCrashing.test_and_set())
        for (;;)
            ::pause();  // until the thread that was first ends the program
    const int file = ::open(reportPath.data(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file >= 0) {
        writeReport(file, number);
        ::close(file);
    }
    told.writeTo(STDERR_FILENO);
    std::signal(number, SIG_DFL);
    ::raise(number);
}

}  // namespace

void installCrashHandler(const CrashPlaces& places)
{
    const QDir folder(places.reports);
    folder.mkpath(QStringLiteral("."));
    const QString path =
        folder.filePath(QStringLiteral("crash_%1_%2.txt")
                            .arg(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd'T'HHmmss")))
                            .arg(QCoreApplication::applicationPid()));
    reportPath.set(QFile::encodeName(path));
    versions.set(cli::versionText(QStringLiteral("Bramah"), windowLibraries(), solver::AskLlvm::No).toUtf8());
    told.set(
        (QLatin1Char('\n') +
         tr("Bramah has crashed. Unsaved work is kept in %1 and comes back at the next start; what happened is in %2.")
             .arg(QDir::toNativeSeparators(places.recovery), QDir::toNativeSeparators(path)) +
         QLatin1Char('\n'))
            .toLocal8Bit());
    // The first call loads a library, which must not happen in the handler.
    std::array<void*, 1> here{};
    backtrace(here.data(), 1);
    // Where the stack is used up, the handler needs another one.
    stack_t stack{};
    stack.ss_sp = signalStack.data();
    stack.ss_size = signalStack.size();
    sigaltstack(&stack, nullptr);
    for (const FatalSignal& fatal : kFatalSignals) {
        struct sigaction action {
        };
        action.sa_handler = onCrash;
        action.sa_flags = SA_ONSTACK;
        sigemptyset(&action.sa_mask);
        sigaction(fatal.number, &action, nullptr);
    }
}
#else
void installCrashHandler(const CrashPlaces& /*places*/) {}
#endif

}  // namespace bramah::app
