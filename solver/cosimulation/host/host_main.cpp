// SPDX-License-Identifier: GPL-3.0-or-later
// The process that runs the code of one FMU, so that its crash or endless loop takes nothing with it. It answers the
// questions of host_protocol.h until the connection is closed.
#include "solver/cosimulation/host/hosted_fmu.h"

#include <poll.h>
#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace bramah::solver::host {
namespace {

/// Ends the process when the program at the other end is gone, also while the FMU's code does not return.
void* watchConnection(void*)
{
    pollfd connection{kConnection, POLLRDHUP, 0};
    while (poll(&connection, 1, -1) < 0 && errno == EINTR) {
    }
    _exit(0);
}

bool readAll(char* to, std::size_t left)
{
    while (left > 0) {
        const ssize_t got = read(kConnection, to, left);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        to += got;
        left -= static_cast<std::size_t>(got);
    }
    return true;
}

bool writeAll(const std::string& bytes)
{
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t put = write(kConnection, bytes.data() + done, bytes.size() - done);
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            return false;
        done += static_cast<std::size_t>(put);
    }
    return true;
}

class Host
{
public:
    [[nodiscard]] Answer answerTo(const std::string& question)
    {
        Answer answer;
        try {
            ByteReader reader(question);
            answerTo(reader, answer);
            answer.isGood = true;
            if (fmu_)
                static_cast<void>(fmu_->takeTold());
        } catch (const std::exception& refusal) {
            const std::string told = fmu_ ? fmu_->takeTold() : std::string();
            answer.text = refusal.what() + (told.empty() ? std::string() : ": " + told);
        }
        return answer;
    }

private:
    void answerTo(ByteReader& question, Answer& answer)
    {
        const auto kind = question.take<Question>();
        if (kind != Question::Load && !fmu_)
            throw Refusal("no FMU is loaded");
        switch (kind) {
        case Question::Load: {
            const auto library = question.take<Library>();
            fmu_ = library.version == 2 ? hostedFmu2(library) : hostedFmu3(library);
            return;
        }
        case Question::Instantiate: return fmu_->instantiate();
        case Question::Set: return fmu_->set(question.take<Values>());
        case Question::SetTexts: return fmu_->setTexts(question.take<Texts>());
        case Question::Begin: return fmu_->begin(question.take<Beginning>());
        case Question::Run: return fmu_->run();
        case Question::Get: answer.numbers = fmu_->get(question.take<Values>()); return;
        case Question::Step: answer.numbers = {fmu_->step(question.take<Way>()) ? 1.0 : 0.0}; return;
        case Question::Save: answer.bytes = fmu_->save(); return;
        case Question::Restore: return fmu_->restore(question.take<std::string>());
        }
    }

    std::unique_ptr<HostedFmu> fmu_;
};

int serve()
{
    const rlimit noCore{0, 0};
    setrlimit(RLIMIT_CORE, &noCore);
    pthread_t watch{};
    pthread_create(&watch, nullptr, watchConnection, nullptr);
    Host host;
    for (;;) {
        std::uint64_t size = 0;
        if (!readAll(reinterpret_cast<char*>(&size), sizeof(size)))
            return 0;
        std::string question(size, '\0');
        if (!readAll(question.data(), question.size()))
            return 0;
        ByteWriter answer;
        answer(host.answerTo(question));
        const std::uint64_t length = answer.bytes().size();
        std::string framed(sizeof(length), '\0');
        std::memcpy(framed.data(), &length, sizeof(length));
        if (!writeAll(framed + answer.bytes()))
            return 0;
    }
}

}  // namespace
}  // namespace bramah::solver::host

int main()
{
    return bramah::solver::host::serve();
}
