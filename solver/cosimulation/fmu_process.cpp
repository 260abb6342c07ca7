// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/cosimulation/fmu_process.h"

#include "model/classes/class_library.h"
#include "solver/cosimulation/allowed_fmus.h"
#include "solver/cosimulation/fmu_package.h"
#include "solver/translate.h"

#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>

extern char** environ;

namespace bramah::solver {
namespace {

constexpr int kLookPeriod = 50;  // ms, between looks at what is wanted

double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

QString hostProgram()
{
    return model::ClassLibrary::programFolder() + QStringLiteral("/../lib/bramah/bramah_fmu_host");
}

/// A pair of connected ends, closed in programs that are started later.
std::array<int, 2> connectedEnds()
{
    std::array<int, 2> ends{-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        throw FmuFailure(tr("no connection to another process can be made: %1")
                             .arg(QString::fromLocal8Bit(std::strerror(errno)))
                             .toStdString());
    return ends;
}

/// Starts the host with \a connection as host::kConnection and without other input and output; its id, or -1.
int startedHost(int connection)
{
    const QByteArray program = QFile::encodeName(hostProgram());
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, connection, host::kConnection);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    // Ctrl+C in a terminal goes to the program, which then ends the host; signals that it blocks are the host's own.
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    std::string name = program.toStdString();
    std::array<char*, 2> arguments{name.data(), nullptr};
    pid_t process = -1;
    const int failure = posix_spawn(&process, program.constData(), &actions, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return failure == 0 ? process : -1;
}

}  // namespace

FmuProcess::FmuProcess(std::shared_ptr<const FmuPackage> fmu, double timeLimit,
                       const std::function<bool()>& isStopWanted)
    : fmu_(std::move(fmu)), timeLimit_(timeLimit), isStopWanted_(isStopWanted)
{
    if (!AllowedFmus::contains(*fmu_))
        throw FmuNotAllowed(
            tr("%1 is a program of its own that would run on this machine. Allow it, if it comes from somebody whom "
               "you trust: the window asks when the model is run, on the command line `--trust` does")
                .arg(fmu_->fileName())
                .toStdString());
    start();
}

FmuProcess::~FmuProcess()
{
    end();
}

void FmuProcess::start()
{
    const auto unpacked = fmu_->unpacked();
    if (!unpacked)
        throw FmuFailure(unpacked.error().toStdString());
    const std::array<int, 2> ends = connectedEnds();
    connection_ = ends[0];
    process_ = startedHost(ends[1]);
    close(ends[1]);
    if (process_ < 0) {
        end();
        throw FmuFailure(tr("%1 cannot be run: %2 is missing").arg(fmu_->fileName(), hostProgram()).toStdString());
    }
    host::Library library;
    library.version = fmu_->description().version;
    library.path = QFile::encodeName(unpacked->library).toStdString();
    library.resources = QFile::encodeName(unpacked->folder + QStringLiteral("/resources")).toStdString();
    library.token = fmu_->description().token.toStdString();
    library.instanceName = QFileInfo(fmu_->path()).completeBaseName().toStdString();
    ask(host::Question::Load, tr("loading its library"), library);
}

void FmuProcess::instantiate()
{
    ask(host::Question::Instantiate, tr("instantiating it"));
}

void FmuProcess::set(const host::Values& values)
{
    ask(host::Question::Set, tr("setting its variables"), values);
}

void FmuProcess::setTexts(const host::Texts& texts)
{
    ask(host::Question::SetTexts, tr("setting its texts"), texts);
}

void FmuProcess::begin(double start, double tolerance)
{
    ask(host::Question::Begin, tr("initialising it"), host::Beginning{start, tolerance});
}

void FmuProcess::run()
{
    ask(host::Question::Run, tr("initialising it"));
}

std::vector<double> FmuProcess::get(const host::Values& values)
{
    std::vector<double> numbers = ask(host::Question::Get, tr("reading its outputs"), values).numbers;
    if (numbers.size() != values.count)
        fail(tr("reading its outputs"), tr("their number is wrong").toStdString());
    return numbers;
}

bool FmuProcess::step(double from, double length)
{
    const host::Answer answer = ask(host::Question::Step, tr("making a step"), host::Way{from, length});
    return !answer.numbers.empty() && answer.numbers.front() != 0;
}

std::string FmuProcess::save()
{
    return ask(host::Question::Save, tr("saving its state")).bytes;
}

void FmuProcess::restore(const std::string& state)
{
    ask(host::Question::Restore, tr("restoring its state"), state);
}

template <typename... Parts>
host::Answer FmuProcess::ask(host::Question question, const QString& doing, const Parts&... parts)
{
    if (connection_ < 0)
        fail(doing, tr("it has ended").toStdString());
    ByteWriter writer;
    writer(question, parts...);
    const std::string bytes = exchanged(writer.bytes(), doing);
    ByteReader reader(bytes);
    auto answer = reader.take<host::Answer>();
    if (!reader.isGood())
        fail(doing, tr("its answer cannot be read").toStdString());
    if (!answer.isGood)
        fail(doing, answer.text);
    return answer;
}

std::string FmuProcess::exchanged(const std::string& question, const QString& doing)
{
    std::uint64_t length = question.size();
    std::string framed(sizeof(length), '\0');
    std::memcpy(framed.data(), &length, sizeof(length));
    send(framed + question, doing);
    const double until = now() + timeLimit_;
    receive(reinterpret_cast<char*>(&length), sizeof(length), until, doing);
    constexpr std::uint64_t kMost = std::uint64_t{1} << 30;
    if (length > kMost)
        fail(doing, tr("its answer is too long").toStdString());
    std::string answer(length, '\0');
    receive(answer.data(), answer.size(), until, doing);
    return answer;
}

void FmuProcess::send(const std::string& bytes, const QString& doing)
{
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t put = ::send(connection_, bytes.data() + done, bytes.size() - done, MSG_NOSIGNAL);
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            failAsGone(doing);
        done += static_cast<std::size_t>(put);
    }
}

void FmuProcess::receive(char* to, std::size_t left, double until, const QString& doing)
{
    while (left > 0) {
        pollfd connection{connection_, POLLIN, 0};
        if (poll(&connection, 1, kLookPeriod) <= 0) {
            if (isStopWanted_ && isStopWanted_())
                fail(doing, tr("the run was stopped").toStdString());
            if (now() > until)
                fail(doing, tr("it gave no answer within %1 s").arg(timeLimit_).toStdString());
            continue;
        }
        const ssize_t got = read(connection_, to, left);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            failAsGone(doing);
        to += got;
        left -= static_cast<std::size_t>(got);
    }
}

void FmuProcess::failAsGone(const QString& doing)
{
    int status = 0;
    const bool isKnown = waitpid(process_, &status, 0) == process_;
    process_ = -1;
    if (isKnown && WIFSIGNALED(status))
        fail(doing, tr("its code crashed (%1)").arg(QString::fromLocal8Bit(strsignal(WTERMSIG(status)))).toStdString());
    fail(doing, tr("its code ended the process it runs in").toStdString());
}

void FmuProcess::fail(const QString& doing, const std::string& reason)
{
    end();
    throw FmuFailure(
        tr("%1: %2 failed: %3").arg(fmu_->fileName(), doing, QString::fromStdString(reason)).toStdString());
}

void FmuProcess::end()
{
    if (connection_ >= 0)
        close(connection_);
    connection_ = -1;
    if (process_ > 0) {
        kill(process_, SIGKILL);
        while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
        }
    }
    process_ = -1;
}

}  // namespace bramah::solver
