// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/command_texts.h"

namespace bramah::cli {

int wrongInput(CommandStreams& streams, const QString& message)
{
    streams.err << tr("error: %1").arg(message) << '\n';
    return kExitWrongInput;
}

}  // namespace bramah::cli
