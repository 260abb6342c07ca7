// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/composition_view.h"

#include "app/structure/tables/composition_picture.h"

#include <QPainter>

namespace bramah::app {

CompositionView::CompositionView(QWidget* parent) : ZoomedPicture(parent)
{
    setAccessibleName(tr("Composition"));
    setMinimumHeight(60);
}

void CompositionView::show(solver::Composition composition)
{
    if (composition.size != composition_.size)
        fit();
    composition_ = std::move(composition);
    update();
}

void CompositionView::highlight(const QStringList& paths)
{
    highlighted_ = paths;
    update();
}

void CompositionView::paintPicture(QPainter& painter)
{
    if (!composition_.boxes.empty())
        paintComposition(painter, composition_, font(), palette(), highlighted_);
}

void CompositionView::clicked(QPointF point)
{
    const solver::Composition::Box* box = boxAt(composition_, point);
    Q_EMIT componentChosen(box ? box->path : QString());
}

}  // namespace bramah::app
