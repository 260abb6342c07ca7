// Searches the places in index.js ([title, around, text, address]) as the window's manual does.
"use strict";
const field = document.getElementById("search");
const found = document.getElementById("found");
const pages = document.getElementById("pages");
const most = 40;

function score(place, words) {
    const title = place[0].toLowerCase();
    const text = place[2].toLowerCase();
    let sum = 0;
    for (const word of words) {
        const isInTitle = title.includes(word);
        if (!isInTitle && !text.includes(word))
            return 0;
        sum += (isInTitle ? 10 : 2) + (title.startsWith(word) ? 5 : 0);
    }
    return sum + (title === words.join(" ") ? 20 : 0);
}

function search() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    pages.hidden = words.length > 0;
    found.replaceChildren();
    if (words.length === 0)
        return;
    const hits = bramahManual.map(place => [score(place, words), place]).filter(hit => hit[0] > 0);
    hits.sort((a, b) => b[0] - a[0]);
    for (const [, place] of hits.slice(0, most)) {
        const link = document.createElement("a");
        link.href = place[3];
        link.textContent = place[0];
        const around = document.createElement("small");
        around.textContent = place[1];
        link.append(around);
        const entry = document.createElement("li");
        entry.append(link);
        found.append(entry);
    }
}

field.addEventListener("input", search);
