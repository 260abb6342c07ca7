// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start/example_card.h"

#include "app/files/circuit_picture.h"
#include "editor/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QVBoxLayout>

namespace bramah::app {

ExampleCard::ExampleCard(const QString& path, const QString& title, const editor::ActiveTheme& theme, QWidget* parent)
    : QFrame(parent),
      path_(path),
      theme_(theme),
      picture_(new QLabel),
      title_(new QLabel(title)),
      description_(new QLabel)
{
    setObjectName(QStringLiteral("card"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(title);
    setFixedWidth(kWidth);
    picture_->setFixedHeight(kPictureHeight);
    picture_->setAlignment(Qt::AlignCenter);
    QFont font = title_->font();
    font.setWeight(QFont::DemiBold);
    title_->setFont(font);
    description_->setObjectName(QStringLiteral("muted"));
    description_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(4);
    column->addWidget(picture_);
    column->addWidget(title_);
    column->addWidget(description_);
    column->addStretch(1);
}

void ExampleCard::draw(const model::ClassLibrary& library)
{
    isDrawn_ = true;
    const auto circuit = circuitPicture(path_, library, editor::SheetTheme::of(theme_.theme()),
                                        {kWidth - 24, kPictureHeight}, devicePixelRatioF());
    if (!circuit) {
        picture_->setText(tr("cannot be read"));
        return;
    }
    description_->setText(circuit->description);
    picture_->setPixmap(circuit->picture);
}

void ExampleCard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        Q_EMIT chosen();
}

void ExampleCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        Q_EMIT chosen();
    else
        QFrame::keyPressEvent(event);
}

}  // namespace bramah::app
