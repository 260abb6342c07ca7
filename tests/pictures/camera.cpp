// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/pictures/camera.h"

#include <QImage>
#include <QPixmap>
#include <QWidget>
#include <QtTest/QTest>

#include <cstdio>

namespace bramah::pictures {
namespace {

bool hasOneColour(const QImage& picture)
{
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (picture.pixel(x, y) != picture.pixel(0, 0))
                return false;
    return true;
}

}  // namespace

void Camera::take(QWidget& widget, const QString& name)
{
    rest();
    const QImage picture = widget.grab().toImage();
    if (hasOneColour(picture))
        miss(name + QStringLiteral(" is of one colour"));
    else if (!picture.save(folder_.filePath(name + QStringLiteral(".png"))))
        miss(name + QStringLiteral(".png cannot be written"));
}

void Camera::miss(const QString& what)
{
    std::fprintf(stderr, "%s\n", qPrintable(what));
    ++misses_;
}

void rest(int milliseconds)
{
    QTest::qWait(milliseconds);
}

}  // namespace bramah::pictures
