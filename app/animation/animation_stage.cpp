// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/animation_stage.h"

#include "app/plots/picture_export.h"
#include "app/translate.h"
#include "app/widgets/time_text.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_renderer.h"
#include "editor/render/symbol_texts.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

constexpr int kMomentsForRoom = 40;
constexpr double kMechanismShare = 0.4;                     // height of the mechanism over the width
constexpr int kRowWidth = 1200;                             // px: plots of wider animations stand side by side
constexpr int kPlotHeight = 170;                            // px of a plot above another one
constexpr int kLeastRowHeight = 200, kMostRowHeight = 400;  // px of plots side by side

}  // namespace

AnimationStage::AnimationStage(AnimationSubject subject, int width, double from, double to)
    : subject_(std::move(subject)), width_(width), from_(from), to_(to)
{
    scene_.setTheme(editor::SheetTheme::light());
    scene_.show(subject_.diagram);
    lines_.lookAt(subject_.place);
    page_ = editor::toScene(editor::drawnPart(*subject_.diagram));
    makeRoom(from, to);
    sheetHeight_ = std::max(1, static_cast<int>(std::lround(width_ * page_.height() / page_.width())));
    if (subject_.hasMechanism)
        makeMechanism();
    if (!subject_.plots.empty())
        makePlots(from, to);
}

AnimationStage::~AnimationStage() = default;

QSize AnimationStage::size() const
{
    return {width_, sheetHeight_ + (motion_ ? motion_->height() : 0) + (plots_ ? plots_->height() : 0)};
}

void AnimationStage::makeMechanism()
{
    mechanism_.look(subject_.run, subject_.place.isInside() ? nullptr : &subject_.instance, MotionPlane::XY);
    if (!mechanism_.mechanism())
        return;
    motion_ = std::make_unique<MotionView>(theme_);
    motion_->resize(width_, static_cast<int>(std::lround(kMechanismShare * width_)));
    motion_->setMechanism(mechanism_.mechanism(), MotionPlane::XY, mechanism_.room());
}

void AnimationStage::makeRoom(double from, double to)
{
    if (!subject_.moves)
        return;
    for (int k = 0; k <= kMomentsForRoom; ++k) {
        showAt(from + (to - from) * k / kMomentsForRoom, 0);
        page_ |= scene_.itemsBoundingRect();
    }
}

void AnimationStage::makePlots(double from, double to)
{
    plots_ = std::make_unique<PlotArea>(subject_.history, subject_.variables, theme_);
    const auto count = static_cast<int>(subject_.plots.size());
    plots_->resize(width_,
                   width_ >= kRowWidth ? std::clamp(width_ / 5, kLeastRowHeight, kMostRowHeight) : count * kPlotHeight);
    plots_->setDefinitions(subject_.plots);
    // Not the one of the window, which may be dark.
    plots_->setStyleSheet(
        QStringLiteral("QSplitter::handle { background: %1; }").arg(theme_.color(editor::ColorRole::Border).name()));
    layOut(*plots_);
    plots_->fitAll();
    for (PlotView* plot : plots_->plots())
        if (plot->content().isOverTime() && to > from) {
            plot->setFollowing(false);
            plot->setTimeRange({from, to});
        }
    // Axes get their places at the first painting; then the curves are drawn for those places.
    layOut(*plots_);
    for (PlotView* plot : plots_->plots())
        plot->refresh();
    layOut(*plots_);
}

void AnimationStage::showAt(double time, double elapsed)
{
    const solver::ResultStore& results = subject_.run.results;
    const QRectF area = editor::toScene(page_);
    const double zoom = width_ / page_.width();
    editor::SheetResults shown =
        lines_.at(*subject_.diagram, results, time, subject_.lines, {area, editor::hasTextsAt(zoom)}, elapsed);
    shown.caption.title = tr("%1 s").arg(timeText(QLocale(), time, to_ - from_));
    scene_.showResults(std::move(shown));
    if (subject_.moves)
        scene_.showMotion(symbols_.at(*subject_.diagram, subject_.instance, results, time, area),
                          rods_.at(*subject_.diagram, subject_.instance, results, time));
}

QImage AnimationStage::frame(double time, double elapsed)
{
    showAt(time, elapsed);
    QImage image(size(), QImage::Format_RGB32);
    image.fill(scene_.theme().paper);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF target(0, 0, width_, sheetHeight_);
    scene_.render(&painter, target, page_, Qt::IgnoreAspectRatio);
    painter.save();
    painter.setClipRect(target);
    painter.scale(target.width() / page_.width(), target.height() / page_.height());
    painter.translate(-page_.topLeft());
    scene_.paintForeground(painter, page_.width() / width_, page_, page_);
    painter.restore();
    if (motion_) {
        motion_->setPoses(mechanism_.posesAt(subject_.run.results, time), {}, {});
        motion_->render(&painter, QPoint(0, sheetHeight_), QRegion(), QWidget::DrawChildren);
    }
    if (plots_) {
        plots_->setCursorTime(time);
        plots_->render(&painter, QPoint(0, sheetHeight_ + (motion_ ? motion_->height() : 0)), QRegion(),
                       QWidget::DrawChildren);
    }
    return image;
}

}  // namespace bramah::app
