// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fmu/fmu_export.h"

#include "app/translate.h"
#include "app/work/background_job.h"
#include "model/files/output_file.h"
#include "solver/use/model.h"

#include <QProgressDialog>

namespace bramah::app {

FmuExported exportFmu(const std::shared_ptr<solver::Model>& model, const solver::FmuQuestion& question,
                      const QString& path, QWidget& window)
{
    QProgressDialog progress(tr("The FMU is made…"), tr("Stop"), 0, 0, &window);
    progress.setWindowTitle(tr("Export as FMU"));
    progress.setMinimumDuration(0);
    FmuExported exported;
    exported.isStopped = true;
    BackgroundJob<FmuExported> job([&](const FmuExported& result) {
        exported = result;
        progress.accept();
    });
    job.start([model, question, path](const std::stop_token& token, const auto&) {
        FmuExported made;
        const auto fmu = solver::makeFmu(*model, question, stopCheck(token));
        if (!fmu)
            made.problem = fmu.error();
        else if (!token.stop_requested())
            made.problem = model::OutputFile::write(path, fmu->bytes).value_or(QString());
        if (fmu)
            made.platforms = fmu->platforms;
        return made;
    });
    if (job.isRunning())
        progress.exec();
    return exported;
}

}  // namespace bramah::app
