// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/icon_set.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace bramah::editor {

namespace {

class TintedIconEngine : public QIconEngine
{
public:
    TintedIconEngine(QString name, QPointer<const ActiveTheme> theme) : name_(std::move(name)), theme_(std::move(theme))
    {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(name_));
        if (file.open(QIODevice::ReadOnly))
            svg_ = file.readAll();
        Q_ASSERT_X(!svg_.isEmpty(), "IconSet", qPrintable(name_));
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
        painter->drawPixmap(rect, scaledPixmap(rect.size() * ratio, mode, state, ratio));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    // In Qt 6.4 `size` is in device pixels here; the scale only identifies the screen.
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal) override
    {
        if (size.isEmpty())
            return {};
        const Theme& theme = theme_ ? theme_->theme() : Theme::light();
        const QString key = QStringLiteral("bramah-icon-%1-%2x%3-%4-%5")
                                .arg(name_)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(mode == QIcon::Disabled)
                                .arg(theme.isDark());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        if (mode == QIcon::Disabled)
            painter.setOpacity(0.4);
        QSvgRenderer(tinted(theme)).render(&painter, QRectF(QPointF(), QSizeF(size)));
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QIconEngine* clone() const override { return new TintedIconEngine(*this); }

private:
    [[nodiscard]] QByteArray tinted(const Theme& theme) const
    {
        const auto name = [&theme](ColorRole role) { return theme.color(role).name().toLatin1(); };
        QByteArray svg = svg_;
        svg.replace("currentColor", name(ColorRole::Text));
        svg.replace("#2F6FED", name(ColorRole::Accent));
        svg.replace("#CF222E", name(ColorRole::Error));
        svg.replace("#B7791F", name(ColorRole::Warning));
        svg.replace("#2DA44E", name(ColorRole::Running));
        return svg;
    }

    QString name_;
    QPointer<const ActiveTheme> theme_;
    QByteArray svg_;
};

}  // namespace

QIcon IconSet::icon(const QString& name) const
{
    return QIcon(new TintedIconEngine(name, theme_));
}

}  // namespace bramah::editor
