// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcuts/fixed_keys.h"

#include <QCoreApplication>

#include <span>

namespace bramah::app {

namespace {

struct Row {
    const char* keys;  ///< separated by semicolons
    const char* text;
};

struct Part {
    const char* context;  ///< of the translations of its texts
    const char* title;    ///< in the context FixedKeys
    std::span<const Row> rows;
    bool isReserved = false;
};

constexpr Row kSheet[] = {
    {"Left; Right; Up; Down",
     QT_TRANSLATE_NOOP("FixedKeys", "Move the selection, operate what has the focus in a run")},
    {"Return", QT_TRANSLATE_NOOP("FixedKeys", "Place what is in hand, or edit the values of the selection")},
    {"Esc", QT_TRANSLATE_NOOP("FixedKeys", "Give up what is in hand, or select nothing")},
    {"Tab; Shift+Tab", QT_TRANSLATE_NOOP("FixedKeys", "To the next or previous symbol or port")},
    {"Space", QT_TRANSLATE_NOOP("FixedKeys", "Held while dragging: move the sheet")},
    {"Backspace", QT_TRANSLATE_NOOP("FixedKeys",
                                    "Delete the selection; with none, back to the enclosing component; "
                                    "in a line, its last corner")},
    {"W", QT_TRANSLATE_NOOP("FixedKeys", "Begin a line at the port or line under the mouse")},
    {"0; 1; 2; 3; 4; 5; 6; 7; 8; 9; -; =; .; ,",
     QT_TRANSLATE_NOOP("FixedKeys", "Begin to type a value of the selection")},
};

/// Of PlotWorkspace, which says the same in its menu; `translations/update` completes names of classes.
constexpr auto kPlotContext = "bramah::app::PlotWorkspace";
constexpr Row kPlots[] = {
    {"Right", QT_TRANSLATE_NOOP("PlotWorkspace", "Next sample")},
    {"Left", QT_TRANSLATE_NOOP("PlotWorkspace", "Sample before")},
    {"Shift+Right", QT_TRANSLATE_NOOP("PlotWorkspace", "Ten samples on")},
    {"Shift+Left", QT_TRANSLATE_NOOP("PlotWorkspace", "Ten samples back")},
    {"Home", QT_TRANSLATE_NOOP("PlotWorkspace", "Start of the run")},
    {"End", QT_TRANSLATE_NOOP("PlotWorkspace", "End of the run")},
    {"E", QT_TRANSLATE_NOOP("PlotWorkspace", "Next event")},
    {"Shift+E", QT_TRANSLATE_NOOP("PlotWorkspace", "Event before")},
    {"P", QT_TRANSLATE_NOOP("PlotWorkspace", "Next peak of the first curve")},
    {"Shift+P", QT_TRANSLATE_NOOP("PlotWorkspace", "Peak before")},
    {"/; Ctrl+F", QT_TRANSLATE_NOOP("PlotWorkspace", "When is …?")},
    {"Y", QT_TRANSLATE_NOOP("PlotWorkspace", "Why here?")},
    {"Space", QT_TRANSLATE_NOOP("PlotWorkspace", "Mark A, then B, at the cursor")},
    {"M", QT_TRANSLATE_NOOP("PlotWorkspace", "Statistics")},
    {"F; W", QT_TRANSLATE_NOOP("PlotWorkspace", "Fit")},
    {"Ins", QT_TRANSLATE_NOOP("PlotWorkspace", "Add an expression…")},
    {"N", QT_TRANSLATE_NOOP("PlotWorkspace", "Add a note at the cursor")},
    {"Ctrl+PgDown", QT_TRANSLATE_NOOP("PlotWorkspace", "Next page")},
    {"Ctrl+PgUp", QT_TRANSLATE_NOOP("PlotWorkspace", "Page before")},
    {"S", QT_TRANSLATE_NOOP("PlotWorkspace", "Strips on one time axis, and back")},
    {"Ctrl+C", QT_TRANSLATE_NOOP("PlotWorkspace", "Copy the picture")},
    {"Esc", QT_TRANSLATE_NOOP("PlotWorkspace", "Take the marks away, then the cursor")},
};

constexpr Row kTimeLine[] = {
    {"Space", QT_TRANSLATE_NOOP("FixedKeys", "Play, or pause")},
    {"Shift+Space", QT_TRANSLATE_NOOP("FixedKeys", "Play backwards, or pause")},
    {"Left; Right", QT_TRANSLATE_NOOP("FixedKeys", "One stored point back or on; with Shift several")},
    {"Ctrl+Left; Ctrl+Right", QT_TRANSLATE_NOOP("FixedKeys", "To the previous or next event")},
    {",; .", QT_TRANSLATE_NOOP("FixedKeys", "One picture back or on")},
    {"Home; End", QT_TRANSLATE_NOOP("FixedKeys", "To the start or the end")},
    {"+; -", QT_TRANSLATE_NOOP("FixedKeys", "Faster or slower")},
};

constexpr Row kRuns[] = {
    {"Ctrl+J", QT_TRANSLATE_NOOP("FixedKeys", "Pin the run to the plots")},
    {"Ctrl+K", QT_TRANSLATE_NOOP("FixedKeys", "Keep the run beside the circuit")},
    {"Shift+Return", QT_TRANSLATE_NOOP("FixedKeys", "Run again as it was")},
    {"Del", QT_TRANSLATE_NOOP("FixedKeys", "Remove the run")},
};

constexpr Row kMeasures[] = {
    {"Ins", QT_TRANSLATE_NOOP("FixedKeys", "Add a measure")},
    {"F2", QT_TRANSLATE_NOOP("FixedKeys", "Edit the measure")},
    {"Alt+Up; Alt+Down", QT_TRANSLATE_NOOP("FixedKeys", "Move the measure up or down")},
    {"Del", QT_TRANSLATE_NOOP("FixedKeys", "Remove the measure")},
};

constexpr Row kPictures[] = {
    {"+; -", QT_TRANSLATE_NOOP("FixedKeys", "Larger or smaller")},
    {"0", QT_TRANSLATE_NOOP("FixedKeys", "Fit the picture")},
    {"Left; Right; Up; Down", QT_TRANSLATE_NOOP("FixedKeys", "Move the picture")},
    {"Ctrl+K", QT_TRANSLATE_NOOP("FixedKeys", "Structure: where to split a loop")},
};

constexpr Row kSymbol[] = {
    {"S", QT_TRANSLATE_NOOP("FixedKeys", "Select")},
    {"L; G; B; E; A; T", QT_TRANSLATE_NOOP("FixedKeys", "Draw a line, polygon, box, ellipse, arc or text")},
    {"R; Shift+R", QT_TRANSLATE_NOOP("FixedKeys", "Rotate to the left or right")},
    {"X; Y", QT_TRANSLATE_NOOP("FixedKeys", "Mirror left to right, or top to bottom")},
    {"PgUp; PgDown", QT_TRANSLATE_NOOP("FixedKeys", "To the front or the back")},
    {"Left; Right; Up; Down", QT_TRANSLATE_NOOP("FixedKeys", "Move; with Shift far, with Ctrl a little")},
};

constexpr Row kDeclarations[] = {
    {"F2", QT_TRANSLATE_NOOP("FixedKeys", "Edit the cell")},
    {"Ctrl+Shift+Up; Ctrl+Shift+Down", QT_TRANSLATE_NOOP("FixedKeys", "Move the declaration up or down in the text")},
    {"Del", QT_TRANSLATE_NOOP("FixedKeys", "Remove the declaration")},
};

constexpr Row kTexts[] = {
    {"Ctrl+Space", QT_TRANSLATE_NOOP("FixedKeys", "Equations: offer names")},
    {"Tab; Shift+Tab", QT_TRANSLATE_NOOP("FixedKeys", "Indent, or take the indentation back")},
    {"Ctrl+B; Ctrl+I", QT_TRANSLATE_NOOP("FixedKeys", "Documentation: bold, italic")},
};

constexpr auto kContext = "FixedKeys";

constexpr Part kParts[] = {
    {kContext, QT_TRANSLATE_NOOP("FixedKeys", "On the sheet"), kSheet, true},
    {kPlotContext, QT_TRANSLATE_NOOP("FixedKeys", "In the plots"), kPlots},
    {kContext, QT_TRANSLATE_NOOP("FixedKeys", "On the time line"), kTimeLine},
    {kContext, QT_TRANSLATE_NOOP("FixedKeys", "In the list of runs"), kRuns},
    {kContext, QT_TRANSLATE_NOOP("FixedKeys", "In the list of measures"), kMeasures},
    {kContext, QT_TRANSLATE_NOOP("FixedKeys", "In Motion and Structure"), kPictures},
    {kContext, QT_TRANSLATE_NOOP("FixedKeys", "In the view Symbol"), kSymbol},
    {kContext, QT_TRANSLATE_NOOP("FixedKeys", "In the view Declarations"), kDeclarations},
    {kContext, QT_TRANSLATE_NOOP("FixedKeys", "In texts"), kTexts},
};

/// The keys in a row; a comma alone is one too, which Qt would take for a separator.
QList<QKeySequence> keysIn(const char* text)
{
    QList<QKeySequence> keys;
    for (const QString& one : QString::fromLatin1(text).split(QStringLiteral("; ")))
        keys << (one == QLatin1String(",") ? QKeySequence(Qt::Key_Comma)
                                           : QKeySequence(one, QKeySequence::PortableText));
    return keys;
}

}  // namespace

std::vector<FixedKeys> fixedKeys()
{
    std::vector<FixedKeys> all;
    for (const Part& part : kParts)
        for (const Row& row : part.rows)
            all.push_back({QCoreApplication::translate(kContext, part.title),
                           QCoreApplication::translate(part.context, row.text), keysIn(row.keys), part.isReserved});
    return all;
}

}  // namespace bramah::app
