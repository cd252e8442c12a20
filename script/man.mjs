// Makes man pages of what a program says on --help: one for it, and one for each of its subcommands.
//   node script/man.mjs FOLDER VERSION PROGRAM [SUBCOMMAND...]   of these, --help says nothing
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const [folder, version, program, ...unlisted] = process.argv.slice(2);
const date = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? Date.now() / 1000) * 1000).toISOString().slice(0, 10);

/** A line of text as roff shows it: no escape of ours, no request. */
const roff = (text) => text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replace(/^([.'])/, '\\&$1');

/** The blocks of a help text: what precedes `Usage:`, the usage, and a list of items for each title. */
function parse(help) {
  const [about, usage, rest] = /^([^]*?)^Usage: (.*)\n([^]*)$/m.exec(help).slice(1);
  const sections = [];
  for (const line of rest.split('\n')) {
    const title = /^(\S.*):$/.exec(line)?.[1];
    const item = /^ {2}(\S.*?)(?: {2,}(.*))?$/.exec(line);
    if (title !== undefined) sections.push({ title, items: [] });
    else if (item !== null) sections.at(-1).items.push({ name: item[1], text: [item[2] ?? ''] });
    else if (line.trim() !== '') sections.at(-1).items.at(-1).text.push(line.trim());
  }
  const [, summary, more] = /^(.*?)\.?(?:\. (.*))?$/.exec(about.trim().split('\n')[0]);
  const description = [more, ...about.trim().split('\n').slice(1)].filter((line) => line !== undefined);
  return { summary, description, usage, sections };
}

/** The page of one command, which is called by these words. */
function page(words, { summary, description, usage, sections }, subcommands) {
  const name = words.join('-');
  const lines = [
    `.TH ${name.toUpperCase()} 1 ${date} "Mistward ${version}" "Mistward"`,
    '.SH NAME',
    `${roff(name)} \\- ${roff(summary)}`,
    '.SH SYNOPSIS',
    `.B ${roff(words.join(' '))}`,
    roff(usage.replace(/^\S+/, '').replace(words.slice(1).join(' '), '').trim()),
    ...(description.length > 0 ? ['.SH DESCRIPTION'] : []),
    ...description.flatMap((line, i) => (i > 0 ? ['.br', roff(line)] : [roff(line)])),
  ];
  for (const { title, items } of sections) {
    lines.push(`.SH ${roff(title.toUpperCase())}`);
    for (const item of items) {
      lines.push('.TP', `.B ${roff(item.name)}`, roff(item.text.filter((part) => part !== '').join(' ')));
    }
  }
  const others = subcommands.map((word) => `.BR ${roff(`${name}-${word}`)} (1)`);
  if (words.length > 1) others.unshift(`.BR ${roff(words.slice(0, -1).join('-'))} (1)`);
  if (others.length > 0) lines.push('.SH SEE ALSO', ...others.map((one, i) => (i + 1 < others.length ? `${one},` : one)));
  return `${lines.join('\n')}\n`;
}

function write(words) {
  const help = parse(execFileSync(program, [...words.slice(1), '--help'], { encoding: 'utf8' }));
  const subcommands = help.sections.find(({ title }) => title === 'Subcommands')?.items.map(({ name }) => name) ?? [];
  writeFileSync(join(folder, `${words.join('-')}.1`), page(words, help, subcommands));
  for (const subcommand of subcommands) write([...words, subcommand]);
}

mkdirSync(folder, { recursive: true });
write([basename(program)]);
for (const subcommand of unlisted) write([basename(program), subcommand]);
