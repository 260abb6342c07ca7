// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPixmap>
#include <QPointer>
#include <QStandardItemModel>

namespace bramah::model {
class ClassNode;
}

namespace bramah::editor {

class ActiveTheme;
class Workspace;

/// The own classes of the open file, then the packages and placeable classes of the library, as a tree. Symbols are
/// drawn when they are first shown. Borrows workspace and theme. GUI thread.
class PaletteModel : public QStandardItemModel
{
    Q_OBJECT
public:
    static constexpr int kClassRole = Qt::UserRole + 1;        ///< full name of a class; empty for a package
    static constexpr int kSearchRole = Qt::UserRole + 2;       ///< everything a search looks at
    static constexpr int kWrittenNameRole = Qt::UserRole + 3;  ///< a class's name in words, as the text has it
    static constexpr int kFileRole = Qt::UserRole + 4;         ///< true of the group of the open file's own classes
    static constexpr QSize kSymbolSize{56, 40};                ///< px

    PaletteModel(Workspace& workspace, const ActiveTheme& theme, QObject* parent = nullptr);

    void rebuild();
    /// The open file's own classes, by full name, as the first group, which is headed \a title; none if the list is
    /// empty. Their symbols are drawn anew. True if other classes stand there now.
    bool showFile(const QString& title, const QStringList& classNames);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    void insertFile();
    void addPackage(QStandardItem& parent, const model::ClassNode& package);
    [[nodiscard]] QPixmap symbol(const QString& className) const;

    Workspace& workspace_;
    const ActiveTheme& theme_;
    QString fileTitle_;
    QStringList fileClasses_;
    mutable QHash<QString, QPixmap> symbols_;
};

}  // namespace bramah::editor
