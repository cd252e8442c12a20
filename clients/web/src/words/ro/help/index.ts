import type { HelpWords } from '../../help_words';
import { count, terms } from '../terms';
import { captions } from './captions';
import { keys, page } from './page';
import { readings } from './readings';
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
  nothing: 'Aici nu se vorbește despre asta. Încearcă alt cuvânt.',
  levels: (from, to) => (from === to ? `Nivelul ${from}` : `Nivelurile ${from}${to === from + 1 ? ' și ' : '–'}${to}`),
  reading: 'Regulile publicate nu lămuresc acest lucru. Aici se joacă așa:',
  link: 'Link către această secțiune',
  chapters: {
    idea: {
      title: 'Despre ce este vorba',
      lead:
        'Jucați toți împreună. Așezați cartonașe, construiți drumuri și orașe și ajungeți la țintă înainte să vă copleșească fantomele: ' +
        'fiecare fantomă care se ridică din ceață înseamnă una mai puțin în rezervă. Când una trebuie să se ridice și nu mai este niciuna, totul e pierdut.',
    },
    turn: { title: 'O tură', lead: 'Tragi un cartonaș și îl așezi, rezolvi ceața, pui un meeple dacă vrei, punctezi ce e complet. Apoi e rândul altcuiva.' },
    placing: { title: 'Așezarea cartonașelor', lead: 'Harta crește cartonaș cu cartonaș, și totul trebuie să continue: drumul ca drum, orașul ca oraș, câmpul ca câmp.' },
    mist: { title: 'Ceața', lead: 'Din ceață vin fantomele. Uniți laturile cu ceață ca să vină puține și închideți bancuri de ceață ca să scăpați de ele.' },
    rising: { title: 'Fantomele', lead: 'Rezerva de fantome este ceasul vostru. Aproape fiecare cartonaș cu ceață îl împinge înainte.' },
    meeples: { title: 'Meeplii', lead: 'Aduce puncte doar ce are un meeple. Pune unul când vrei puncte pentru ce construiești.' },
    features: { title: 'Drumuri, orașe și castele', lead: 'Cât valorează și când se punctează.' },
    scoring: { title: 'Punctarea: puncte sau fantome', lead: 'La fiecare punctare alegeți din nou: vă apropiați de țintă sau câștigați timp.' },
    ending: { title: 'Victorie și înfrângere', lead: 'O cale de a câștiga, două de a pierde.' },
    levels: { title: 'Nivelurile', lead: `Începeți cu nivelul 1. Fiecare nivel aduce ceva nou; ${terms.hounds.rufus} și ${terms.hounds.ronja} așteaptă de la nivelul 3.` },
    cemeteries: { title: 'Cimitire: nivelurile 2–6', lead: 'Cimitirele atrag fantome și se închid peste un meeple.' },
    hounds: { title: 'Câini: nivelurile 3–6', lead: 'Doi câini așteaptă pe pista de punctaj. Ajungeți la timp la fiecare dintre ei și el alungă fantome.' },
    haunted: { title: 'Cimitire bântuite: nivelurile 5 și 6', lead: 'Acum, în jurul cimitirelor deschise stau cartonașe cu fața în jos și blochează ce construiți.' },
    three: { title: 'Trei meepli de punctaj: nivelul 6', lead: 'Toți trei trebuie să ajungă la țintă, așa că alegeți bine cui îi dați puncte.' },
    rivals: { title: 'Unii împotriva altora: fantome și paznici', lead: 'Extensia jocului de bază, pentru 2–6 jucători. Aici vă trimiteți fantomele unii altora.' },
    base: { title: 'Jocul de bază și câmpurile', lead: 'Fiecare construiește pentru sine; aceste reguli sunt valabile și cu extensia.' },
    page: { title: 'Cum se folosește pagina', lead: 'Se luminează doar ce permit regulile, așa că nu poți greși.' },
    fair: { title: 'Trageri cinstite', lead: 'Aici hazardul poate fi verificat.' },
    readings: { title: 'Interpretări', lead: 'Un joc are colțuri pe care regulile lui nu le luminează.' },
    about: { title: 'Despre Mistward', lead: 'Făcut de oameni cărora le place jocul, pentru oameni cărora le place jocul.' },
  },
  sections: { ...tiles, ...together, ...rivals, ...page },
  readings,
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
  captions,
};
