import type { Dictionary } from '../dictionary';
import { count, terms } from './terms';

const { decimal, percent, points } = terms;

const themes: Record<Parameters<Dictionary['advice']['reason']>[0], { good: string; bad: string }> = {
  points: { good: 'bringt Punkte, die gebraucht werden', bad: 'lässt Punkte liegen, die gebraucht werden' },
  pace: { good: 'hält mit den übrigen Plättchen Schritt', bad: 'fällt hinter die übrigen Plättchen zurück' },
  ghosts: { good: 'lässt Geister im Vorrat', bad: 'nimmt Geister aus dem Vorrat' },
  draws: { good: 'macht die nächsten Plättchen weniger gefährlich', bad: 'macht die nächsten Plättchen gefährlicher' },
  banks: { good: 'bringt Nebelbänke der Vollendung näher', bad: 'macht Nebelbänke schwerer zu vollenden' },
  works: { good: 'macht mehr aus dem, was im Bau ist', bad: 'macht weniger aus dem, was im Bau ist' },
  meeples: { good: 'lässt Meeple in der Hand', bad: 'lässt nur wenige Meeple in der Hand' },
  hounds: { good: 'hilft mit den Hunden', bad: 'macht die Hunde schwerer zu nutzen' },
  cemeteries: { good: 'macht die Friedhöfe weniger zur Last', bad: 'macht die Friedhöfe mehr zur Last' },
  fields: { good: 'stärkt deine Wiesen', bad: 'schwächt deine Wiesen' },
  rivals: { good: 'hält die anderen auf', bad: 'hilft den anderen' },
  setup: { good: 'passt zu diesem Spiel', bad: 'passt nicht zu diesem Spiel' },
};

export const advice: Dictionary['advice'] = {
  title: 'Was ein Gefährte tun würde',
  turns: 'Die besten Züge',
  why: 'Warum dieser Zug?',
  chance: (n) => `${n > 0.99 && n < 1 ? 'über 99 %' : percent(n)} auf den Sieg`,
  noMeeple: 'kein Meeple',
  chanceOf: (name, n) => `${name}: ${percent(n)}`,
  close: 'Tipp schließen',
  at: (what, where) => `${what} (${where})`,
  reason: (theme, good) => (good ? themes[theme].good : themes[theme].bad),
  danger: (before, after) =>
    `das nächste Plättchen bringt bei ${percent(after)} der Ziehungen zu viele Geister statt bei ${percent(before)}`,
  needs: (before, after) =>
    `das nächste Plättchen bringt im Mittel ${decimal(after)} statt ${decimal(before)} Geister`,
  home: (n) => `${terms.ghosts(n)} ${n === 1 ? 'geht' : 'gehen'} heim`,
  scores: (n) => `bringt sofort ${points(n)}`,
  odds: 'Aussicht auf den Sieg',
  review: 'Wie sich die Aussichten änderten',
  turningPoints: 'Wendepunkte',
  being: 'Ein Gefährte sieht sich das Spiel an…',
  unknown: 'Kein Gefährte konnte sich dieses Spiel ansehen.',
  rose: (turn, from, to) => `Zug ${turn}: Die Aussicht stieg von ${percent(from)} auf ${percent(to)}.`,
  fell: (turn, from, to) => `Zug ${turn}: Die Aussicht fiel von ${percent(from)} auf ${percent(to)}.`,
  byDraw: 'Das meiste davon lag am gezogenen Plättchen.',
  byPlay: (name) => `Das meiste davon lag an dem, was ${name} entschied.`,
  better: (what, n) => `Um ${percent(n)} besser: ${what}.`,
  taught: (turn, what, n) => `In Zug ${turn} wäre die Aussicht um ${percent(n)} besser gewesen mit: ${what}.`,
  bestOf: (name, n, all) => `${name} fand den besten Zug ${n} von ${count(all, { one: 'Mal', other: 'Malen' })}.`,
};
