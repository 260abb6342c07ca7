// SPDX-License-Identifier: GPL-3.0-or-later
// Writes pictures of the window for the README and for a look at it. Usage: take_pictures FOLDER [SUBJECT...]
// [--language=CODE]
// Takes the pictures of the manual, into its folder, or compares them: take_pictures --manual [NAME... | --compare]
#include "tests/pictures/manual_pictures.h"
#include "tests/pictures/subjects.h"

#include <QApplication>

#include <cstdio>
#include <utility>

int main(int argc, char* argv[])
{
    using namespace bramah::pictures;
    constexpr std::pair<const char*, void (*)(Camera&)> kSubjects[] = {
        {"front", takeFront},     {"drive", takeDrive},         {"sizes", takeSizes},
        {"sheets", takeSheets},   {"class", takeClass},         {"component", takeNewComponent},
        {"german", takeGerman},   {"structure", takeStructure}, {"frequency", takeFrequency},
        {"results", takeResults}, {"drawing", takeDrawing},     {"dialogs", takeDialogs}};
    QApplication application(argc, argv);
    QStringList arguments = application.arguments();
    QString language;
    const QString option = QStringLiteral("--language=");
    for (const QString& argument : arguments.filter(option)) {
        language = argument.mid(option.size());
        arguments.removeAll(argument);
    }
    if (arguments.value(1) == QLatin1String("--manual")) {
        Camera camera{QDir()};
        if (arguments.value(2) == QLatin1String("--compare"))
            compareManual(camera);
        else
            takeManual(camera, arguments.mid(2));
        return camera.misses() == 0 ? 0 : 1;
    }
    if (arguments.size() < 2 || !QDir().mkpath(arguments.at(1))) {
        std::fprintf(stderr,
                     "usage: take_pictures FOLDER [SUBJECT...] [--language=CODE]\n"
                     "       take_pictures --manual [NAME... | --compare]\nsubjects:");
        for (const auto& [name, take] : kSubjects)
            std::fprintf(stderr, " %s", name);
        std::fprintf(stderr, "\n");
        return 64;
    }
    Camera camera(QDir(arguments.at(1)), language);
    for (const auto& [name, take] : kSubjects)
        if (arguments.size() == 2 || arguments.indexOf(QLatin1String(name), 2) > 0)
            take(camera);
    return camera.misses() == 0 ? 0 : 1;
}
