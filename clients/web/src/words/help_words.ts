import type { pageKeys, replayKeys, tableKeys } from '../board/keys';
import type { Chapter, Clause, Section } from '../game/rule_book';

/** One section, with steps if it tells of an order. `[[id]]` is a link to another section. */
export type Passage = readonly [title: string, text: string, steps?: readonly string[]];

/** The clauses whose ids begin so, in words. */
export type Passages<Letter extends string> = Record<Extract<Clause, `${Letter}-${string}`>, Passage>;

/** What is no rule, in words. */
export type PagePassages = Record<Exclude<Section, Clause>, Passage>;

type Acts<Table> = Record<keyof Table, string>;

/** Everything that the help says in one language. */
export interface HelpWords {
  title: string;
  search: string;
  contents: string;
  show: string;
  everything: string;
  found(n: number): string;
  nothing: string;
  /** "Level 2 and up" */
  levels(from: number, to: number): string;
  reading: string;
  /** Of what players agreed on. */
  agreed: string;
  link: string;
  /** What the game is about, before everything else. */
  idea: string;
  chapters: Record<Chapter, string>;
  sections: Record<Section, Passage>;
  keys: {
    table: string;
    replay: string;
    page: string;
    names: Record<string, string>;
    atTable: Acts<typeof tableKeys>;
    inReplay: Acts<typeof replayKeys>;
    everywhere: Acts<typeof pageKeys>;
  };
  /** The heads of the table of levels. */
  table: Record<'level' | 'tiles' | 'ghosts' | 'piles' | 'hounds' | 'goal' | 'cemeteries', string> & {
    plain: string;
    haunted: string;
    each(points: number): string;
  };
}
