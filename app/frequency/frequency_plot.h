// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frequency/bode_margins.h"
#include "app/frequency/frequency_question.h"
#include "app/frequency/locus_readout.h"
#include "app/plots/drawing/curve_readout.h"
#include "editor/theme/active_theme.h"

namespace bramah::app {

/// Draws frequency responses and reads them under the mouse. A double click shows all again. Borrows the theme.
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
    [[nodiscard]] const CurveReadout& readout() const { return readout_; }
    [[nodiscard]] const LocusReadout& locusReadout() const { return locus_; }

Q_SIGNALS:
    void poleClicked(int mode);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void redraw();
    void drawBode();
    [[nodiscard]] BodeRects addBodeRects();
    /// Gives axes as many ticks as they have room for.
    void fitTicks();
    /// Puts the names of curves into the corner of \a rect in which they cover the least of them.
    static void placeNames(QCPAxisRect& rect);
    void drawNyquist();
    void drawPoles();
    void drawStep();
    void drawHarmonics();
    /// Is there so little height that the names of curves stand beside them?
    [[nodiscard]] bool isLow() const;
    /// Gives the plane of complex numbers equal scales, in which angles are true.
    void scaleEqually();
    /// Hides labels that would cover others.
    void keepLabelsApart();
    QCPAxisRect* addRect(const QString& below, const QString& left, int row = 0, int column = 0);
    /// Moves the names of curves out of \a rect into a column of their own, as the curves have little height.
    void moveNamesBeside(QCPAxisRect& rect);
    QCPCurve* addLocus(QCPAxisRect& rect, const QPen& pen, const QString& name,
                       const std::vector<std::complex<double>>& curve);
    /// Draws -1/N(A) and where it meets the curve of the linear system.
    void drawLoop(QCPAxisRect& rect);
    QCPGraph* addCurve(QCPAxisRect& rect, const QPen& pen, const QString& name, const QVector<double>& x,
                       const QVector<double>& y);
    [[nodiscard]] QString nameOf(std::size_t amplitude) const;
    [[nodiscard]] QPen linearPen() const;

    /// Reads the curves in \a rect, with the unit of places and values behind each.
    void read(QCPAxisRect& rect, const QString& place, const QString& value);
    [[nodiscard]] std::vector<LocusPoint> locusPoints() const;

    const editor::ActiveTheme& theme_;
    CurveReadout readout_;
    LocusReadout locus_;
    FrequencyQuestion question_;
    LinearAnswer linear_;
    std::vector<solver::HarmonicPoint> points_;
    View view_ = Bode;
    int marked_ = -1;
    bool wasLow_ = false;  ///< when it was drawn
    bool isToScale_ = false;
    std::vector<QCPItemText*> labels_;  ///< of amplitudes in the plane
};

}  // namespace bramah::app
