// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formulas/typeset_formulas.h"
#include "model/text/named_file.h"

#include <QTextBrowser>

#include <functional>

namespace bramah::editor {

/// Can a text be laid out in a moment, being neither too long nor nested too deep?
[[nodiscard]] bool isShortEnough(const QString& html);

/// Shows a class's documentation. Formulas in bold (`<b>q = Cd*A*sqrt(2/rho)</b>`) are typeset. A click on a link
/// `modelica://Package.Class` emits classWanted(); one that leads to a file or to another program asks before. A text
/// that is too long, or nested too deep, is shown in part or as it is written.
class DocumentationView : public QTextBrowser
{
    Q_OBJECT
public:
    explicit DocumentationView(QWidget* parent = nullptr);

    /// The file that an address in the text stands for (model::fileNamedBy()).
    using FileFinder = std::function<model::NamedFile(const QString& address)>;

    /// \a description: empty if it is shown above already. \a backTo: name of the page whose link led here; empty if
    /// none.
    void setDocumentation(const QString& heading, const QString& description, const QString& html,
                          const FileFinder& fileOf, const QString& backTo = {});

Q_SIGNALS:
    /// The user clicked a link to the class, or package, of this name, which need not exist.
    void classWanted(const QString& className);
    /// The user wants to go back to the page that led here.
    void backWanted();

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void show();
    /// Shows the same again, scrolled to the same place.
    void showAgain();
    void follow(const QUrl& url);

    QString heading_;
    QString description_;
    QString body_;
    QString backTo_;
    FileFinder fileOf_;
    int equationWidth_ = 300;  ///< px available for a formula
    TypesetFormulas formulas_;
    bool isIncomplete_ = false;  ///< a file has not come yet (named_files.h)
};

}  // namespace bramah::editor
