// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_site.h"

#include "app/manual/class_page.h"
#include "app/manual/manual_html.h"
#include "app/manual/manual_index.h"
#include "app/translate.h"
#include "model/files/output_file.h"
#include "model/text/regular_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>

namespace bramah::app {

namespace {

constexpr int kFormulaWidth = 640;         // px
constexpr qsizetype kSearchedText = 4000;  // characters of a section

/// The page of the site that an address of the manual leads to; empty if it has none there.
QString siteFileOf(const QString& address)
{
    const QString kind = address.section(QLatin1Char(':'), 0, 0), rest = address.section(QLatin1Char(':'), 1);
    if (kind == QLatin1String("class"))
        return rest + QStringLiteral(".html");
    if (kind == QLatin1String("picture"))
        return QStringLiteral("pictures/%1-light.png").arg(rest);
    if (kind == QLatin1String("example"))
        return {};
    if (kind != QLatin1String("manual"))
        return address;
    const QString page = rest.section(QLatin1Char('#'), 0, 0), heading = rest.section(QLatin1Char('#'), 1);
    const QString file = page.isEmpty()                      ? QString()
                         : page == QLatin1String("contents") ? QStringLiteral("index.html")
                                                             : page + QStringLiteral(".html");
    return heading.isEmpty() ? file : file + QLatin1Char('#') + heading;
}

class SiteWriter
{
public:
    SiteWriter(const Manual& manual, const ManualReference& reference, const QString& folder)
        : manual_(manual), reference_(reference), folder_(folder)
    {
        const QLocale locale;
        language_ = locale.language() == QLocale::C ? QStringLiteral("en") : locale.bcp47Name();
        for (const ManualClass& one : reference.classes())
            classes_.insert(one.name);
    }

    std::optional<QString> write()
    {
        if (!folder_.mkpath(QStringLiteral("pictures")))
            return tr("the folder `%1` cannot be made; choose another one").arg(folder_.path());
        writeFile(QStringLiteral("manual.css"), fromResources("manual.css"));
        writeFile(QStringLiteral("search.js"), fromResources("search.js"));
        writeFile(QStringLiteral("index.js"), index());
        writePage(manual_.contents, QStringLiteral("index.html"));
        for (const ManualChapter& chapter : manual_.chapters)
            for (const ManualPage& page : chapter.pages)
                writePage(page, page.name + QStringLiteral(".html"));
        for (const ManualClass& one : reference_.classes())
            writeClass(one);
        for (const QString& picture : std::as_const(pictures_))
            for (const bool isDark : {false, true})
                copyPicture(picture, isDark);
        return problem_;
    }

private:
    void writeFile(const QString& name, const QByteArray& bytes)
    {
        if (!problem_)
            problem_ = model::OutputFile::write(folder_.filePath(name), bytes);
    }

    static QByteArray fromResources(const char* name)
    {
        QFile file(QStringLiteral(":/manual/") + QLatin1String(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void copyPicture(const QString& name, bool isDark)
    {
        const QString path = manualPicture(name, isDark);
        if (path.isEmpty())
            return;
        const auto bytes = model::readRegularFile(path);
        if (bytes)
            writeFile(QStringLiteral("pictures/") + QFileInfo(path).fileName(), *bytes);
        else if (!problem_)
            problem_ = bytes.error();
    }

    /// The body with addresses of the site; notes its pictures.
    QString bodyOf(const QString& html)
    {
        QString body = withAddresses(html, [this](const QString& address) {
            const QString name = address.section(QLatin1Char(':'), 1);
            if (address.startsWith(QLatin1String("picture:")))
                pictures_.insert(name);
            if (address.startsWith(QLatin1String("class:")) && !classes_.contains(name))
                return QString();
            return siteFileOf(address);
        });
        static const QRegularExpression picture(QStringLiteral("<img (src=\"pictures/([^\"]*)-light.png\"[^>]*)>"));
        return body.replace(
            picture, QStringLiteral("<picture><source srcset=\"pictures/\\2-dark.png\" media=\"(prefers-color-scheme: "
                                    "dark)\"><img \\1></picture>"));
    }

    /// The list of all pages beside each of them.
    QString navigation(const QString& current) const
    {
        QString html = QStringLiteral(
                           "<nav><p><a href=\"index.html\"%1>%2</a></p>\n"
                           "<input id=\"search\" type=\"search\" placeholder=\"%3\" aria-label=\"%3\">"
                           "<ol id=\"found\"></ol>\n<div id=\"pages\">")
                           .arg(current == manual_.contents.name ? QStringLiteral(" class=\"here\"") : QString(),
                                manual_.contents.title.toHtmlEscaped(), tr("Search the manual").toHtmlEscaped());
        for (const ManualChapter& chapter : manual_.chapters) {
            html += QStringLiteral("<h4>%1</h4><ul>\n").arg(chapter.title.toHtmlEscaped());
            for (const ManualPage& page : chapter.pages)
                html += QStringLiteral("<li><a href=\"%1.html\"%2>%3</a></li>\n")
                            .arg(page.name, page.name == current ? QStringLiteral(" class=\"here\"") : QString(),
                                 page.entry.toHtmlEscaped());
            html += QStringLiteral("</ul>\n");
        }
        return html + QStringLiteral("</div></nav>\n");
    }

    void write(const QString& file, const QString& current, const QString& title, const QString& body)
    {
        writeFile(file,
                  QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
                                 "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
                                 "<title>%2 - Bramah</title><link rel=\"stylesheet\" href=\"manual.css\">"
                                 "<script src=\"index.js\" defer></script><script src=\"search.js\" defer></script>"
                                 "</head><body>\n%3<main><h1>%2</h1>\n%4</main></body></html>\n")
                      .arg(language_, title.toHtmlEscaped(), navigation(current), body)
                      .toUtf8());
    }

    void writePage(const ManualPage& page, const QString& file)
    {
        write(file, page.name, page.title, bodyOf(page.html));
    }

    void writeClass(const ManualClass& one)
    {
        const QByteArray svg = symbolSvg(one, reference_);
        QString symbol;
        if (const qsizetype at = svg.indexOf("<svg"); at >= 0)
            symbol = QStringLiteral("<div class=\"symbol\">%1</div>\n").arg(QString::fromUtf8(svg.mid(at)));
        write(one.name + QStringLiteral(".html"), QStringLiteral("classes"), one.words,
              symbol + bodyOf(classPageHtml(one, reference_, kFormulaWidth)));
    }

    QByteArray index() const
    {
        QJsonArray entries;
        for (const ManualPlace& place : manualPlaces(manual_, reference_))
            entries.append(
                QJsonArray{place.title, place.around, place.text.left(kSearchedText), siteFileOf(place.address)});
        return "const bramahManual = " + QJsonDocument(entries).toJson(QJsonDocument::Compact) + ";\n";
    }

    const Manual& manual_;
    const ManualReference& reference_;
    QDir folder_;
    QString language_;
    QSet<QString> classes_;
    QSet<QString> pictures_;
    std::optional<QString> problem_;
};

}  // namespace

std::optional<QString> writeManualSite(const Manual& manual, const ManualReference& reference, const QString& folder)
{
    return SiteWriter(manual, reference, folder).write();
}

}  // namespace bramah::app
