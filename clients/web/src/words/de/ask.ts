import type { Dictionary } from '../dictionary';
import { coloured, figure, kinds, opening, segment, terms } from './terms';

const { hounds } = terms;

export const ask: Dictionary['ask'] = {
  yourTurn: 'Du bist dran.',
  place: 'Lege das Plättchen auf ein leuchtendes Feld.',
  placeConfirm: 'Drehe es, wenn du magst, und lege es dann an.',
  meeple: 'Setze einen Meeple auf das neue Plättchen oder verzichte.',
  noMeepleConfirm: 'Der Tipp lässt dieses Plättchen ohne Meeple.',
  score: (kind) => `${opening(kinds[kind])} ist fertig. Nimmst du die Punkte oder vertreibst du Geister?`,
  scoreMany: 'Mehreres ist fertig. Wähle eines davon, dann Punkte oder Geister.',
  bury: 'Wähle den Meeple, der begraben wird.',
  buryWhy: 'Der Friedhof ist geschlossen: Ein Meeple ruht dort bis zum Ende des Spiels.',
  burySupply: 'Wähle, wessen Meeple begraben wird.',
  burySupplyWhy: 'Der Friedhof ist geschlossen, und kein Meeple steht auf dem Plan: Einer kommt aus einem Vorrat.',
  hauntCemetery: 'Wähle den Friedhof für einen weiteren Geist.',
  hauntCemeteryWhy: 'Aus dem Nebel stiegen Geister auf, also kommt noch einer auf einen offenen Friedhof.',
  hauntOther: 'Setze einen Geist zu einem Meeple, der dir nicht gehört.',
  hauntOtherWhy: 'Nebel traf auf Nebel. Ein Geist kostet 2 Punkte, wenn sein Meeple gewertet wird; ein dritter schickt ihn heim.',
  hauntOwn: 'Setze einen Geist zu einem deiner eigenen Meeple.',
  hauntOwnWhy: 'Nebel traf auf nebelfreies Land. Ein Geist kostet 2 Punkte, wenn sein Meeple gewertet wird; ein dritter schickt ihn heim.',
  assign: (n) => `Wähle den Zählmeeple, der um ${n} vorrückt.`,
  assignWhy: (colour, n) =>
    `Einen ${coloured(colour, 'en')} Zählmeeple gibt es nicht: Mit ${n === 1 ? 'seinem 1 Punkt' : `seinen ${n} Punkten`} rückt ein anderer vor.`,
  hound: (hound) => `Stelle ${hounds[hound]} zu einem Meeple.`,
  houndWhy: 'Der Hund ist erreicht. Er jagt Geister rund um diesen Meeple und wird mit ihm zusammen gewertet.',
  chase: (hound) => `${hounds[hound]} darf bis zu 3 Geister von einem Plättchen verjagen.`,
  chaseWhy: 'Höchstens zwei verschiedene Plättchen: das seines Meeples oder eines der 8 ringsum. Hör auf, wann du magst.',
  faceDown: 'Wähle, wo das nächste Plättchen verdeckt liegen soll.',
  faceDownWhy: 'Solange ein Friedhof offen ist, kommt am Ende des Zuges ein Plättchen daneben, das niemand ansieht.',
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
  },
  drawing: 'Das nächste Plättchen wird gezogen.',
  over: 'Das Spiel ist zu Ende.',
  sending: 'Wird gesendet …',
};

export const pick: Dictionary['pick'] = {
  bury_meeple: (colour, on, where) => `Den ${figure(colour, false, 'en')} ${segment(on).on} begraben, ${where}`,
  haunt_meeple: (colour, on, where) => `Einen Geist zum ${figure(colour, false, 'en')} ${segment(on).on} setzen, ${where}`,
  place_hound: (colour, on, where) => `Den Hund zum ${figure(colour, false, 'en')} ${segment(on).on} stellen, ${where}`,
  haunt_cemetery: (where) => `Den Geist auf den Friedhof setzen, ${where}`,
  place_face_down: (where) => `Das Plättchen verdeckt legen, ${where}`,
  bury_from_supply: (colour) => `Einen ${figure(colour, false, 'en')} aus dem Vorrat begraben`,
  assign_points: (colour) => `Mit dem ${coloured(colour, 'en')} Zählmeeple vorrücken`,
};
