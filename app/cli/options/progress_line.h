// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"

#include <QElapsedTimer>

namespace bramah::cli {

/// Says how far a long command is, about once a second.
class ProgressLine
{
public:
    explicit ProgressLine(CommandStreams& streams) : streams_(streams) { sinceText_.start(); }

    /// \a text() makes the line, if it is time for one.
    template <typename Text>
    void show(Text&& text)
    {
        constexpr qint64 kPeriod = 1000;  // ms
        if (sinceText_.elapsed() < kPeriod)
            return;
        sinceText_.restart();
        streams_.err << text() << '\n';
        streams_.err.flush();
    }

private:
    CommandStreams& streams_;
    QElapsedTimer sinceText_;
};

}  // namespace bramah::cli
