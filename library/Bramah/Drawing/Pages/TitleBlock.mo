// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Drawing.Pages;
partial class TitleBlock "Title block after ISO 7200, 180 by 36 mm"
  parameter String owner = "" "Legal owner" annotation(Dialog(group="Mandatory"));
  parameter String number = "" "Identification number: unique for its owner, up to 16 characters" annotation(Dialog(group="Mandatory"));
  parameter String date = "" "Date of issue" annotation(Dialog(group="Mandatory"));
  parameter String title = "" "Title: of the drawing, up to 25 characters" annotation(Dialog(group="Mandatory"));
  parameter String approved = "" "Approved by" annotation(Dialog(group="Mandatory"));
  parameter String creator = "" "Created by" annotation(Dialog(group="Mandatory"));
  parameter String documentType = "" "Document type" annotation(Dialog(group="Mandatory"));
  parameter String subtitle = "" "Supplementary title: such as what this sheet shows" annotation(Dialog(group="Optional"));
  parameter String sheet = "" "Sheet number, counted from left to right if it is empty" annotation(Dialog(group="Optional"));
  parameter String sheets = "" "Number of sheets, counted if it is empty" annotation(Dialog(group="Optional"));
  parameter String revision = "" "Revision index" annotation(Dialog(group="Optional"));
  parameter String status = "" "Document status" annotation(Dialog(group="Optional"));
  parameter String department = "" "Responsible department" annotation(Dialog(group="Optional"));
  parameter String reference = "" "Technical reference: who answers questions" annotation(Dialog(group="Optional"));
  parameter String classification = "" "Classification: key words to find the drawing by" annotation(Dialog(group="Optional"));
  parameter String language = "en" "Language: of the words in the block, en, de or zh" annotation(Dialog(group="Optional"));
  parameter String paperSize = "" "Size of the paper" annotation(Dialog(group="Optional"));
  parameter String logo = "" "Picture above the owner: a file as Base64, or a modelica:// address" annotation(Dialog(group="Optional"));
protected
  final parameter String ownerWord = if language == "de" then "Eigentümer" elseif language == "zh" then "所有者" else "Legal owner" "Its word in the block";
  final parameter String numberWord = if language == "de" then "Sachnummer" elseif language == "zh" then "标识号" else "Identification number" "Its word in the block";
  final parameter String dateWord = if language == "de" then "Ausgabedatum" elseif language == "zh" then "发布日期" else "Date of issue" "Its word in the block";
  final parameter String sheetWord = if language == "de" then "Blatt" elseif language == "zh" then "页次" else "Sheet" "Its word in the block";
  final parameter String titleWord = if language == "de" then "Titel" elseif language == "zh" then "名称" else "Title" "Its word in the block";
  final parameter String approvedWord = if language == "de" then "Genehmigt von" elseif language == "zh" then "批准" else "Approved by" "Its word in the block";
  final parameter String creatorWord = if language == "de" then "Erstellt von" elseif language == "zh" then "编制" else "Created by" "Its word in the block";
  final parameter String documentTypeWord = if language == "de" then "Dokumentart" elseif language == "zh" then "文件类型" else "Document type" "Its word in the block";
  final parameter String revisionWord = if language == "de" then "Änd." elseif language == "zh" then "版本" else "Rev." "Its word in the block";
  final parameter String languageWord = if language == "de" then "Spr." elseif language == "zh" then "语言" else "Lang." "Its word in the block";
  final parameter String subtitleWord = if language == "de" then "Zusätzlicher Titel" elseif language == "zh" then "附加名称" else "Supplementary title" "Its word in the block";
  final parameter String departmentWord = if language == "de" then "Verantwortliche Abteilung" elseif language == "zh" then "责任部门" else "Responsible department" "Its word in the block";
  final parameter String referenceWord = if language == "de" then "Technische Referenz" elseif language == "zh" then "技术负责" else "Technical reference" "Its word in the block";
  final parameter String classificationWord = if language == "de" then "Klassifikation" elseif language == "zh" then "分类" else "Classification" "Its word in the block";
  final parameter String statusWord = if language == "de" then "Dokumentstatus" elseif language == "zh" then "文件状态" else "Document status" "Its word in the block";
  annotation(Icon(coordinateSystem(extent={{-180,0},{0,36}}, preserveAspectRatio=true, initialScale=0.8, grid={1,1}), graphics={
    Rectangle(extent={{-180,0},{0,36}}, lineThickness=0.7),
    Rectangle(extent={{-180,27},{-134,36}}),
    Text(extent={{-179,32.8},{-134.5,35.4}}, textString="%{departmentWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-179,27.5},{-135,32.7}}, textString="%department", fontSize=9.7, horizontalAlignment=TextAlignment.Left),
    Rectangle(extent={{-134,27},{-100,36}}),
    Text(extent={{-133,32.8},{-100.5,35.4}}, textString="%{referenceWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-133,27.5},{-101,32.7}}, textString="%reference", fontSize=9.7, horizontalAlignment=TextAlignment.Left),
    Rectangle(extent={{-100,27},{-44,36}}),
    Text(extent={{-99,32.8},{-44.5,35.4}}, textString="%{documentTypeWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-99,27.5},{-45,32.7}}, textString="%documentType", fontSize=9.7, horizontalAlignment=TextAlignment.Left),
    Rectangle(extent={{-44,27},{0,36}}),
    Text(extent={{-43,32.8},{-0.5,35.4}}, textString="%{statusWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-43,27.5},{-1,32.7}}, textString="%status", fontSize=9.7, horizontalAlignment=TextAlignment.Left),
    Rectangle(extent={{-180,0},{-134,27}}),
    Text(extent={{-179,23.8},{-134.5,26.4}}, textString="%{ownerWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-179,0.8},{-135,6}}, textString="%owner", fontSize=9.7, horizontalAlignment=TextAlignment.Left),
    Bitmap(extent={{-179,6.5},{-135,23.4}}, imageSource=logo),
    Rectangle(extent={{-134,18},{-100,27}}),
    Text(extent={{-133,23.8},{-100.5,26.4}}, textString="%{creatorWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-133,18.5},{-101,23.7}}, textString="%creator", fontSize=9.7, horizontalAlignment=TextAlignment.Left),
    Rectangle(extent={{-134,9},{-100,18}}),
    Text(extent={{-133,14.8},{-100.5,17.4}}, textString="%{approvedWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-133,9.5},{-101,14.7}}, textString="%approved", fontSize=9.7, horizontalAlignment=TextAlignment.Left),
    Rectangle(extent={{-134,0},{-100,9}}),
    Text(extent={{-133,5.8},{-100.5,8.4}}, textString="%{classificationWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-133,0.5},{-101,5.7}}, textString="%classification", fontSize=9.7, horizontalAlignment=TextAlignment.Left),
    Rectangle(extent={{-100,9},{-44,27}}),
    Text(extent={{-99,23.8},{-44.5,26.4}}, textString="%{titleWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-99,12},{-45,20}}, textString="%title", fontSize=13.6, horizontalAlignment=TextAlignment.Left),
    Rectangle(extent={{-100,0},{-44,9}}),
    Text(extent={{-99,5.8},{-44.5,8.4}}, textString="%{subtitleWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-99,0.5},{-45,5.7}}, textString="%subtitle", fontSize=9.7, horizontalAlignment=TextAlignment.Left),
    Rectangle(extent={{-44,18},{0,27}}),
    Text(extent={{-43,23.8},{-0.5,26.4}}, textString="%{numberWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-43,18.5},{-1,23.7}}, textString="%number", fontSize=13.6, horizontalAlignment=TextAlignment.Left),
    Rectangle(extent={{-44,9},{-34,18}}),
    Text(extent={{-43,14.8},{-34.5,17.4}}, textString="%{revisionWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-43,9.5},{-35,14.7}}, textString="%revision", fontSize=9.7, horizontalAlignment=TextAlignment.Left),
    Rectangle(extent={{-34,9},{-10,18}}),
    Text(extent={{-33,14.8},{-10.5,17.4}}, textString="%{dateWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-33,9.5},{-11,14.7}}, textString="%date", fontSize=9.7, horizontalAlignment=TextAlignment.Left),
    Rectangle(extent={{-10,9},{0,18}}),
    Text(extent={{-9,14.8},{-0.5,17.4}}, textString="%{languageWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-9,9.5},{-1,14.7}}, textString="%language", fontSize=9.7, horizontalAlignment=TextAlignment.Left),
    Rectangle(extent={{-44,0},{0,9}}),
    Text(extent={{-43,5.8},{-0.5,8.4}}, textString="%{sheetWord}", fontSize=7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-43,0.5},{-1,5.7}}, textString="%sheet / %sheets", fontSize=9.7, horizontalAlignment=TextAlignment.Left),
    Text(extent={{-120,37},{-1,43}}, textString="%releaseMark", fontSize=13.6, horizontalAlignment=TextAlignment.Right),
    Text(extent={{-20,-5},{-2,0}}, textString="%paperSize", fontSize=9.7, horizontalAlignment=TextAlignment.Right)}),
    Documentation(info="<html>
<p>Pages extend it: its origin is the lower right corner of their frame. Of the fields of ISO 7200 the legal owner, identification number,
date of issue, sheet number, title, approval, creator and document type are mandatory, the others optional.</p>
<p>Letters are 2.5 mm high, those of title and number 3.5 mm, the words above them 1.8 mm; what is too long is drawn smaller.</p>
<p>Source: ISO 7200:2004, Data fields in title blocks and document headers.</p>
</html>"));
end TitleBlock;
