import type { Dictionary } from '../dictionary';
import type { HoundName } from '../../protocol/types';
import { coloured, figure, kinds, opening, segment, terms, theFigure } from './terms';

const { hounds, points } = terms;

const kPutHound: Record<HoundName, string> = { rufus: 'Pune-l pe Rufus', ronja: 'Pune-o pe Ronja' };

export const ask: Dictionary['ask'] = {
  yourTurn: 'E rândul tău.',
  place: 'Așază cartonașul pe un loc luminat.',
  placeConfirm: 'Rotește-l dacă vrei, apoi așază-l.',
  meeple: 'Pune pe noul cartonaș un meeple sau niciunul.',
  noMeepleConfirm: 'Sfatul lasă acest cartonaș fără meeple.',
  score: (kind) => `${opening(kinds[kind].the)} este complet${kinds[kind].ending}. Iei punctele sau alungi fantome?`,
  scoreMany: 'Mai multe locuri sunt complete. Alege unul, apoi puncte sau fantome.',
  bury: 'Alege meeple-ul care va fi îngropat.',
  buryWhy: 'Cimitirul s-a închis: un meeple se odihnește acolo până la sfârșitul jocului.',
  burySupply: 'Alege al cui meeple va fi îngropat.',
  burySupplyWhy: 'Cimitirul s-a închis și niciun meeple nu stă pe tablă: unul vine dintr-o rezervă.',
  hauntCemetery: 'Alege cimitirul pentru încă o fantomă.',
  hauntCemeteryWhy: 'Din ceață s-au ridicat fantome, așa că încă una vine într-un cimitir deschis.',
  hauntOther: 'Pune o fantomă pe un meeple al altui jucător.',
  hauntOtherWhy: 'Ceața a întâlnit ceață. O fantomă costă 2 puncte când meeple-ul punctează; a treia îl trimite acasă.',
  hauntOwn: 'Pune o fantomă pe unul dintre meeplii tăi.',
  hauntOwnWhy: 'Ceața a întâlnit o latură fără ceață. O fantomă costă 2 puncte când meeple-ul punctează; a treia îl trimite acasă.',
  assign: (n) => `Alege care meeple de punctaj avansează cu ${n}.`,
  assignWhy: (colour, n) => `Nu există un meeple de punctaj ${coloured(colour)}: altul avansează cu ${points(n)}.`,
  hound: (hound) => `${kPutHound[hound]} lângă un meeple.`,
  houndWhy: 'Ați ajuns la câine. El alungă fantomele din preajma acelui meeple și punctează odată cu el.',
  chase: (hound) => `${hounds[hound]} poate alunga până la 3 fantome de pe un cartonaș.`,
  chaseWhy: 'De pe cel mult două cartonașe: al meeple-ului sau unele dintre cele 8 din jur. Te oprești când vrei.',
  faceDown: 'Alege unde vine următorul cartonaș, cu fața în jos.',
  faceDownWhy: 'Cât timp un cimitir e deschis, la sfârșitul turei vine lângă el un cartonaș pe care nu-l vede nimeni.',
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
  },
  drawing: 'Se trage următorul cartonaș.',
  over: 'Jocul s-a terminat.',
  sending: 'Se trimite…',
};

export const pick: Dictionary['pick'] = {
  bury_meeple: (colour, on, where) => `Îngroapă ${theFigure(colour, false)} ${segment(on).of}, ${where}`,
  haunt_meeple: (colour, on, where) => `Pune o fantomă pe ${theFigure(colour, false)} ${segment(on).of}, ${where}`,
  place_hound: (colour, on, where) => `Pune câinele lângă ${theFigure(colour, false)} ${segment(on).of}, ${where}`,
  haunt_cemetery: (where) => `Pune fantoma în cimitir, ${where}`,
  place_face_down: (where) => `Așază cartonașul cu fața în jos, ${where}`,
  bury_from_supply: (colour) => `Îngroapă un ${figure(colour, false)} din rezervă`,
  assign_points: (colour) => `Mută meeple-ul de punctaj ${coloured(colour)}`,
};
