// SPDX-License-Identifier: GPL-3.0-or-later
// Two types of one name in one namespace break the One Definition Rule: the linker keeps the functions of one of them,
// also where a file means the other. No compiler sees it, since no file includes both.
#include "tests/test_registry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace {

/// Blanks out comments and literals.
QString withoutTexts(QString source)
{
    static const QRegularExpression kTexts(
        QStringLiteral(
            "//[^\\n]*|/\\*.*?\\*/|R\"(\\w*)\\(.*?\\)\\1\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])+'"),
        QRegularExpression::DotMatchesEverythingOption);
    return source.replace(kTexts, QStringLiteral(" "));
}

/// The types that \a source defines directly in a named namespace, as `bramah::solver::Tape`.
QStringList typesIn(const QString& source)
{
    static const QRegularExpression kToken(QStringLiteral("[{};]|[^{};]+"));
    static const QRegularExpression kNamespace(QStringLiteral("\\bnamespace\\s*([\\w:]*)\\s*$"));
    static const QRegularExpression kType(QStringLiteral(
        "(?:^|[\\s>])(?:class|struct|union|enum(?:\\s+class)?)\\s+(\\w+)\\s*(?:final\\s*)?(?::(?!:)[^=]*)?$"));

    struct Scope {
        QString name;
        bool isNamespace = false;
    };
    QList<Scope> scopes;
    QStringList types;
    QString statement;
    auto tokens = kToken.globalMatch(withoutTexts(source));
    while (tokens.hasNext()) {
        const QString token = tokens.next().captured();
        if (token == QLatin1String("}")) {
            if (!scopes.isEmpty())
                scopes.removeLast();
            statement.clear();
        } else if (token == QLatin1String("{")) {
            const auto opened = kNamespace.match(statement);
            const auto defined = kType.match(statement);
            const bool isNamed = std::all_of(scopes.begin(), scopes.end(), [](const Scope& scope) {
                return scope.isNamespace && !scope.name.isEmpty();
            });
            if (!opened.hasMatch() && defined.hasMatch() && isNamed) {
                QStringList name;
                for (const Scope& scope : scopes)
                    name << scope.name;
                types << (name << defined.captured(1)).join(QLatin1String("::"));
            }
            scopes << Scope{opened.captured(1), opened.hasMatch()};
            statement.clear();
        } else if (token == QLatin1String(";")) {
            statement.clear();
        } else {
            statement += token;
        }
    }
    return types;
}

}  // namespace

class TypeNamesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void typesAreFound()
    {
        const QString source = QStringLiteral(
            "namespace a::b {\n"
            "class Forward;  // class Comment {\n"
            "template <typename T> class One final : public Base<T> { struct Inner { int x; }; };\n"
            "enum class Two : int { A, B };\n"
            "struct Three { void f() { struct Local {}; } };\n"
            "const char* text = \"struct Text {\";\n"
            "void f(struct Forward& x) {}\n"
            "namespace { struct Hidden {}; }\n"
            "struct Three::Other {};\n"
            "}\n"
            "struct Four {};\n");
        QCOMPARE(typesIn(source), QStringList({QStringLiteral("a::b::One"), QStringLiteral("a::b::Two"),
                                               QStringLiteral("a::b::Three"), QStringLiteral("Four")}));
    }

    void noNameIsUsedTwice()
    {
        const QDir root(qEnvironmentVariable("BRAMAH_SOURCE_DIR"));
        QMap<QString, QStringList> files;  // by type
        for (const QString& layer :
             {QStringLiteral("model"), QStringLiteral("solver"), QStringLiteral("editor"), QStringLiteral("app")}) {
            QDirIterator entries(root.filePath(layer), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                                 QDirIterator::Subdirectories);
            while (entries.hasNext()) {
                QFile source(entries.next());
                QVERIFY(source.open(QIODevice::ReadOnly));
                for (const QString& type : typesIn(QString::fromUtf8(source.readAll())))
                    files[type] << root.relativeFilePath(source.fileName());
            }
        }
        QVERIFY(files.size() > 300);
        QVERIFY(files.contains(QStringLiteral("bramah::solver::CompiledSystem")));
        QStringList problems;
        for (auto type = files.cbegin(); type != files.cend(); ++type)
            if (type->size() > 1)
                problems << QStringLiteral("%1 is defined in %2").arg(type.key(), type->join(QLatin1String(" and ")));
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

BRAMAH_TEST(TypeNamesTest);
#include "type_names_test.moc"
