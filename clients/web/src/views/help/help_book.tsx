import { batch, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import '../../style/help.css';
import { chapters, type Chapter, type Played, type Section } from '../../game/rule_book';
import { helpPath, sectionOf, type HelpSheet } from '../../session/help';
import { language, words } from '../../words';
import { fetchHelp, helpWords } from '../../words/help';
import type { HelpWords } from '../../words/help_words';
import { Contents } from './contents';
import { matching, type Finding } from './finding';
import { Passages } from './passages';
import { Tools } from './tools';

interface BookProps {
  /** Where to open, and for whom. */
  at: HelpSheet;
  /** Whether the address of the page follows the section. */
  address: boolean;
}

/** Who asks for a section gets it, also if what is played goes without. */
const playAt = ({ section, play }: HelpSheet) => (section === '' ? play : null);

/** Leads to a section, past whatever was looked for before. */
function show(finding: Finding, marked: { section: string }, play: Played | null): void {
  batch(() => {
    finding.text.value = '';
    finding.play.value = play;
    finding.marked.value = marked;
  });
}

/** Follows the address where the help is a view of its own. */
function useHash(finding: Finding, address: boolean): void {
  useEffect(() => {
    if (!address) return;
    const follow = () => show(finding, { section: sectionOf(location.hash) }, null);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
}

/** Brings the section that was led to into view, with the focus on its heading. */
function useMark(root: { current: HTMLElement | null }, marked: { section: string }, ready: boolean): void {
  useEffect(() => {
    if (!ready || marked.section === '') return;
    const heading = root.current?.querySelector<HTMLElement>(`[id="${CSS.escape(marked.section)}"]`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [marked, ready]);
}

function Chapters({ help, finding, shown, lead }: ChaptersProps) {
  if (shown.length === 0) return <p class="quiet">{help.nothing}</p>;
  return (
    <>
      {(Object.keys(chapters) as Chapter[]).map((name) => (
        <Passages key={name} help={help} chapter={name} finding={finding} shown={shown} lead={lead} />
      ))}
    </>
  );
}

interface ChaptersProps {
  help: HelpWords;
  finding: Finding;
  shown: readonly Section[];
  /** Leads to a section. */
  lead: (section: string) => void;
}

/** The whole help: contents, search, and every rule. */
export function HelpBook({ at, address }: BookProps) {
  const root = useRef<HTMLDivElement>(null);
  const finding: Finding = { text: useSignal(''), play: useSignal(playAt(at)), marked: useSignal(at) };
  useEffect(() => void fetchHelp(language()).catch(() => {}), [language()]);
  useEffect(() => show(finding, at, playAt(at)), [at]);
  useHash(finding, address);
  const help = helpWords();
  useMark(root, finding.marked.value, help !== null);
  if (!help) return <p class="loading">{words.page.loading}</p>;
  const lead = (to: string) => {
    if (address) history.pushState(null, '', helpPath(to));
    show(finding, { section: to }, null);
  };
  const shown = matching(help, finding.text.value, finding.play.value);
  return (
    <div class="help-book" ref={root}>
      <div class="help-head">
        <h1>{help.title}</h1>
        <Tools help={help} finding={finding} found={shown.length} />
      </div>
      <Contents help={help} shown={shown} lead={lead} open={address && window.matchMedia('(min-width: 861px)').matches} />
      <article class="help-text">
        <Chapters help={help} finding={finding} shown={shown} lead={lead} />
      </article>
    </div>
  );
}
