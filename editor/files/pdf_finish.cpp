// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/files/pdf_finish.h"

#include "editor/translate.h"

// The library asks which of its smart pointers a program means: those of the language.
#define POINTERHOLDER_TRANSITION 4
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>

#include <exception>
#include <set>
#include <string>

namespace bramah::editor {
namespace {

using PdfObject = QPDFObjectHandle;

PdfObject pdfNumber(double value)
{
    constexpr int kPlaces = 2;
    return PdfObject::newReal(value, kPlaces);
}

/// The whole of a page, or a place on it at the zoom that the reader has.
PdfObject pdfDestination(const PdfObject& page, const QPointF* place)
{
    PdfObject array = PdfObject::newArray();
    array.appendItem(page);
    array.appendItem(PdfObject::newName(place ? "/XYZ" : "/Fit"));
    if (place) {
        array.appendItem(pdfNumber(place->x()));
        array.appendItem(pdfNumber(place->y()));
        array.appendItem(PdfObject::newNull());
    }
    return array;
}

void addBookmarks(QPDF& pdf, std::vector<PdfObject>& pages, const std::vector<PdfPage>& wanted)
{
    PdfObject all = pdf.makeIndirectObject(PdfObject::newDictionary());
    std::vector<PdfObject> entries;
    for (std::size_t i = 0; i < pages.size() && i < wanted.size(); ++i) {
        if (wanted[i].bookmark.isEmpty())
            continue;
        PdfObject entry = pdf.makeIndirectObject(PdfObject::newDictionary());
        entry.replaceKey("/Title", PdfObject::newUnicodeString(wanted[i].bookmark.toStdString()));
        entry.replaceKey("/Parent", all);
        entry.replaceKey("/Dest", pdfDestination(pages[i], nullptr));
        if (!entries.empty()) {
            entry.replaceKey("/Prev", entries.back());
            entries.back().replaceKey("/Next", entry);
        }
        entries.push_back(entry);
    }
    if (entries.empty())
        return;
    all.replaceKey("/Type", PdfObject::newName("/Outlines"));
    all.replaceKey("/First", entries.front());
    all.replaceKey("/Last", entries.back());
    all.replaceKey("/Count", PdfObject::newInteger(static_cast<long long>(entries.size())));
    pdf.getRoot().replaceKey("/Outlines", all);
    pdf.getRoot().replaceKey("/PageMode", PdfObject::newName("/UseOutlines"));
}

void addLinks(QPDF& pdf, std::vector<PdfObject>& pages, const std::vector<PdfPage>& wanted)
{
    for (std::size_t i = 0; i < pages.size() && i < wanted.size(); ++i) {
        if (wanted[i].links.empty())
            continue;
        PdfObject links = PdfObject::newArray();
        for (const PdfLink& link : wanted[i].links) {
            if (link.page >= pages.size())
                continue;
            PdfObject place = PdfObject::newArray();
            for (const double side : {link.place.left(), link.place.top(), link.place.right(), link.place.bottom()})
                place.appendItem(pdfNumber(side));
            PdfObject entry = PdfObject::newDictionary();
            entry.replaceKey("/Type", PdfObject::newName("/Annot"));
            entry.replaceKey("/Subtype", PdfObject::newName("/Link"));
            entry.replaceKey("/Rect", place);
            entry.replaceKey("/Border", PdfObject::parse("[0 0 0]"));
            entry.replaceKey("/Dest", pdfDestination(pages[link.page], &link.target));
            links.appendItem(pdf.makeIndirectObject(entry));
        }
        pages[i].replaceKey("/Annots", links);
    }
}

/// The six letters in front of the name of a part of a font, number \a k of the document: AAAAAA, BAAAAA, ...
std::string fontTag(std::size_t k)
{
    constexpr std::size_t kLetters = 26, kLength = 6;
    std::string tag;
    for (std::size_t i = 0; i < kLength; ++i, k /= kLetters)
        tag += static_cast<char>('A' + k % kLetters);
    return tag;
}

/// Names the part of a font that \a descriptor embeds as the number \a k of the document.
void nameFont(PdfObject descriptor, std::size_t k)
{
    constexpr std::size_t kTagged = 7;  // the slash of the name and the tag, in front of `+`
    PdfObject name = descriptor.isDictionary() ? descriptor.getKey("/FontName") : PdfObject::newNull();
    if (name.isName() && name.getName().size() > kTagged && name.getName()[kTagged] == '+')
        descriptor.replaceKey("/FontName", PdfObject::newName('/' + fontTag(k) + name.getName().substr(kTagged)));
}

/// Qt names the parts of fonts that it embeds in an order that differs from one writing to the next. They are named in
/// the order in which pages use them.
void nameFonts(std::vector<PdfObject>& pages)
{
    std::set<int> named;  // numbers of objects that several pages share
    for (PdfObject& page : pages) {
        PdfObject resources = page.getKey("/Resources");
        PdfObject fonts = resources.isDictionary() ? resources.getKey("/Font") : PdfObject::newNull();
        if (!fonts.isDictionary())
            continue;
        for (const std::string& key : fonts.getKeys()) {
            PdfObject font = fonts.getKey(key);
            PdfObject parts = font.isDictionary() ? font.getKey("/DescendantFonts") : PdfObject::newNull();
            for (int i = 0; parts.isArray() && i < parts.getArrayNItems(); ++i) {
                PdfObject part = parts.getArrayItem(i);
                if (part.isDictionary() && named.insert(part.getObjectID()).second)
                    nameFont(part.getKey("/FontDescriptor"), named.size() - 1);
            }
        }
    }
}

}  // namespace

tl::expected<QByteArray, QString> finishedPdf(const QByteArray& bytes, const std::vector<PdfPage>& wanted)
{
    // The library tells what is wrong by exceptions.
    try {
        QPDF pdf;
        pdf.processMemoryFile("drawing", bytes.constData(), static_cast<std::size_t>(bytes.size()));
        std::vector<PdfObject> pages = pdf.getAllPages();
        addBookmarks(pdf, pages, wanted);
        addLinks(pdf, pages, wanted);
        nameFonts(pages);
        pdf.getRoot().removeKey("/Metadata");
        if (PdfObject info = pdf.getTrailer().getKey("/Info"); info.isDictionary())
            for (const char* key : {"/CreationDate", "/ModDate"})
                info.removeKey(key);
        QPDFWriter writer(pdf);
        writer.setOutputMemory();
        writer.setDeterministicID(true);
        writer.write();
        const auto buffer = writer.getBufferSharedPointer();
        return QByteArray(reinterpret_cast<const char*>(buffer->getBuffer()),
                          static_cast<qsizetype>(buffer->getSize()));
    } catch (const std::exception& failure) {
        return tl::unexpected(tr("the PDF could not be completed: %1").arg(QString::fromUtf8(failure.what())));
    }
}

}  // namespace bramah::editor
