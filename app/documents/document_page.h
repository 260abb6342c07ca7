// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plot_workspace.h"
#include "app/results/run_parameters.h"
#include "app/results/shown_moment.h"
#include "app/run/live_check.h"
#include "app/run/run_controller.h"
#include "app/runs/run_measures.h"
#include "app/sheet/hand_controls.h"
#include "app/widgets/message_bar.h"
#include "editor/session/document_session.h"
#include "editor/theme/active_theme.h"
#include "editor/theme/icon_set.h"
#include "model/document/document.h"

#include <QTimer>
#include <QWidget>

#include <memory>

namespace bramah::editor {
class SheetView;
class SymbolView;
}  // namespace bramah::editor

namespace bramah::model {
class RecoveryJournal;
struct Mend;
}  // namespace bramah::model

namespace bramah::app {

class ClassViews;
class DataImport;
class KeptPlots;
class OperatingPointOnSheet;
class PartsOnSheet;
class SheetCausality;
class SheetMotion;
class TimeLine;

/// One open document in a tab: the views of its classes or its text, its runs and their plots, a bar for messages. GUI
/// thread. Large: it owns the parts of an open document, which the window asks for.
class DocumentPage : public QWidget
{
    Q_OBJECT
public:
    /// Objects that pages share; they outlive every page.
    struct Surroundings {
        editor::Workspace& workspace;
        const editor::ActiveTheme& theme;
        const editor::IconSet& icons;
        PrepareFactory prepare;                ///< for runs
        CheckFactory check;                    ///< for the check after each edit
        std::shared_ptr<RunMemory> runMemory;  ///< of the runs of all pages
        QString recoveryFolder;                ///< empty: no journal is kept
        QString lockFolder;  ///< the folder in which other programs see the open files; empty if there is none
    };

    /// The source of the document. New ones and copies of examples have nothing to lose before the first edit.
    enum class Origin { New, File, Recovered, Example };

    DocumentPage(const Surroundings& surroundings, std::unique_ptr<model::Document> document, Origin origin,
                 QWidget* parent = nullptr);
    ~DocumentPage() override;

    [[nodiscard]] model::Document& document() { return session_->file().document(); }
    [[nodiscard]] editor::DocumentSession& session() { return *session_; }
    [[nodiscard]] const LiveCheck& check() const { return *check_; }
    [[nodiscard]] editor::SheetView& sheet() { return *sheet_; }
    [[nodiscard]] editor::SymbolView& symbol() { return *symbol_; }
    [[nodiscard]] RunHistory& history() { return history_; }
    /// What sheet, plots and panels show of the runs.
    [[nodiscard]] ShownMoment& moment() { return moment_; }
    [[nodiscard]] RunController& runs() { return *runs_; }
    [[nodiscard]] RunMeasures& measures() { return *measures_; }
    /// Not a child of the page: the Plots dock shows it.
    [[nodiscard]] PlotWorkspace& plots() { return *plots_; }
    [[nodiscard]] SheetMotion& motion() { return *onSheet_.motion; }
    [[nodiscard]] SheetCausality& causality() { return *onSheet_.causality; }
    [[nodiscard]] PartsOnSheet& parts() { return *onSheet_.parts; }
    [[nodiscard]] OperatingPointOnSheet& operatingPoint() { return *onSheet_.point; }
    /// The bar below the sheet that plays runs again.
    [[nodiscard]] TimeLine& timeLine() { return *timeLine_; }
    [[nodiscard]] DataImport& dataImport() { return *dataImport_; }
    [[nodiscard]] MessageBar& messages() { return *messages_; }
    /// The sheet and the other views of the shown class, and the text.
    [[nodiscard]] ClassViews& views() { return *views_; }

    /// Lists the variables of the present model that can be plotted now; otherwise that follows edits with a delay.
    void updateVariables();

    /// For the tab: the file's name without suffix.
    [[nodiscard]] QString title() const;
    /// Would something be lost if the page were closed without saving?
    [[nodiscard]] bool hasUnsavedWork();
    /// Does its name have a star for unsaved changes?
    [[nodiscard]] bool isMarkedModified();
    /// Could the work that is not saved be recovered now?
    [[nodiscard]] bool isJournalWritten() const;
    /// Makes the edits of \a mend and shows what it has put on the sheet.
    void apply(const model::Mend& mend);
    /// Shows the place of a problem on the sheet or in the text.
    void locate(const model::Diagnostic& problem);
    /// Shows the component at \a path, from the top, on the sheet.
    void locate(const QString& path);
    /// Keeps the run with this index beside the circuit's file, or takes it away from there. Says what is in the way.
    void setRunKept(int index, bool isKept);

Q_SIGNALS:
    /// The user asks what the latest run spent its work on.
    void whySlowWanted();
    void titleChanged();
    /// Another view is in front, or the text has been shown or hidden.
    void viewChanged();

private:
    /// Is there a symbol of the component at \a path, from the top, or of a component around it?
    [[nodiscard]] bool canLocate(const QString& path) const;
    /// Selects the component that a curve is of, where it is on the sheet shown.
    void showComponentOf(const QString& curve);
    void addMeasure(const solver::Measure& measure);
    /// Reads the runs that are kept beside the file.
    void openKeptRuns();
    void takeVariables();
    void tellEnd();
    /// Asks whether the program of the FMU at \a path, which the last run would have started, may run; it then does.
    void askToAllow(const QString& path);
    /// Tells of a run that took long to solve, with the way to the reason.
    void tellSlow(const RunRecord& run);
    void tellDiskChange();
    void tellJournalProblem();
    void tellTextState();
    /// Lets results follow when a class of the file has got another name, by whatever edit.
    void followRename();

    Surroundings surroundings_;
    Origin origin_;
    std::unique_ptr<editor::DocumentSession> session_;
    std::unique_ptr<model::RecoveryJournal> journal_;
    RunHistory history_;
    ShownMoment moment_{history_};
    std::unique_ptr<RunController> runs_;
    std::unique_ptr<LiveCheck> check_;
    RunParameters parameters_;
    std::unique_ptr<PlotWorkspace> plots_;
    std::unique_ptr<RunMeasures> measures_;
    MessageBar* messages_;
    editor::SheetView* sheet_;
    editor::SymbolView* symbol_ = nullptr;
    ClassViews* views_;
    TimeLine* timeLine_;
    /// The other objects that move or mark the sheet.
    struct OnSheet {
        SheetMotion* motion;
        SheetCausality* causality;
        PartsOnSheet* parts;
        std::unique_ptr<OperatingPointOnSheet> point;
        std::unique_ptr<HandControls> hands;
    };
    OnSheet onSheet_;
    std::unique_ptr<KeptPlots> keptPlots_;
    std::unique_ptr<DataImport> dataImport_;
    /// When to list the model's variables again.
    struct Listing {
        QTimer timer;
        int version = 0;  ///< of the session's declarations at the last listing of variables
    };
    Listing listing_;
    QStringList classNames_;  ///< of the file, before its latest change
};

}  // namespace bramah::app
