// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalogue/catalogue_strip.h"

#include "app/catalogue/catalogue_shelf.h"
#include "editor/session/workspace.h"
#include "model/catalogue/part_check.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::app {

namespace {

/// What a component has otherwise than its row, in words; empty if nothing.
QString differencesInWords(const model::CatalogueRow& row, const model::Instance& component)
{
    QStringList lines;
    for (const model::CatalogueDifference& one : model::differencesFrom(row, component, QLocale())) {
        const QString nothing = CatalogueStrip::tr("nothing");
        lines.append(
            CatalogueStrip::tr("%1: catalogue %2, here %3")
                .arg(one.label, one.there.isEmpty() ? nothing : one.there, one.here.isEmpty() ? nothing : one.here));
    }
    if (lines.isEmpty())
        return {};
    const QString source = row.source().isEmpty() ? row.file : row.source();
    lines.prepend(CatalogueStrip::tr("Otherwise than %1 in the catalogue (%2):").arg(row.type, source));
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

CatalogueStrip::CatalogueStrip(CatalogueShelf& shelf, QWidget* parent)
    : QWidget(parent), shelf_(shelf), message_(new QLabel), choose_(new QToolButton), take_(new QToolButton)
{
    message_->setObjectName(QStringLiteral("catalogueDifferences"));
    message_->setWordWrap(true);
    message_->setTextFormat(Qt::PlainText);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    choose_->setText(tr("From a catalogue…"));
    choose_->setToolTip(tr("A part that can be ordered: its values, maker and type code"));
    take_->setText(tr("Take the catalogue's"));
    take_->setToolTip(tr("Give the component all values of its part again"));
    for (QToolButton* button : {choose_, take_})
        button->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout;
    row->addWidget(choose_);
    row->addWidget(take_);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 0, 12, 8);
    column->addWidget(message_);
    column->addLayout(row);
    connect(choose_, &QToolButton::clicked, this, &CatalogueStrip::partWanted);
    connect(take_, &QToolButton::clicked, this, &CatalogueStrip::take);
    connect(&shelf_, &CatalogueShelf::changed, this, &CatalogueStrip::refresh);
    hide();
}

void CatalogueStrip::setSession(editor::DocumentSession* session)
{
    if (session_)
        session_->dropListener(this);
    session_ = session;
    if (session_) {
        connect(session_, &editor::DocumentSession::selectionChanged, this, &CatalogueStrip::refresh);
        connect(session_, &editor::DocumentSession::editabilityChanged, this, &CatalogueStrip::refresh);
        connect(&session_->sheet(), &editor::Sheet::diagramSettled, this, &CatalogueStrip::refresh);
        connect(&session_->sheet(), &editor::Sheet::classShownChanged, this, &CatalogueStrip::refresh);
        connect(session_, &QObject::destroyed, this, &QWidget::hide);
    }
    refresh();
}

const model::CatalogueRow* CatalogueStrip::rowOf(const std::vector<CataloguePart>& parts) const
{
    return parts.size() == 1 ? model::partOf(*parts.front().instance, session_->workspace().parts()) : nullptr;
}

void CatalogueStrip::refresh()
{
    const std::vector<CataloguePart> parts = session_ ? selectedParts(*session_) : std::vector<CataloguePart>();
    const bool isOfMachine = std::ranges::any_of(
        parts, [this](const CataloguePart& part) { return session_->sheet().diagram().component(part.id)->isCoded(); });
    const model::CatalogueRow* row = isOfMachine ? rowOf(parts) : nullptr;
    const QString text = row ? differencesInWords(*row, *parts.front().instance) : QString();
    message_->setText(text);
    message_->setVisible(!text.isEmpty());
    take_->setVisible(!text.isEmpty());
    setEnabled(session_ && session_->isEditable());
    // Showing it last lays the panel out at once.
    setVisible(isOfMachine);
}

void CatalogueStrip::take()
{
    const std::vector<CataloguePart> parts = session_ ? selectedParts(*session_) : std::vector<CataloguePart>();
    if (const model::CatalogueRow* row = rowOf(parts))
        takeFromCatalogue(*session_, parts, *row, shelf_);
}

}  // namespace bramah::app
