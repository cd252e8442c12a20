import type { Dictionary } from '../dictionary';
import { count, terms } from './terms';

const { decimal, percent, points } = terms;

const themes: Record<Parameters<Dictionary['advice']['reason']>[0], { good: string; bad: string }> = {
  points: { good: 'aduce puncte de care e nevoie', bad: 'lasă puncte de care e nevoie' },
  pace: { good: 'ține pasul cu cartonașele rămase', bad: 'rămâne în urma cartonașelor rămase' },
  ghosts: { good: 'păstrează fantome în rezervă', bad: 'ia fantome din rezervă' },
  draws: { good: 'face cartonașele următoare mai puțin periculoase', bad: 'face cartonașele următoare mai periculoase' },
  banks: { good: 'apropie bancurile de ceață de închidere', bad: 'face bancurile de ceață mai greu de închis' },
  works: { good: 'câștigă mai mult din ce se construiește', bad: 'câștigă mai puțin din ce se construiește' },
  meeples: { good: 'păstrează meepli la îndemână', bad: 'lasă puțini meepli la îndemână' },
  hounds: { good: 'ajută cu câinii', bad: 'face câinii mai greu de folosit' },
  cemeteries: { good: 'face cimitirele mai puțin apăsătoare', bad: 'face cimitirele mai apăsătoare' },
  fields: { good: 'îți întărește câmpurile', bad: 'îți slăbește câmpurile' },
  rivals: { good: 'îi ține pe ceilalți în loc', bad: 'îi ajută pe ceilalți' },
  setup: { good: 'se potrivește acestui joc', bad: 'nu se potrivește acestui joc' },
};

export const advice: Dictionary['advice'] = {
  title: 'Ce ar face un companion',
  turns: 'Cele mai bune mutări',
  why: 'De ce mutarea aceasta?',
  chance: (n) => `${n > 0.99 && n < 1 ? 'peste 99 %' : percent(n)} șanse de victorie`,
  noMeeple: 'niciun meeple',
  chanceOf: (name, n) => `${name}: ${percent(n)}`,
  close: 'Închide sfatul',
  at: (what, where) => `${what} (${where})`,
  reason: (theme, good) => (good ? themes[theme].good : themes[theme].bad),
  danger: (before, after) =>
    `cartonașul următor aduce prea multe fantome la ${percent(after)} dintre trageri în loc de ${percent(before)}`,
  needs: (before, after) =>
    `cartonașul următor aduce în medie ${decimal(after)} fantome în loc de ${decimal(before)}`,
  home: (n) => `${terms.ghosts(n)} pleacă acasă`,
  scores: (n) => `aduce imediat ${points(n)}`,
  odds: 'Șansa de victorie',
  review: 'Cum s-au schimbat șansele',
  turningPoints: 'Momente de cotitură',
  being: 'Un companion se uită la joc…',
  unknown: 'Niciun companion nu s-a putut uita la acest joc.',
  rose: (turn, from, to) => `Tura ${turn}: șansa a crescut de la ${percent(from)} la ${percent(to)}.`,
  fell: (turn, from, to) => `Tura ${turn}: șansa a scăzut de la ${percent(from)} la ${percent(to)}.`,
  byDraw: 'În cea mai mare parte din cauza cartonașului tras.',
  byPlay: (name) => `În cea mai mare parte din cauza a ce a hotărât ${name}.`,
  better: (what, n) => `Mai bine cu ${percent(n)}: ${what}.`,
  taught: (turn, what, n) => `În tura ${turn}, șansa ar fi fost mai mare cu ${percent(n)} cu: ${what}.`,
  bestOf: (name, n, all) =>
    `${name} a găsit cea mai bună mutare de ${n} din ${count(all, { one: 'dată', few: 'ori', other: 'de ori' })}.`,
};
