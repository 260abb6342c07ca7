// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/drawing_data_dialog.h"

#include "app/drawing/company_data.h"
#include "editor/session/document_session.h"
#include "model/pages/page_places.h"
#include "model/text/first_words.h"

#include <QBuffer>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QGroupBox>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kLogoPixels = 480;  ///< the longer side of a logo, of 40 mm on paper: 300 dots per inch

/// The number of signs that ISO 7200 gives to a field; 0: no limit.
int lengthOf(const QString& field)
{
    static const QMap<QString, int> lengths{
        {QStringLiteral("number"), 16},       {QStringLiteral("date"), 10},      {QStringLiteral("title"), 25},
        {QStringLiteral("subtitle"), 25},     {QStringLiteral("approved"), 20},  {QStringLiteral("creator"), 20},
        {QStringLiteral("documentType"), 30}, {QStringLiteral("revision"), 2},   {QStringLiteral("language"), 4},
        {QStringLiteral("department"), 10},   {QStringLiteral("reference"), 20}, {QStringLiteral("status"), 20}};
    return lengths.value(field, 0);
}

bool isOfOneSheet(const QString& field)
{
    return field == QLatin1String("sheet") || field == QLatin1String("sheets") || field == QLatin1String("subtitle");
}

/// The picture in a file, no larger than is seen, as PNG in Base64; empty if it is none.
QString logoIn(const QString& path)
{
    QImageReader reader(path);
    reader.setAutoTransform(true);
    QImage image = reader.read();
    if (image.isNull())
        return {};
    if (std::max(image.width(), image.height()) > kLogoPixels)
        image = image.scaled(kLogoPixels, kLogoPixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return QString::fromLatin1(buffer.data().toBase64());
}

}  // namespace

DrawingDataDialog::DrawingDataDialog(editor::DocumentSession& session, QWidget* parent)
    : QDialog(parent), session_(session), fields_(editor::pageFields(session))
{
    setWindowTitle(tr("Drawing data"));
    auto* column = new QVBoxLayout(this);
    auto* rows = new QHBoxLayout;
    column->addLayout(rows);
    const auto addGroup = [&](QBoxLayout& place, const QString& title) -> QFormLayout& {
        auto* group = new QGroupBox(title, this);
        auto* form = new QFormLayout(group);
        form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
        place.addWidget(group);
        return *form;
    };
    auto* left = new QVBoxLayout;
    auto* right = new QVBoxLayout;
    rows->addLayout(left, 1);
    rows->addLayout(right, 1);
    addFields(addGroup(*left, tr("Wanted by ISO 7200")), true);
    addSheets(addGroup(*left, tr("What the sheets show")));
    left->addStretch();
    QFormLayout& more = addGroup(*right, tr("More"));
    addFields(more, false);
    addLogo(more);
    right->addStretch();
    auto* keep = new QCheckBox(tr("&Keep owner, department, people, language and logo for new drawings"), this);
    keep->setObjectName(QStringLiteral("keep"));
    column->addWidget(keep);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &DrawingDataDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    constexpr int kWidth = 820;
    resize(std::max(kWidth, sizeHint().width()), sizeHint().height());
}

void DrawingDataDialog::addFields(QFormLayout& form, bool isMandatory)
{
    for (const editor::PageField& field : fields_) {
        if (field.isMandatory != isMandatory || isOfOneSheet(field.name) || field.name == QLatin1String("logo"))
            continue;
        QStringList values;
        for (const QString& value : field.values)
            if (!value.isNull() && !values.contains(value))
                values.append(value);
        const bool isAlike = values.size() <= 1;
        auto* text = new QLineEdit(isAlike && !values.isEmpty() ? values.front() : QString(), this);
        text->setObjectName(field.name);
        if (!isAlike)
            text->setPlaceholderText(tr("differs from sheet to sheet"));
        if (const int most = lengthOf(field.name))
            text->setToolTip(
                tr("%1. Up to %2 signs; longer texts are drawn smaller.").arg(field.description).arg(most));
        else
            text->setToolTip(field.description);
        form.addRow(tr("%1:", "name of a field").arg(model::firstWords(field.description)), text);
        lines_.push_back({field.name, text, isAlike});
    }
}

void DrawingDataDialog::addSheets(QFormLayout& form)
{
    const auto subtitle = std::ranges::find(fields_, QStringLiteral("subtitle"), &editor::PageField::name);
    if (subtitle == fields_.end()) {
        form.parentWidget()->hide();
        return;
    }
    for (qsizetype page = 0; page < subtitle->values.size(); ++page) {
        auto* text = new QLineEdit(subtitle->values.at(page), this);
        text->setObjectName(QStringLiteral("subtitle%1").arg(page + 1));
        text->setEnabled(!subtitle->values.at(page).isNull());
        form.addRow(tr("Sheet %1:").arg(model::sheetNumber(session_.sheet().diagram(), static_cast<int>(page))), text);
        subtitles_.push_back(text);
    }
}

void DrawingDataDialog::addLogo(QFormLayout& form)
{
    const auto logo = std::ranges::find(fields_, QStringLiteral("logo"), &editor::PageField::name);
    hasLogo_ = logo != fields_.end();
    if (!hasLogo_)
        return;
    for (const QString& value : logo->values)
        if (logo_.isEmpty())
            logo_ = value;
    logoPicture_ = new QLabel(this);
    auto* choose = new QPushButton(tr("Choose a &picture…"), this);
    auto* remove = new QPushButton(tr("Remo&ve"), this);
    connect(choose, &QPushButton::clicked, this, &DrawingDataDialog::chooseLogo);
    connect(remove, &QPushButton::clicked, this, [this] {
        logo_.clear();
        isLogoChanged_ = true;
        showLogo();
    });
    auto* row = new QHBoxLayout;
    row->addWidget(logoPicture_, 1);
    row->addWidget(choose);
    row->addWidget(remove);
    form.addRow(tr("Logo:"), row);
    showLogo();
}

void DrawingDataDialog::showLogo()
{
    constexpr QSize kSize(96, 32);  // px
    const QImage image = QImage::fromData(QByteArray::fromBase64(logo_.toLatin1()));
    if (image.isNull())
        logoPicture_->setText(logo_.isEmpty() ? tr("none") : logo_);
    else
        logoPicture_->setPixmap(QPixmap::fromImage(image.scaled(kSize, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
}

void DrawingDataDialog::chooseLogo()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a logo"), {},
                                                      tr("Pictures (*.png *.jpg *.jpeg *.svg *.webp *.bmp)"));
    if (path.isEmpty())
        return;
    const QString picture = logoIn(path);
    if (picture.isEmpty()) {
        QMessageBox::warning(this, windowTitle(),
                             tr("%1 is no picture that can be read: choose a PNG, JPEG or SVG file").arg(path));
        return;
    }
    logo_ = picture;
    isLogoChanged_ = true;
    showLogo();
}

editor::PageFields DrawingDataDialog::written() const
{
    editor::PageFields fields;
    for (const Field& line : lines_)
        if (line.isAlike || !line.text->text().isEmpty())
            fields.insert(line.name, line.text->text().trimmed());
    if (isLogoChanged_)
        fields.insert(QStringLiteral("logo"), logo_);
    return fields;
}

void DrawingDataDialog::accept()
{
    const editor::PageFields fields = written();
    std::vector<editor::PageFields> ofPages;
    for (const QLineEdit* subtitle : subtitles_)
        ofPages.push_back({{QStringLiteral("subtitle"), subtitle->text().trimmed()}});
    editor::setPageFields(session_, fields, ofPages);
    if (findChild<QCheckBox*>(QStringLiteral("keep"))->isChecked()) {
        editor::PageFields kept = fields;
        if (hasLogo_)
            kept.insert(QStringLiteral("logo"), logo_);
        rememberCompany(kept);
    }
    QDialog::accept();
}

}  // namespace bramah::app
