// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/data_files/data_file.h"

#include <QString>

#include <map>
#include <vector>

namespace bramah::solver {

/// How the values of a channel are laid beside those of a run: gain * value + offset.
struct ChannelFit {
    double gain = 1;
    double offset = 0;  ///< SI
    QString beside;     ///< the variable that they are laid beside; empty: none
    double band = 0;    ///< so far the variable may be from them in each run [SI]; 0: it is not asked

    friend bool operator==(const ChannelFit&, const ChannelFit&) = default;
};

/// A file of measured values, as it is kept with the model.
struct MeasuredFile {
    QString file;  ///< relative to the folder of the document, if it has one
    QString name;  ///< the first part of the paths of its channels; no other file of the document has it
    DataFileForm form;
    double shift = 0;                    ///< its values come so much later [s]
    std::map<QString, ChannelFit> fits;  ///< by the channel's name in the file

    friend bool operator==(const MeasuredFile&, const MeasuredFile&) = default;
};

/// The measured files of a class, in their order there.
using MeasuredFiles = std::vector<MeasuredFile>;

/// \a name as part of a path: one that is no identifier stands in quotation marks.
[[nodiscard]] QString pathPart(const QString& name);
/// The path of a channel as that of a variable, `run3.p1`.
[[nodiscard]] QString measuredPath(const QString& file, const QString& channel);

}  // namespace bramah::solver
