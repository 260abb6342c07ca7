// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_index.h"

#include "app/manual/manual_html.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace bramah::app {

namespace {

/// The sections of a page: the part before its first heading, then one for each heading.
void addSections(const ManualPage& page, const QString& chapter, std::vector<ManualPlace>& places)
{
    static const QRegularExpression heading(QStringLiteral("<h[23]><a name=\"([^\"]*)\"[^>]*></a>(.*?)</h[23]>"),
                                            QRegularExpression::DotMatchesEverythingOption);
    const QString address = QStringLiteral("manual:") + page.name;
    ManualPlace place{ManualPlace::Kind::Page, page.title, chapter, {}, address};
    qsizetype at = 0;
    for (auto matches = heading.globalMatch(page.html); matches.hasNext();) {
        const auto match = matches.next();
        place.text = plainText(page.html.mid(at, match.capturedStart() - at));
        places.push_back(place);
        place = {ManualPlace::Kind::Page,
                 plainText(match.captured(2)),
                 page.title,
                 {},
                 address + QLatin1Char('#') + match.captured(1)};
        at = match.capturedEnd();
    }
    place.text = plainText(page.html.mid(at));
    places.push_back(place);
}

/// How well a place answers; 0: not at all.
int scoreOf(const ManualPlace& place, const QStringList& words)
{
    constexpr int kInTitle = 10, kAtBegin = 5, kWhole = 20, kInText = 2;
    int score = 0;
    for (const QString& word : words) {
        const bool isInTitle = place.title.contains(word, Qt::CaseInsensitive);
        if (!isInTitle && !place.text.contains(word, Qt::CaseInsensitive))
            return 0;
        score += isInTitle ? kInTitle : kInText;
        if (place.title.startsWith(word, Qt::CaseInsensitive))
            score += kAtBegin;
    }
    if (place.title.compare(words.join(QLatin1Char(' ')), Qt::CaseInsensitive) == 0)
        score += kWhole;
    return 2 * score + (place.kind == ManualPlace::Kind::Page ? 1 : 0);
}

}  // namespace

std::vector<ManualPlace> manualPlaces(const Manual& manual, const ManualReference& reference)
{
    std::vector<ManualPlace> places;
    const auto isList = [](const ManualPage& page) {
        return page.name == QLatin1String("commands") || page.name == QLatin1String("messages") ||
               page.name == QLatin1String("classes");
    };
    for (const ManualChapter& chapter : manual.chapters)
        for (const ManualPage& page : chapter.pages)
            if (!isList(page))
                addSections(page, chapter.title, places);
    for (const ManualCommand& command : reference.commands())
        places.push_back({ManualPlace::Kind::Command, command.place, command.keys, command.hint,
                          QStringLiteral("manual:commands#") + command.id});
    for (const ManualClass& one : reference.classes())
        places.push_back({ManualPlace::Kind::Class, one.words, one.package,
                          one.description + QLatin1Char(' ') + one.name, QStringLiteral("class:") + one.name});
    for (const model::DiagnosticKind kind : model::allDiagnosticKinds())
        places.push_back({ManualPlace::Kind::Message, reference.message(model::nameOf(kind)), model::nameOf(kind),
                          model::nameOf(kind), QStringLiteral("manual:messages#") + model::nameOf(kind)});
    return places;
}

QStringList searchedWords(const QString& words)
{
    return words.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts);
}

std::vector<const ManualPlace*> foundPlaces(const std::vector<ManualPlace>& places, const QString& words)
{
    const QStringList all = searchedWords(words);
    std::vector<std::pair<int, const ManualPlace*>> found;
    if (!all.isEmpty())
        for (const ManualPlace& place : places)
            if (const int score = scoreOf(place, all); score > 0)
                found.emplace_back(score, &place);
    std::ranges::stable_sort(found, std::ranges::greater(), [](const auto& one) { return one.first; });
    std::vector<const ManualPlace*> result;
    result.reserve(found.size());
    for (const auto& [score, place] : found)
        result.push_back(place);
    return result;
}

}  // namespace bramah::app
