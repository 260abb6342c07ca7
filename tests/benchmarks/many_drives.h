// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/compile.h"

#include <QString>

namespace bramah::bench {

/// Drive circuits on one pump line, as text. Pump, relief valve and line grow with their number, so that each runs as
/// one alone does.
struct ManyDrives {
    int count = 10;
    double stagger = 0;         ///< [s] by which each begins to move after the one before
    bool isOilDefault = false;  ///< with the oil that the program gives; else oil of constant density

    [[nodiscard]] QByteArray text() const;
};

/// What became of a text, and how long the stages took.
struct CompiledText {
    std::shared_ptr<const solver::CompiledSystem> system;  ///< null: see failure
    std::size_t components = 0;
    std::size_t equations = 0;
    double flattenSeconds = 0, compileSeconds = 0;  ///< of processor time
    QString failure;
};

/// Compiles the last class of \a text with the library of the source tree.
[[nodiscard]] CompiledText compileText(const QByteArray& text);

}  // namespace bramah::bench
