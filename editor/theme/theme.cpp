// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/theme.h"

namespace bramah::editor {

namespace {

struct Row {
    ColorRole role;
    const char* light;
    const char* dark;
};

// Text on Window, Panel and Field has a contrast of at least 4.5:1, lines at least 3:1 (tests/editor/theme).
constexpr Row kRows[] = {
    {ColorRole::Desk, "#E9EBEE", "#15171A"},        {ColorRole::Paper, "#FFFFFF", "#1F2226"},
    {ColorRole::PaperEdge, "#C9CED6", "#3A3F46"},   {ColorRole::GridDot, "#DDE0E5", "#363B41"},
    {ColorRole::Ink, "#1B1F24", "#E6E8EB"},         {ColorRole::InkMuted, "#57606A", "#A3ABB5"},
    {ColorRole::SignalInk, "#2C63C9", "#7FA7F5"},   {ColorRole::ElectricalInk, "#0F7B77", "#5CC4BF"},
    {ColorRole::ThermalInk, "#B4532A", "#E59A6F"},  {ColorRole::Refused, "#9AA1AB", "#6B737D"},
    {ColorRole::Accent, "#2F6FED", "#5B8DEF"},      {ColorRole::AccentSoft, "#DCE7FD", "#26395C"},
    {ColorRole::AccentInk, "#FFFFFF", "#0E1116"},   {ColorRole::Error, "#CF222E", "#FF7B72"},
    {ColorRole::Warning, "#B7791F", "#E3B341"},     {ColorRole::Running, "#2DA44E", "#4AC26B"},
    {ColorRole::Window, "#F6F7F9", "#1B1E22"},      {ColorRole::Panel, "#FBFBFC", "#202429"},
    {ColorRole::Field, "#FFFFFF", "#272B31"},       {ColorRole::Border, "#DFE2E7", "#32373E"},
    {ColorRole::FieldBorder, "#C6CBD3", "#464C55"}, {ColorRole::Hover, "#E9ECF1", "#2C3138"},
    {ColorRole::Pressed, "#DDE2EA", "#363C45"},     {ColorRole::Text, "#1F2328", "#E1E4E8"},
    {ColorRole::TextMuted, "#5B6470", "#9DA6B1"},   {ColorRole::TextDisabled, "#A8AEB7", "#626973"},
    {ColorRole::ToolTip, "#24292F", "#353B44"},     {ColorRole::PlotBackground, "#FFFFFF", "#1F2226"},
    {ColorRole::PlotGrid, "#EBEDF0", "#2D3238"},    {ColorRole::PlotAxis, "#6B737D", "#8F98A3"},
    {ColorRole::CodeKeyword, "#8250DF", "#C297FF"}, {ColorRole::CodeType, "#0550AE", "#79C0FF"},
    {ColorRole::CodeString, "#0A6B3D", "#7EE2A8"},  {ColorRole::CodeNumber, "#953800", "#FFA657"},
    {ColorRole::CodeComment, "#6A737D", "#8B949E"},
};
static_assert(std::size(kRows) == static_cast<std::size_t>(ColorRole::Count));

// M. Okabe, K. Ito: Color Universal Design, 2008. Yellow is illegible on white, dark blue on a dark ground, so a violet
// replaces them at the end.
constexpr const char* kCurvesLight[] = {"#0072B2", "#D55E00", "#009E73", "#CC79A7",
                                        "#E69F00", "#56B4E9", "#1B1F24", "#7B4FC9"};
constexpr const char* kCurvesDark[] = {"#56B4E9", "#E69F00", "#00B886", "#E08FBD",
                                       "#F0E442", "#F07A2A", "#E6E8EB", "#9B7BF0"};

}  // namespace

Theme Theme::make(bool isDark)
{
    Colors colors;
    for (const Row& row : kRows)
        colors[static_cast<std::size_t>(row.role)] = QColor(QLatin1String(isDark ? row.dark : row.light));
    return {isDark, std::move(colors)};
}

const Theme& Theme::light()
{
    static const Theme theme = make(false);
    return theme;
}

const Theme& Theme::dark()
{
    static const Theme theme = make(true);
    return theme;
}

int Theme::curveColorCount() const
{
    return static_cast<int>(isDark_ ? std::size(kCurvesDark) : std::size(kCurvesLight));
}

QColor Theme::curveColor(int index) const
{
    const auto& cycle = isDark_ ? kCurvesDark : kCurvesLight;
    const int size = static_cast<int>(std::size(cycle));
    return QColor(QLatin1String(cycle[((index % size) + size) % size]));
}

QColor Theme::mix(const QColor& color, const QColor& background, double share)
{
    const auto part = [share](int over, int under) { return qRound(share * over + (1.0 - share) * under); };
    return {part(color.red(), background.red()), part(color.green(), background.green()),
            part(color.blue(), background.blue())};
}

}  // namespace bramah::editor
