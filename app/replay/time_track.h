// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/active_theme.h"

#include <QWidget>

#include <span>
#include <vector>

namespace bramah::app {

/// A line as long as a run with a handle at the shown time, which the mouse drags, and a mark at each event. Borrows
/// the theme. GUI thread.
class TimeTrack : public QWidget
{
    Q_OBJECT
public:
    explicit TimeTrack(const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    /// The times at the ends [s]. Without \a last after \a first there is no handle.
    void setRange(double first, double last);
    void setEvents(std::span<const double> times);
    void setTime(double time);

    /// The place of a time along the track, and the time of a place [px].
    [[nodiscard]] double placeOf(double time) const;
    [[nodiscard]] double timeAt(double place) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user has moved the handle to \a time, within the ends; \a toRow: to the nearest row, as with Shift.
    void timeChosen(double time, bool toRow);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void drag(const QMouseEvent& event);
    void placeEvents();
    [[nodiscard]] bool hasRange() const { return last_ > first_; }

    const editor::ActiveTheme& theme_;
    double first_ = 0, last_ = 0, time_ = 0;  ///< s
    std::vector<double> events_;              ///< s
    std::vector<int> marks_;                  ///< places of the events, each once [px]
    bool isDragging_ = false;
};

}  // namespace bramah::app
