// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace bramah::editor {

/// Shows a class's documentation. Links of the form `modelica://Package.Class` are asked for by classWanted().
class DocumentationView : public QTextBrowser
{
    Q_OBJECT
public:
    explicit DocumentationView(QWidget* parent = nullptr);

    void setDocumentation(const QString& heading, const QString& description, const QString& html);

Q_SIGNALS:
    void classWanted(const QString& className);
};

}  // namespace bramah::editor
