// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start/first_circuit_guide.h"

#include "editor/theme/command_keys.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::app {

namespace {

struct Step {
    const char* heading;
    const char* text;     ///< %1: the keys of the command
    const char* command;  ///< null for none
    bool (*isDone)(DocumentPage& page);
};

int countOf(DocumentPage& page, const char* classEnd)
{
    const auto& components = page.session().sheet().diagram().components();
    return static_cast<int>(std::count_if(components.begin(), components.end(), [&](const auto& one) {
        return one.className.endsWith(QLatin1String(classEnd));
    }));
}

/// Does a line join a port of one class with a port of another, directly or through a node?
bool isJoined(DocumentPage& page, const char* first, const char* second)
{
    const model::Diagram& diagram = page.session().sheet().diagram();
    for (const model::Net& net : diagram.nets()) {
        bool hasFirst = false;
        bool hasSecond = false;
        for (const model::PortRef& port : net.ports) {
            const auto* component = diagram.component(port.component);
            hasFirst = hasFirst || (component && component->className.endsWith(QLatin1String(first)));
            hasSecond = hasSecond || (component && component->className.endsWith(QLatin1String(second)));
        }
        if (hasFirst && hasSecond)
            return true;
    }
    return false;
}

constexpr Step kSteps[] = {
    {QT_TRANSLATE_NOOP("FirstCircuitGuide", "Place a pump"),
     QT_TRANSLATE_NOOP("FirstCircuitGuide",
                       "Drag a fixed pump from Library, Hydraulics, Pumps to the sheet. Or press %1, type \"pump\", "
                       "press Enter and click."),
     "edit.add", [](DocumentPage& page) { return countOf(page, ".FixedPump") > 0; }},
    {QT_TRANSLATE_NOOP("FirstCircuitGuide", "Add relief valve, orifice and tanks"),
     QT_TRANSLATE_NOOP(
         "FirstCircuitGuide",
         "A relief valve, an orifice and two tanks: one below the pump, one for the oil that comes back."),
     nullptr,
     [](DocumentPage& page) {
         return countOf(page, ".ReliefValve") > 0 && countOf(page, ".Orifice") > 0 && countOf(page, ".Tank") > 1;
     }},
    {QT_TRANSLATE_NOOP("FirstCircuitGuide", "Draw the lines"),
     QT_TRANSLATE_NOOP("FirstCircuitGuide",
                       "Drag from port to port: pump P to relief valve P and to the orifice, their other ends to a "
                       "tank, and the other tank to pump S. Legal targets light up."),
     nullptr,
     [](DocumentPage& page) {
         return isJoined(page, ".FixedPump", ".ReliefValve") && isJoined(page, ".FixedPump", ".Orifice") &&
                isJoined(page, ".FixedPump", ".Tank") && isJoined(page, ".ReliefValve", ".Tank");
     }},
    {QT_TRANSLATE_NOOP("FirstCircuitGuide", "Run it"),
     QT_TRANSLATE_NOOP("FirstCircuitGuide",
                       "Press %1. The circuit is translated and runs; its time is in the toolbar."),
     "run.start",
     [](DocumentPage& page) { return page.history().latest() && !page.history().latest()->results.isEmpty(); }},
    {QT_TRANSLATE_NOOP("FirstCircuitGuide", "Look at the pressure"),
     QT_TRANSLATE_NOOP("FirstCircuitGuide",
                       "Click the line between pump and relief valve and choose its pressure, or double-click a "
                       "variable in the list beside the plots."),
     nullptr, [](DocumentPage& page) { return !page.plots().area().definitions().empty(); }},
    {QT_TRANSLATE_NOOP("FirstCircuitGuide", "Change something"),
     QT_TRANSLATE_NOOP("FirstCircuitGuide",
                       "Select the relief valve, set p_set to 100 bar in Properties, and run again: the earlier curve "
                       "stays for comparison."),
     nullptr, [](DocumentPage& page) { return page.history().runs().size() > 1; }},
};
constexpr int kCardWidth = 340;  // px
constexpr int kStepCount = static_cast<int>(std::size(kSteps));

}  // namespace

FirstCircuitGuide::FirstCircuitGuide(QWidget* parent)
    : FloatingCard(kCardWidth, parent),
      heading_(new QLabel),
      text_(new QLabel),
      progress_(new QLabel),
      skip_(new QPushButton(tr("Skip this step")))
{
    setAccessibleName(tr("First circuit"));
    heading_->setObjectName(QStringLiteral("subtitle"));
    heading_->setWordWrap(true);
    text_->setWordWrap(true);
    progress_->setObjectName(QStringLiteral("muted"));
    auto* closeButton = new QPushButton(tr("Close"));
    auto* row = new QHBoxLayout;
    row->addWidget(progress_, 1);
    row->addWidget(skip_);
    row->addWidget(closeButton);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addWidget(heading_);
    column->addWidget(text_);
    column->addLayout(row);
    skip_->setCursor(Qt::ArrowCursor);
    closeButton->setCursor(Qt::ArrowCursor);
    connect(skip_, &QPushButton::clicked, this, [this] {
        ++step_;
        check();
    });
    connect(closeButton, &QPushButton::clicked, this, &QWidget::hide);
}

void FirstCircuitGuide::start(DocumentPage& page)
{
    if (page_) {
        page_->session().dropListener(this);
        page_->history().disconnect(this);
        page_->plots().area().disconnect(this);
    }
    page_ = &page;
    step_ = 0;
    connect(&page.session().sheet(), &editor::Sheet::diagramChanged, this, &FirstCircuitGuide::check);
    connect(&page.history(), &RunHistory::progressed, this, &FirstCircuitGuide::check);
    connect(&page.history(), &RunHistory::runStarted, this, &FirstCircuitGuide::check);
    connect(&page.plots().area(), &PlotArea::definitionsChanged, this, &FirstCircuitGuide::check);
    connect(&page, &QObject::destroyed, this, &QWidget::hide);
    check();
    show();
    raise();
}

void FirstCircuitGuide::check()
{
    while (page_ && step_ < kStepCount && kSteps[step_].isDone(*page_))
        ++step_;
    showStep();
}

void FirstCircuitGuide::showStep()
{
    const bool isDone = step_ >= kStepCount;
    heading_->setText(isDone ? tr("Your first circuit runs") : tr(kSteps[step_].heading));
    const char* command = isDone ? "file.save" : kSteps[step_].command;
    const QString text = isDone ? tr("Save it with %1. The examples on the start page show what else there is.")
                                : tr(kSteps[step_].text);
    text_->setText(command ? text.arg(editor::keysOfCommand(*this, command)) : text);
    progress_->setText(isDone ? QString() : tr("Step %1 of %2").arg(step_ + 1).arg(kStepCount));
    skip_->setVisible(!isDone);
    fitTexts();
}

}  // namespace bramah::app
