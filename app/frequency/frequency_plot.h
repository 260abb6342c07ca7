// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frequency/frequency_question.h"
#include "app/plots/drawing/custom_plot.h"
#include "editor/theme/active_theme.h"

namespace bramah::app {

/// Draws frequency responses. Borrows the theme.
class FrequencyPlot : public QCustomPlot
{
    Q_OBJECT
public:
    enum View { Bode, Nyquist, Poles, Step, Harmonics };

    explicit FrequencyPlot(const editor::ActiveTheme& theme, QWidget* parent = nullptr);

    void setAnswers(const FrequencyQuestion& question, const LinearAnswer& linear,
                    const std::vector<solver::HarmonicPoint>& points);
    void showView(View view);
    /// Marks a pole, by its number in LinearAnswer::modes; -1 for none.
    void markPole(int mode);

Q_SIGNALS:
    void poleClicked(int mode);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void redraw();
    void drawBode();
    void drawNyquist();
    void drawPoles();
    void drawStep();
    void drawHarmonics();
    /// Is there so little height that two plots on top of each other would not be legible?
    [[nodiscard]] bool isLow() const;
    QCPAxisRect* addRect(const QString& below, const QString& left, int row = 0, int column = 0);
    QCPCurve* addLocus(QCPAxisRect& rect, const QPen& pen, const QString& name,
                       const std::vector<std::complex<double>>& curve);
    /// Draws -1/N(A) and where it meets the curve of the linear system.
    void drawLoop(QCPAxisRect& rect);
    QCPGraph* addCurve(QCPAxisRect& rect, const QPen& pen, const QString& name, const QVector<double>& x,
                       const QVector<double>& y);
    [[nodiscard]] QString nameOf(std::size_t amplitude) const;
    [[nodiscard]] QPen linearPen() const;

    const editor::ActiveTheme& theme_;
    FrequencyQuestion question_;
    LinearAnswer linear_;
    std::vector<solver::HarmonicPoint> points_;
    View view_ = Bode;
    int marked_ = -1;
    bool isSideBySide_ = false;  ///< gain and phase, as they are drawn now
};

}  // namespace bramah::app
