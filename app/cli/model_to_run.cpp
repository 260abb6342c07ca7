// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/model_to_run.h"

#include "app/cli/options/run_options.h"

namespace bramah::app {

tl::expected<ModelToRun, int> modelToRun(CommandOptions& options, CommandStreams& streams)
{
    FlattenedModel model = flattenModel(options, streams);
    if (!model.flat)
        return tl::unexpected<int>(kExitWrongInput);
    auto settings = runSettings(options, model.flat->experiment, streams);
    if (!settings)
        return tl::unexpected(settings.error());
    settings->parameterValues = model.values;
    return ModelToRun{std::move(model), std::move(*settings)};
}

}  // namespace bramah::app
