// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/work/background_job.h"
#include "model/csv/csv_form.h"
#include "solver/measured/measured_data.h"

#include <QByteArray>
#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;
class QVBoxLayout;

namespace bramah::app {

class CsvFormEditor;

/// Shows the begin of a file of measured values as it is understood, with what was found in the whole of it, and lets a
/// person correct separator, lines, time and units; the picture follows. Of a .mat file the time is chosen.
class ImportDialog : public QDialog
{
    Q_OBJECT
public:
    /// \a form: how the file has been read before; empty: as it is found.
    ImportDialog(const QString& path, const solver::DataFileForm& form, QWidget* parent = nullptr);
    ~ImportDialog() override;

    /// How the file is to be read; nothing is said that the file itself says.
    [[nodiscard]] solver::DataFileForm form() const;
    /// What has been read; without data while that goes on.
    [[nodiscard]] const solver::ReadMeasurement& read() const { return read_; }

private:
    /// What the background tells: a share of the file, and at the end what has been read.
    struct Step {
        double share = 0;
        std::optional<solver::ReadMeasurement> read;
    };

    void build();
    void addTextFields(QVBoxLayout& column);
    void addMatFields(QVBoxLayout& column);
    void showForm();
    void showLines();
    /// Reads the begin at once, and all in the background.
    void update();
    void take(const Step& step);
    void fillTable(const solver::ResultStore& store);
    void fillFindings(const QStringList& findings);
    void showProblem(const QString& problem);
    void setUnit(int tableColumn, const QString& unit);
    [[nodiscard]] bool isText() const { return formEditor_ != nullptr; }

    QString path_;
    QByteArray head_;
    model::FoundCsvForm found_;
    solver::DataFileForm form_;
    solver::ReadMeasurement read_;
    QPlainTextEdit* lines_ = nullptr;  ///< null for .mat files, as the next one
    CsvFormEditor* formEditor_ = nullptr;
    QComboBox* timeName_ = nullptr;  ///< null for texts
    QTableWidget* table_;
    QLabel* state_;
    QListWidget* findings_;
    QPushButton* import_ = nullptr;
    BackgroundJob<Step> reading_;
};

}  // namespace bramah::app
