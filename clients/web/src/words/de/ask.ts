import type { Figure } from '../../game/figure';
import type { Dictionary } from '../dictionary';
import type { Standing } from '../en/ask';
import { beginning, coloured, kinds, opening, segment, terms, withArticle, yours } from './terms';

const { colours, figures, hounds, list } = terms;

export const ask: Dictionary['ask'] = {
  yourTurn: 'Du bist dran.',
  place: 'Lege das Plättchen auf ein leuchtendes Feld.',
  placeConfirm: 'Drehe es, wenn du magst, und lege es dann an.',
  meeple: 'Einen Meeple auf das neue Plättchen setzen?',
  act: 'Wähle auf dem Plan, was du tust.',
  capture: 'Jemanden in Reichweite des Turms gefangen nehmen?',
  exchange: 'Wer kehrt im Tausch heim?',
  dragon: (step, of) => `Zieh den Drachen: Schritt ${step} von ${of}.`,
  wagon: 'Mit dem Wagen weiterfahren?',
  abbey: 'Deine Abtei legen, statt zu ziehen?',
  noMeepleConfirm: 'Der Tipp: hier kein Meeple.',
  score: (kind) => `${opening(kinds[kind])} ist fertig: Punkte oder Geister?`,
  scoreMany: 'Mehreres ist fertig: Wähle eines davon.',
  bury: 'Wähle den Meeple, der begraben wird.',
  burySupply: 'Wähle, wessen Meeple begraben wird.',
  hauntCemetery: 'Wähle den Friedhof für einen weiteren Geist.',
  hauntOther: 'Nebel traf auf Nebel: Setze einen Geist zu einem fremden Meeple.',
  hauntOwn: 'Nebel traf auf nebelfreies Land: Setze einen Geist zu einem eigenen Meeple.',
  assign: (colour, n) => `Wähle den Zählmeeple, der für ${colours[colour]} um ${n} vorrückt.`,
  hound: (hound) => `Stelle ${hounds[hound]} zu einem Meeple.`,
  chase: (hound) => `${hounds[hound]} verjagt je bis zu 3 Geister von zwei Plättchen.`,
  faceDown: 'Wähle, wo das nächste Plättchen verdeckt liegen soll.',
  token: 'Wähle einen Marker.',
  bid: 'Wie viele Punkte?',
  others: {
    place_tile: (name) => `${name} legt das Plättchen.`,
    bury: (name) => `${name} wählt den Meeple, der begraben wird.`,
    haunt_cemetery: (name) => `${name} wählt einen Friedhof für einen weiteren Geist.`,
    haunt_meeple: (name) => `${name} setzt einen Geist zu einem Meeple.`,
    place_meeple: (name) => `${name} darf einen Meeple setzen.`,
    score: (name) => `${name} wählt zwischen Punkten und Geistern.`,
    assign_points: (name) => `${name} wählt den Zählmeeple, der vorrückt.`,
    place_hound: (name) => `${name} stellt den Hund zu einem Meeple.`,
    chase_ghosts: (name) => `${name} darf mit dem Hund Geister jagen.`,
    place_face_down: (name) => `${name} legt ein Plättchen verdeckt.`,
    play_token: (name) => `${name} spielt einen Marker.`,
    bid: (name) => `${name} bietet Punkte.`,
    capture_meeple: (name) => `${name} darf jemanden gefangen nehmen.`,
    exchange_prisoner: (name) => `${name} wählt, wer im Tausch heimkehrt.`,
    move_dragon: (name) => `${name} zieht den Drachen.`,
    move_wagon: (name) => `${name} darf mit dem Wagen weiterfahren.`,
    place_abbey: (name) => `${name} darf eine Abtei legen.`,
  },
  drawing: 'Das nächste Plättchen wird gezogen.',
  over: 'Das Spiel ist zu Ende.',
  sending: 'Wird gesendet …',
};

export const pass: Dictionary['pass'] = {
  chase_ghosts: 'Das reicht',
  capture_meeple: 'Niemanden',
  move_wagon: 'Heimfahren',
  place_abbey: 'Plättchen ziehen',
  other: 'Nichts tun',
};

const standing = ({ colour, kind, on }: Standing) => `${withArticle('den', colour, kind)} ${segment(on).on}`;
const toStanding = ({ colour, kind, on }: Standing) => `${withArticle('zum', colour, kind)} ${segment(on).on}`;

const named = (of: readonly Figure[]) => list(of.map(({ colour, kind }) => figures(colour, kind, 1)));

export const pick: Dictionary['pick'] = {
  bury_meeple: (of, where) => `${beginning(standing(of))} begraben, ${where}`,
  haunt_meeple: (of, where) => `Einen Geist ${toStanding(of)} setzen, ${where}`,
  place_hound: (of, where) => `Den Hund ${toStanding(of)} stellen, ${where}`,
  take_meeple: ({ colour, kind, on }, where) => `${beginning(withArticle('den', colour, kind))} ${segment(on).from} nehmen, ${where}`,
  place_fairy: (of, where) => `Die Fee ${toStanding(of)} stellen, ${where}`,
  place_meeple_at: ({ colour, kind, on }, where) => `${beginning(withArticle('den', colour, kind))} ${segment(on).onto} setzen, ${where}`,
  place_meeple: ({ colour, kind, on }) => `${beginning(withArticle('den', colour, kind))} ${segment(on).onto} setzen`,
  several: (n, on, where) => `${n} Möglichkeiten${on === null ? '' : ` ${segment(on).on}`}, ${where}`,
  move_dragon: (where) => `Den Drachen auf das Plättchen ziehen, ${where}`,
  place_floor: (where) => `Den Turm höher bauen, ${where}`,
  eats: (of) => `er frisst: ${named(of)}`,
  reaches: (of) => `in Reichweite: ${named(of)}`,
  place_abbey: (where) => `Die Abtei legen, ${where}`,
  place_barn: (where) => `Die Scheune an die Südostecke des Plättchens setzen, ${where}`,
  pay_ransom: (captor, kind) => `${colours[captor]} 3 Punkte für ${yours(kind)} zahlen`,
  exchange_prisoner: (kind) => `${beginning(yours(kind))} heimholen`,
  haunt_cemetery: (where) => `Den Geist auf den Friedhof setzen, ${where}`,
  place_face_down: (where) => `Das Plättchen verdeckt legen, ${where}`,
  bury_from_supply: (colour) => `${beginning(withArticle('einen', colour, 'meeple'))} aus dem Vorrat begraben`,
  assign_points: (colour) => `Mit dem ${coloured(colour, 'en')} Zählmeeple vorrücken`,
};
