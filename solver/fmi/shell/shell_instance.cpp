// SPDX-License-Identifier: BSD-3-Clause
#include "solver/fmi/shell/shell_instance.h"

#include <map>
#include <mutex>

namespace bramah::solver::fmi {

namespace {

/// The model in \a resources, kept for further instances.
tl::expected<std::shared_ptr<const FmuModel>, std::string> sharedModel(const std::filesystem::path& resources)
{
    static std::mutex mutex;
    static std::map<std::filesystem::path, std::weak_ptr<const FmuModel>> models;
    const std::scoped_lock lock(mutex);
    std::weak_ptr<const FmuModel>& kept = models[resources];
    if (auto model = kept.lock())
        return model;
    auto read = readFmuModel(resources);
    if (!read)
        return tl::unexpected(std::move(read.error()));
    auto model = std::make_shared<const FmuModel>(std::move(*read));
    kept = model;
    return model;
}

}  // namespace

tl::expected<std::shared_ptr<const FmuModel>, std::string> modelFor(const char* resources, const char* token)
{
    auto model = sharedModel(pathOfAddress(resources ? resources : ""));
    if (model && (!token || (*model)->token != token))
        return tl::unexpected(std::string("modelDescription.xml and the folder resources belong to different FMUs"));
    return model;
}

}  // namespace bramah::solver::fmi
