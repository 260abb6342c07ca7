# SPDX-License-Identifier: GPL-3.0-or-later
"""A manual page has every command and every option that the help of its program names.

Usage: manual_page.py PROGRAM PAGE.gz"""
import gzip
import os
import re
import subprocess
import sys

program, page = sys.argv[1:]
ENVIRONMENT = dict(os.environ, QT_QPA_PLATFORM='offscreen', LANG='C.UTF-8')


def help_of(*words):
    return subprocess.run([program, *words, '--help'], check=True, capture_output=True, text=True, env=ENVIRONMENT).stdout


with gzip.open(page, 'rt', encoding='utf-8') as file:
    text = file.read()
plain = text.replace('\\-', '-').replace('\\(aq', "'").replace('\\(ga', '`')
sections = dict(re.findall(r'^\.SS (.+)\n((?:(?!\.S[SH] ).*\n)*)', plain, re.M))

name = os.path.basename(program)
commands = re.findall(rf'\b{name} ([a-z]+) +\.\.\.', help_of())
assert len(commands) > 15, commands
missing, options = [], 0
for command in commands:
    if command not in sections:
        missing.append(command)
    said = help_of(command)
    words = re.findall(r'(?<![\w-])--?[a-z][a-z-]*(?= |,|$)', said.partition('Options:')[2], re.M)
    for option in dict.fromkeys(words):
        options += 1
        if not re.search(rf'(?<![\w-]){option}(?![\w-])', sections.get(command, '')):
            missing.append(f'{command} {option}')
assert options > 100, options
if missing:
    sys.exit('the manual page lacks: ' + ', '.join(missing))

# A version that the page says is that of the program.
version = subprocess.run([program, '--version'], capture_output=True, text=True, env=ENVIRONMENT).stdout.split()[1]
assert f'"Bramah {version}"' in plain, version
