// SPDX-License-Identifier: BSD-3-Clause
#include "solver/fmi/shell/fmu_model.h"

#include "solver/evaluate/input_reach.h"
#include "solver/system_file/system_file.h"

#include <cctype>
#include <fstream>
#include <iterator>

namespace bramah::solver::fmi {
namespace {

std::string problemText(SystemFileProblem problem, const std::string& path)
{
    switch (problem) {
    case SystemFileProblem::OtherVersion:
        return "`" + path + "` was written by another version of Bramah than this FMU's binary; export the FMU again";
    case SystemFileProblem::NoSystem:
    case SystemFileProblem::Damaged: break;
    }
    return "`" + path + "` is damaged; unpack the FMU again, or export it again";
}

int digitOf(char sign)
{
    if (sign >= '0' && sign <= '9')
        return sign - '0';
    const int letter = std::tolower(static_cast<unsigned char>(sign));
    return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

/// `%20` and the like as the bytes that they stand for.
std::string decoded(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isEscape =
            text[i] == '%' && i + 2 < text.size() && digitOf(text[i + 1]) >= 0 && digitOf(text[i + 2]) >= 0;
        plain += isEscape ? static_cast<char>(digitOf(text[i + 1]) * 16 + digitOf(text[i + 2])) : text[i];
        i += isEscape ? 2 : 0;
    }
    return plain;
}

}  // namespace

tl::expected<FmuModel, std::string> readFmuModel(const std::filesystem::path& resources)
{
    const std::filesystem::path path = resources / kSystemFileName;
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return tl::unexpected("`" + path.string() +
                              "` cannot be read; unpack the FMU whole, with its folder resources");
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    auto system = readSystem(bytes);
    if (!system)
        return tl::unexpected(problemText(system.error(), path.string()));
    FmuModel model{std::move(*system), systemToken(bytes), {}};
    for (const CompiledInput& input : model.system->inputs)
        if (input.isDiscrete || InputReach(*model.system, input.slot).causesEvents())
            model.eventInputs.insert(index(input.variable));
    return model;
}

std::filesystem::path pathOfAddress(std::string_view address)
{
    constexpr std::string_view kScheme = "file:";
    if (address.substr(0, kScheme.size()) != kScheme)
        return std::filesystem::path(address);
    address.remove_prefix(kScheme.size());
    if (address.substr(0, 2) == "//") {  // the host, which may be empty, ends at the next /
        address.remove_prefix(2);
        address.remove_prefix(std::min(address.find('/'), address.size()));
    }
    std::string path = decoded(address);
    const bool hasDrive = path.size() > 2 && path[0] == '/' && path[2] == ':';  // `/C:/folder`
    return std::filesystem::path(hasDrive ? path.substr(1) : path);
}

}  // namespace bramah::solver::fmi
