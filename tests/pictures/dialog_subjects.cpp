// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/whole_window.h"
#include "tests/pictures/subjects.h"

#include <QRegularExpression>

namespace bramah::pictures {

void takeDialogs(Camera& camera)
{
    test::TestWindow test({}, camera.language());
    test.window().resize(1024, 700);
    test::openRunDrive(test);
    QStringList taken;
    const auto take = [&](QWidget& part, QString name) {
        static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9.]"));
        name.replace(other, QStringLiteral("_"));
        if (camera.language().size() > 0)
            name.prepend(camera.language() + QLatin1Char('-'));
        taken << name;
        camera.take(part, taken.count(name) > 1 ? name + QString::number(taken.count(name)) : name);
    };
    test::seePanels(test, take);
    test::seeDialogs(test, take);
}

}  // namespace bramah::pictures
