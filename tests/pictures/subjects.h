// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/pictures/camera.h"

/// What there are pictures of. Each opens a window of its own.
namespace bramah::pictures {

/// The first picture of the README: a machine at a moment of its run.
void takeFront(Camera& camera);
/// The start page; the drive before, during and after a run, in light and dark.
void takeDrive(Camera& camera);
/// The window as small and as large as people have it.
void takeSizes(Camera& camera);
/// The sheet of each example in the dark after its run, with what moves where it ended.
void takeSheets(Camera& camera);
/// All views of a class.
void takeClass(Camera& camera);
/// The dialog for a new component, and its test bench.
void takeNewComponent(Camera& camera);
/// The window in German.
void takeGerman(Camera& camera);
/// The sheets of a released drawing, in light and dark, in a small window, in German; the dialogs of its data, its
/// release and its codes.
void takeDrawing(Camera& camera);
/// All views of a class, panels and dialogs of a small window, in the language of the camera.
void takeDialogs(Camera& camera);
/// The views of the Structure panel.
void takeStructure(Camera& camera);
/// What is read from results: strips with a note, marks with statistics, limits, reasons on the sheet; in light and
/// dark, small, in German.
void takeResults(Camera& camera);
/// The plots of the Frequency panel.
void takeFrequency(Camera& camera);

}  // namespace bramah::pictures
