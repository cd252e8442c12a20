import type { Dictionary } from '../dictionary';
import type { HoundName } from '../../protocol/types';
import { coloured, figure, kinds, opening, segment, terms, theFigure } from './terms';

const { hounds } = terms;

const kPutHound: Record<HoundName, string> = { rufus: 'Pune-l pe Rufus', ronja: 'Pune-o pe Ronja' };

export const ask: Dictionary['ask'] = {
  yourTurn: 'E rândul tău.',
  place: 'Așază cartonașul pe un loc luminat.',
  placeConfirm: 'Rotește‑l dacă vrei, apoi așază‑l.',
  meeple: 'Pui un meeple pe noul cartonaș?',
  noMeepleConfirm: 'Sfatul: aici niciun meeple.',
  score: (kind) => `${opening(kinds[kind].the)} este complet${kinds[kind].ending}: puncte sau fantome?`,
  scoreMany: 'Mai multe locuri sunt complete: alege unul.',
  bury: 'Alege meeple-ul care va fi îngropat.',
  burySupply: 'Alege al cui meeple va fi îngropat.',
  hauntCemetery: 'Alege cimitirul pentru încă o fantomă.',
  hauntOther: 'Ceața a întâlnit ceață: pune o fantomă pe un meeple al altcuiva.',
  hauntOwn: 'Ceața a întâlnit o latură fără ceață: pune o fantomă pe un meeple al tău.',
  assign: (colour, n) => `Alege meeple-ul de punctaj care avansează cu ${n} pentru ${coloured(colour)}.`,
  hound: (hound) => `${kPutHound[hound]} lângă un meeple.`,
  chase: (hound) => `${hounds[hound]} alungă câte cel mult 3 fantome de pe două cartonașe.`,
  faceDown: 'Alege unde vine următorul cartonaș, cu fața în jos.',
  token: 'Alege un jeton.',
  bid: 'Câte puncte?',
  others: {
    place_tile: (name) => `${name} așază cartonașul.`,
    bury: (name) => `${name} alege meeple-ul care va fi îngropat.`,
    haunt_cemetery: (name) => `${name} alege un cimitir pentru încă o fantomă.`,
    haunt_meeple: (name) => `${name} pune o fantomă pe un meeple.`,
    place_meeple: (name) => `${name} poate pune un meeple.`,
    score: (name) => `${name} alege între puncte și fantome.`,
    assign_points: (name) => `${name} alege meeple-ul de punctaj care avansează.`,
    place_hound: (name) => `${name} pune câinele lângă un meeple.`,
    chase_ghosts: (name) => `${name} poate alunga fantome cu ajutorul câinelui.`,
    place_face_down: (name) => `${name} așază un cartonaș cu fața în jos.`,
    play_token: (name) => `${name} joacă un jeton.`,
    bid: (name) => `${name} oferă puncte.`,
  },
  drawing: 'Se trage următorul cartonaș.',
  over: 'Jocul s-a terminat.',
  sending: 'Se trimite…',
};

export const pick: Dictionary['pick'] = {
  bury_meeple: (colour, on, where) => `Îngroapă ${theFigure(colour, 'meeple')} ${segment(on).of}, ${where}`,
  haunt_meeple: (colour, on, where) => `Pune o fantomă pe ${theFigure(colour, 'meeple')} ${segment(on).of}, ${where}`,
  place_hound: (colour, on, where) => `Pune câinele lângă ${theFigure(colour, 'meeple')} ${segment(on).of}, ${where}`,
  haunt_cemetery: (where) => `Pune fantoma în cimitir, ${where}`,
  place_face_down: (where) => `Așază cartonașul cu fața în jos, ${where}`,
  bury_from_supply: (colour) => `Îngroapă un ${figure(colour, 'meeple')} din rezervă`,
  assign_points: (colour) => `Mută meeple-ul de punctaj ${coloured(colour)}`,
};
