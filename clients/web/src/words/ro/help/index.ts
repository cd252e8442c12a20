import type { HelpWords } from '../../help_words';
import { parts } from '../parts';
import { count } from '../terms';
import { expansions } from './expansions';
import { keys, page } from './page';
import { rivals } from './rivals';
import { tiles } from './tiles';
import { together } from './together';

/** The help in Romanian. */
export const help: HelpWords = {
  title: 'Ajutor și reguli',
  search: 'Caută în ajutor',
  contents: 'Cuprins',
  show: 'Arată ce e necesar pentru',
  everything: 'toate jocurile',
  found: (n) => count(n, { one: 'secțiune găsită', few: 'secțiuni găsite', other: 'de secțiuni găsite' }),
  nothing: 'Nu s-a găsit nimic. Încearcă alt cuvânt.',
  levels: (from, to) => (from === to ? `Nivelul ${from}` : `Nivelurile ${from}${to === from + 1 ? ' și ' : '–'}${to}`),
  reading: 'Regulile publicate nu lămuresc acest lucru.',
  agreed: 'Nicio regulă publicată nu spune asta; așa s-au înțeles jucătorii.',
  link: 'Link către această secțiune',
  idea: 'Împreună așezați cartonașe, construiți drumuri și orașe și ajungeți la țintă înainte să se ridice prea multe fantome din ceață.',
  chapters: {
    idea: 'Despre ce este vorba',
    turn: 'O tură',
    placing: 'Așezarea cartonașelor',
    mist: 'Ceața',
    rising: 'Fantomele',
    meeples: 'Meeplii',
    features: 'Drumuri, orașe și castele',
    scoring: 'Punctarea',
    ending: 'Victorie și înfrângere',
    levels: 'Nivelurile',
    cemeteries: 'Cimitire',
    hounds: 'Câini',
    haunted: 'Cimitire bântuite',
    three: 'Trei meepli de punctaj',
    rivals: 'Unii împotriva altora',
    base: 'Jocul de bază și câmpurile',
    expansions: 'Ce au în comun extensiile',
    ...parts.boxes,
    page: 'Cum se folosește pagina',
    fair: 'Trageri cinstite',
    readings: 'Interpretări',
    about: 'Despre Mistward',
  },
  sections: { ...tiles, ...together, ...rivals, ...expansions, ...page },
  keys,
  table: {
    level: 'Nivel',
    tiles: 'Cartonașe',
    ghosts: 'Fantome',
    piles: 'Teancuri',
    hounds: 'Câini la',
    goal: 'Țintă',
    cemeteries: 'Cimitire',
    plain: 'obișnuite',
    haunted: 'bântuite',
    each: (points) => `câte ${points}`,
  },
};
