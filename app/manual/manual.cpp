// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual.h"

#include "app/manual/manual_html.h"
#include "app/translate.h"
#include "model/text/regular_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

namespace bramah::app {

namespace {

/// The file of a page in the nearest language that has it.
QString fileOf(const QString& page, const QString& language)
{
    const QDir folder(manualFolder());
    for (const QString& place : {language, language.section(QLatin1Char('_'), 0, 0), QString()}) {
        const QString path =
            folder.filePath((place.isEmpty() ? page : place + QLatin1Char('/') + page) + QStringLiteral(".md"));
        if (QFileInfo::exists(path))
            return path;
    }
    return {};
}

class ManualReader
{
public:
    ManualReader(const QString& language, const ManualReference& reference) : language_(language), reference_(reference)
    {
    }

    tl::expected<Manual, QString> read()
    {
        const QString path = fileOf(QStringLiteral("contents"), language_);
        const auto bytes = model::readRegularFile(path);
        if (path.isEmpty() || !bytes)
            return tl::unexpected(tr("The manual is not there: %1. Install Bramah again.")
                                      .arg(path.isEmpty() ? tr("its folder `manual` is missing") : bytes.error()));
        const QString text = QString::fromUtf8(*bytes);
        manual_.contents = pageOf(QStringLiteral("contents"), text);
        readChapters(text);
        checkLinks();
        return std::move(manual_);
    }

private:
    ManualPage pageOf(const QString& name, const QString& markdown)
    {
        const ManualText text = manualHtml(markdown, reference_);
        for (const QString& problem : text.problems)
            manual_.problems.append(name + QStringLiteral(": ") + problem);
        return {name, text.title, text.title, text.html};
    }

    /// The order of pages is that of the links in the contents.
    void readChapters(const QString& contents)
    {
        static const QRegularExpression entry(
            QStringLiteral("^(?:## +(.*)|\\s*[-*] +\\[([^\\]]*)\\]\\(([a-z0-9-]+)\\.md\\).*)$"),
            QRegularExpression::MultilineOption);
        for (auto matches = entry.globalMatch(contents); matches.hasNext();) {
            const auto match = matches.next();
            if (match.capturedLength(1) > 0) {
                manual_.chapters.push_back({match.captured(1).trimmed(), {}});
                continue;
            }
            if (manual_.chapters.empty())
                manual_.chapters.emplace_back();
            if (auto page = entryPage(match.captured(3), match.captured(2)))
                manual_.chapters.back().pages.push_back(std::move(*page));
        }
    }

    std::optional<ManualPage> entryPage(const QString& name, const QString& title)
    {
        if (name == QLatin1String("commands"))
            return ManualPage{name, title, title, reference_.commandsHtml()};
        if (name == QLatin1String("messages"))
            return ManualPage{name, title, title, reference_.messagesHtml()};
        if (name == QLatin1String("classes"))
            return ManualPage{name, title, title, reference_.classesHtml()};
        const QString path = fileOf(name, language_);
        const auto bytes = model::readRegularFile(path);
        if (path.isEmpty() || !bytes) {
            manual_.problems.append(tr("contents: the page %1 cannot be read").arg(name));
            return std::nullopt;
        }
        ManualPage page = pageOf(name, QString::fromUtf8(*bytes));
        page.entry = title;
        return page;
    }

    /// Links to pages and headings that are not there.
    void checkLinks()
    {
        static const QRegularExpression anchor(QStringLiteral("<a name=\"([^\"]*)\""));
        static const QRegularExpression link(QStringLiteral("href=\"manual:([^\"#]*)#?([^\"]*)\""));
        QSet<QString> places;
        const auto forEachPage = [&](const auto& use) {
            use(manual_.contents);
            for (const ManualChapter& chapter : manual_.chapters)
                for (const ManualPage& page : chapter.pages)
                    use(page);
        };
        forEachPage([&](const ManualPage& page) {
            places.insert(page.name);
            for (auto matches = anchor.globalMatch(page.html); matches.hasNext();)
                places.insert(page.name + QLatin1Char('#') + matches.next().captured(1));
        });
        forEachPage([&](const ManualPage& page) {
            for (auto matches = link.globalMatch(page.html); matches.hasNext();) {
                const auto match = matches.next();
                const QString target = match.captured(1).isEmpty() ? page.name : match.captured(1);
                const QString heading = QUrl::fromPercentEncoding(match.captured(2).toUtf8());
                if (!places.contains(heading.isEmpty() ? target : target + QLatin1Char('#') + heading))
                    manual_.problems.append(tr("%1: a link leads nowhere: %2")
                                                .arg(page.name, match.captured(0).section(QLatin1Char('"'), 1, 1)));
            }
        });
    }

    QString language_;
    const ManualReference& reference_;
    Manual manual_;
};

}  // namespace

const ManualPage* Manual::page(const QString& name) const
{
    if (name == contents.name)
        return &contents;
    for (const ManualChapter& chapter : chapters)
        for (const ManualPage& page : chapter.pages)
            if (page.name == name)
                return &page;
    return nullptr;
}

QString manualFolder()
{
    const QDir program(QCoreApplication::applicationDirPath());
    for (const char* place : {"../share/bramah/manual", "../../resources/manual"}) {
        const QDir folder(program.filePath(QLatin1String(place)));
        if (folder.exists())
            return QDir::cleanPath(folder.absolutePath());
    }
    return {};
}

QString manualPicture(const QString& name, bool isDark)
{
    const QDir pictures(manualFolder() + QStringLiteral("/pictures"));
    const QString path =
        pictures.filePath(name + (isDark ? QStringLiteral("-dark.png") : QStringLiteral("-light.png")));
    return QFileInfo::exists(path) ? path : QString();
}

tl::expected<Manual, QString> readManual(const QString& language, const ManualReference& reference)
{
    return ManualReader(language, reference).read();
}

}  // namespace bramah::app
