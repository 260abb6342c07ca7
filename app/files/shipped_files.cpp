// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/shipped_files.h"

#include "app/translate.h"
#include "model/classes/class_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace bramah::app {

namespace {

/// Kinds of examples with the names of their files, without suffix.
std::vector<ExampleGroup> kindsOfExamples()
{
    const auto names = [](const char* all) { return QString::fromLatin1(all).split(QLatin1Char(' ')); };
    return {{tr("Basics"), names("pump_relief_orifice mass_spring mass_on_limits accumulator_charge pump_cavitation "
                                 "water_hammer ring_main")},
            {tr("Cylinder drives"), names("cylinder_drive cylinder_drive_step cylinder_drive_oil meter_in meter_out "
                                          "bleed_off regenerative_circuit two_speed_press")},
            {tr("Pressure, load and flow"), names("pilot_check_holding counterbalanced_load pressure_reducing "
                                                  "clamp_and_drill flow_control_valve flow_control_drive flow_divider "
                                                  "load_sensing")},
            {tr("Hydrostatic drives"), names("hydrostatic_transmission hydrostatic_drive")},
            {tr("Closed-loop control"), names("servo_position_control sampled_servo_control motor_position_control "
                                              "dc_motor_axis intelligent_pump")},
            {tr("Sequences"), names("two_cylinders_in_order clamp_drill_unclamp press_cycle transfer_machine "
                                    "mechatronic_axis")},
            {tr("Released drawings"), names("hydraulic_press power_unit drive_drawing")}};
}

}  // namespace

QString examplesFolder()
{
    const QDir program(QCoreApplication::applicationDirPath());
    for (const char* place : {"../share/bramah/examples", "../../resources/examples"}) {
        const QDir folder(program.filePath(QLatin1String(place)));
        if (folder.exists())
            return QDir::cleanPath(folder.absolutePath());
    }
    return {};
}

std::vector<ExampleGroup> exampleGroups()
{
    const QString folder = examplesFolder();
    if (folder.isEmpty())
        return {};
    QStringList files = QDir(folder).entryList({QStringLiteral("*.mo")}, QDir::Files, QDir::Name);
    std::vector<ExampleGroup> groups;
    for (const ExampleGroup& kind : kindsOfExamples()) {
        ExampleGroup group{kind.title, {}};
        for (const QString& name : kind.paths)
            if (files.removeAll(name + QStringLiteral(".mo")) > 0)
                group.paths.append(QDir(folder).filePath(name + QStringLiteral(".mo")));
        if (!group.paths.isEmpty())
            groups.push_back(group);
    }
    if (!files.isEmpty()) {
        ExampleGroup others{tr("More"), {}};
        for (const QString& file : files)
            others.paths.append(QDir(folder).filePath(file));
        groups.push_back(others);
    }
    return groups;
}

QString examplePath(const QString& name)
{
    return QDir(examplesFolder()).filePath(name + QStringLiteral(".mo"));
}

QString exampleTitle(const QString& path, const model::Translations& translations)
{
    const QString name = QFileInfo(path).completeBaseName();
    return translations.text({}, {}, name, model::wordsOf(name));
}

bool isExample(const QString& path)
{
    const QString folder = QFileInfo(examplesFolder()).canonicalFilePath();
    return !folder.isEmpty() && QFileInfo(path).canonicalPath() == folder;
}

}  // namespace bramah::app
