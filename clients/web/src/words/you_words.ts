import type { Named } from './named';

/** Everything that the page says of whoever plays here. */
export interface YouWords {
  lead: string;
  nobody: string;
  nobodyLead: string;

  name: string;
  rename: string;

  bring: string;
  showLink: string;
  hideLink: string;
  link: string;
  care: string;
  paper: (name: Named) => string;
  print: string;
  others: string;
  othersLead: string;
  endOthers: string;

  comeBack: string;
  comeBackLead: string;
  noLink: string;
  comeIn: string;

  arriving: string;
  linkEnded: string;
  brings: (name: Named, games: number, turns: number) => string;
  replaces: (name: Named, games: number) => string;
  playAs: (name: Named) => string;
  stay: (name: Named) => string;
  notNow: string;

  push: string;
  pushSwitch: string;
  /** Whether this browser tells of turns, or why it cannot. */
  pushStates: Readonly<Record<'unable' | 'denied' | 'off', string>>;
  pushFailed: string;
  pushElsewhere: (browsers: number) => string;
  pushEndElsewhere: string;

  hook: string;
  hookAddress: string;
  hookWrong: string;
  hookPut: string;
  hookSecret: string;
  hookCopy: string;
  hookSecretOnce: string;
  hookDelivered: (when: string) => string;
  hookFailing: (since: string) => string;
  hookDisabled: (when: string) => string;
  hookTest: string;
  hookTested: string;
  hookTestFailed: string;
  hookRemove: string;
  hookChange: string;

  numbers: string;
  noNumbers: string;
  played: string;
  won: string;
  best: string;

  kept: string;
  keptLead: string;
  save: string;
  forget: string;
  forgetTitle: (name: Named) => string;
  forgetLead: (games: number) => string;
  /** What goes, one thing a line. */
  goes: readonly string[];
  forGood: string;
  forgetNow: string;
  keep: string;
}
