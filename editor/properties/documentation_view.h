// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QTextBrowser>

#include <vector>

namespace bramah::editor {

/// Shows a class's documentation. Formulas in bold (`<b>q = Cd*A*sqrt(2/rho)</b>`) are set in type. A click on a link
/// of the form `modelica://Package.Class` emits classWanted().
class DocumentationView : public QTextBrowser
{
    Q_OBJECT
public:
    explicit DocumentationView(QWidget* parent = nullptr);

    /// \a description: empty where it stands above already. \a backTo: for a text that a link has led to: the name of
    /// the page with the link.
    void setDocumentation(const QString& heading, const QString& description, const QString& html,
                          const QString& backTo = {});

Q_SIGNALS:
    void classWanted(const QString& className);
    void backWanted();

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void show();
    /// \a body with pictures in place of its formulas.
    [[nodiscard]] QString withEquations(const QString& body);
    /// \a room: pixels; a wider piece is set smaller.
    [[nodiscard]] QString picturesOf(const QString& formula, int room);

    QString heading_;
    QString description_;
    QString body_;
    QString backTo_;
    int equationWidth_ = 300;  ///< px that a formula has
    std::vector<QImage> pictures_;
};

}  // namespace bramah::editor
