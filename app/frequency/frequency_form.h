// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frequency/frequency_question.h"
#include "app/run/live_check.h"

#include <QHash>
#include <QPointer>
#include <QWidget>

#include <array>
#include <optional>

class QCheckBox;
class QLineEdit;
class QPushButton;
class QShortcut;
class QStringListModel;
class QToolButton;

namespace bramah::editor {
class DocumentSession;
struct Probe;
}  // namespace bramah::editor

namespace bramah::app {

/// The fields of a question about frequencies, with the variables of the circuit to choose from. GUI thread. Large:
/// it holds the fields of a form.
class FrequencyForm : public QWidget
{
    Q_OBJECT
public:
    explicit FrequencyForm(QWidget* parent = nullptr);

    /// What the user has entered.
    struct Entries {
        QStringList texts;
        bool isCut = false;
    };
    [[nodiscard]] static Entries usualEntries();
    [[nodiscard]] Entries entries() const;
    void setEntries(const Entries& entries);

    /// Null for no circuit. Borrows both.
    void setSource(editor::DocumentSession* session, const LiveCheck* check);
    /// Variables are listed only while the form is in front.
    void setInFront(bool isInFront);
    /// To be called when the circuit was checked: lists its variables, or notes that this is due while nobody sees
    /// them.
    void offer();
    /// The question from the fields; nothing, after refused(), if one of them is invalid.
    [[nodiscard]] std::optional<FrequencyQuestion> question();
    /// Takes the marks from fields that were invalid.
    void clearMarks();

    /// Does the next object clicked on the sheet fill a field?
    [[nodiscard]] bool isPicking() const { return pickedField() != nullptr; }
    /// Offers the variables of a clicked component, port or line for the field that is picked, those of the object
    /// itself first.
    void pick(const editor::Probe& probe);

    [[nodiscard]] QToolButton& pickInputButton() { return *pickInput_; }
    [[nodiscard]] QPushButton& computeButton() { return *compute_; }

Q_SIGNALS:
    /// Return was pressed in a field.
    void confirmed();
    /// A field, which is marked, is invalid.
    void refused(const QString& why);
    /// The sheet is wanted for a choice, or no longer: after the choice, or as Escape has ended it.
    void pickingChanged(bool isPicking);
    /// There is something to tell about a choice on the sheet.
    void told(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    QWidget* rangeAndCount();
    /// A field with a button that fills in the next object clicked on the sheet.
    QWidget* pickable(QLineEdit& field, QToolButton& button);
    void takeVariables();
    void startPicking(QToolButton& button);
    void endPicking();
    [[nodiscard]] QLineEdit* pickedField() const;
    /// A variable as a menu names it: `Velocity (v)`.
    [[nodiscard]] QString titleOf(const QString& path, const QString& owner) const;
    [[nodiscard]] bool readSignals(FrequencyQuestion& question);
    [[nodiscard]] bool readAmplitudes(FrequencyQuestion& question);
    [[nodiscard]] bool readFrequencies(FrequencyQuestion& question);
    /// Marks \a field, says why and goes there; false.
    bool refuse(QLineEdit& field, const QString& why);
    [[nodiscard]] std::array<QLineEdit*, 5> fields() const { return {input_, output_, amplitudes_, range_, count_}; }

    QPointer<editor::DocumentSession> session_;
    QPointer<const LiveCheck> check_;
    QStringListModel *inputs_, *outputs_;
    QLineEdit *input_, *output_, *amplitudes_, *range_, *count_;
    QToolButton *pickInput_, *pickOutput_;
    QShortcut* endPicking_;  ///< Escape, wherever the focus is while a field is picked
    QCheckBox* cut_;
    QPushButton* compute_;
    struct Known {
        QString unit, description;  ///< SI unit
    };
    QHash<QString, Known> known_;  ///< by path
    bool isOfferDue_ = false;
    bool isInFront_ = true;
};

}  // namespace bramah::app
