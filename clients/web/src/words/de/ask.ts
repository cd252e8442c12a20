import type { Dictionary } from '../dictionary';
import { coloured, figure, kinds, opening, segment, terms } from './terms';

const { colours, hounds } = terms;

export const ask: Dictionary['ask'] = {
  yourTurn: 'Du bist dran.',
  place: 'Lege das Plättchen auf ein leuchtendes Feld.',
  placeConfirm: 'Drehe es, wenn du magst, und lege es dann an.',
  meeple: 'Einen Meeple auf das neue Plättchen setzen?',
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
  },
  drawing: 'Das nächste Plättchen wird gezogen.',
  over: 'Das Spiel ist zu Ende.',
  sending: 'Wird gesendet …',
};

export const pick: Dictionary['pick'] = {
  bury_meeple: (colour, on, where) => `Den ${figure(colour, 'meeple', 'en')} ${segment(on).on} begraben, ${where}`,
  haunt_meeple: (colour, on, where) => `Einen Geist zum ${figure(colour, 'meeple', 'en')} ${segment(on).on} setzen, ${where}`,
  place_hound: (colour, on, where) => `Den Hund zum ${figure(colour, 'meeple', 'en')} ${segment(on).on} stellen, ${where}`,
  haunt_cemetery: (where) => `Den Geist auf den Friedhof setzen, ${where}`,
  place_face_down: (where) => `Das Plättchen verdeckt legen, ${where}`,
  bury_from_supply: (colour) => `Einen ${figure(colour, 'meeple', 'en')} aus dem Vorrat begraben`,
  assign_points: (colour) => `Mit dem ${coloured(colour, 'en')} Zählmeeple vorrücken`,
};
