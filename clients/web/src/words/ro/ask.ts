import type { Figure } from '../../game/figure';
import type { Dictionary } from '../dictionary';
import type { Standing } from '../en/ask';
import type { HoundName } from '../../protocol/types';
import { coloured, count, figure, kinds, opening, segment, terms, theFigure, yours } from './terms';

const { figures, hounds, list } = terms;

const kPutHound: Record<HoundName, string> = { rufus: 'Pune-l pe Rufus', ronja: 'Pune-o pe Ronja' };

export const ask: Dictionary['ask'] = {
  yourTurn: 'E rândul tău.',
  place: 'Așază cartonașul pe un loc luminat.',
  placeConfirm: 'Rotește‑l dacă vrei, apoi așază‑l.',
  meeple: 'Pui un meeple pe noul cartonaș?',
  act: 'Alege pe tablă ce faci.',
  capture: 'Capturezi un meeple la care ajunge turnul?',
  exchange: 'Cine se întoarce la schimb?',
  dragon: (step, of) => `Mută dragonul: pasul ${step} din ${of}.`,
  wagon: 'Muți căruța mai departe?',
  abbey: 'Îți așezi abația în loc să tragi un cartonaș?',
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
    capture_meeple: (name) => `${name} poate captura un meeple.`,
    exchange_prisoner: (name) => `${name} alege cine se întoarce la schimb.`,
    move_dragon: (name) => `${name} mută dragonul.`,
    move_wagon: (name) => `${name} poate muta căruța mai departe.`,
    place_abbey: (name) => `${name} poate așeza o abație.`,
  },
  drawing: 'Se trage următorul cartonaș.',
  over: 'Jocul s-a terminat.',
  sending: 'Se trimite…',
};

export const pass: Dictionary['pass'] = {
  chase_ghosts: 'Ajunge',
  capture_meeple: 'Pe nimeni',
  move_wagon: 'Du-o acasă',
  place_abbey: 'Trage un cartonaș',
  other: 'Nu face nimic',
};

const standing = ({ colour, kind, on }: Standing) => `${theFigure(colour, kind)} ${segment(on).of}`;

const named = (of: readonly Figure[]) => list(of.map(({ colour, kind }) => figures(colour, kind, 1)));

export const pick: Dictionary['pick'] = {
  bury_meeple: (of, where) => `Îngroapă ${standing(of)}, ${where}`,
  haunt_meeple: (of, where) => `Pune o fantomă pe ${standing(of)}, ${where}`,
  place_hound: (of, where) => `Pune câinele lângă ${standing(of)}, ${where}`,
  take_meeple: (of, where) => `Ia ${standing(of)}, ${where}`,
  place_fairy: (of, where) => `Pune zâna lângă ${standing(of)}, ${where}`,
  place_meeple_at: ({ colour, kind, on }, where) => `Pune ${theFigure(colour, kind)} ${segment(on).on}, ${where}`,
  place_meeple: ({ colour, kind, on }) => `Pune ${theFigure(colour, kind)} ${segment(on).on}`,
  several: (n, on, where) => `${count(n, { one: 'posibilitate', few: 'posibilități', other: 'de posibilități' })}${on === null ? '' : ` ${segment(on).on}`}, ${where}`,
  move_dragon: (where) => `Mută dragonul pe cartonașul ${where}`,
  place_floor: (where) => `Înalță turnul, ${where}`,
  eats: (of) => `mănâncă: ${named(of)}`,
  reaches: (of) => `la îndemână: ${named(of)}`,
  place_abbey: (where) => `Așază abația, ${where}`,
  place_barn: (where) => `Pune hambarul la colțul de sud-est al cartonașului, ${where}`,
  pay_ransom: (captor, kind) => `Plătește 3 puncte pentru ${yours(kind)} (${coloured(captor)})`,
  exchange_prisoner: (kind) => `Ia acasă ${yours(kind)}`,
  haunt_cemetery: (where) => `Pune fantoma în cimitir, ${where}`,
  place_face_down: (where) => `Așază cartonașul cu fața în jos, ${where}`,
  bury_from_supply: (colour) => `Îngroapă un ${figure(colour, 'meeple')} din rezervă`,
  assign_points: (colour) => `Mută meeple-ul de punctaj ${coloured(colour)}`,
};
