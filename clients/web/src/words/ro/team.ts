import { kindOf } from '../../board/segment';
import { figureKind } from '../../game/figure';
import type { Reach } from '../../game/undo';
import type { Dictionary } from '../dictionary';
import { towards } from './look';
import { coloured, count, figure, kinds, segment, terms, theFigure, yours } from './terms';

const { ghosts, points } = terms;

const advice: Dictionary['team']['advice'] = (d, where, { lies, sides } = { lies: null, sides: [] }) => {
  switch (d.type) {
    case 'place_tile':
      return `cartonașul${where(d)}${lies ? ` (${lies})` : ''}`;
    case 'place_meeple':
      return `${theFigure(d.colour, figureKind(d))} ${segment(d.segment).on}${towards(kindOf(d.segment), sides)}`;
    case 'take_points':
      return `punctele pentru ${kinds[kindOf(d.feature.split('@')[0]!)].name}`;
    case 'remove_ghosts':
    case 'chase_ghosts':
      return `${ghosts(d.count)} de alungat de pe un cartonaș${where(d)}`;
    case 'bury_meeple':
      return `${theFigure(d.colour, 'meeple')} ${segment(d.segment).of} este îngropat${where(d)}`;
    case 'haunt_meeple':
      return `o fantomă pe ${theFigure(d.colour, 'meeple')} ${segment(d.segment).of}${where(d)}`;
    case 'place_hound':
      return `câinele lângă meeple-ul ${segment(d.segment).of}${where(d)}`;
    case 'bury_from_supply':
      return `un ${figure(d.colour, 'meeple')} din rezervă este îngropat`;
    case 'assign_points':
      return `aceste puncte pentru meeple-ul de punctaj ${coloured(d.colour)}`;
    case 'pass':
      return 'nimic aici';
    case 'haunt_cemetery':
      return `fantoma în plus la un cimitir${where(d)}`;
    case 'place_face_down':
      return `cartonașul următor cu fața în jos${where(d)}`;
    case 'take_meeple':
      return `${theFigure(d.colour, figureKind(d))} pleacă ${segment(d.segment).of}${where(d)}`;
    case 'place_meeple_at':
      return `${theFigure(d.colour, figureKind(d))} ${segment(d.segment).on}${where(d)}`;
    case 'place_fairy':
      return `zâna lângă ${theFigure(d.colour, figureKind(d))} ${segment(d.segment).of}${where(d)}`;
    case 'move_dragon':
      return `dragonul pe cartonașul următor${where(d)}`;
    case 'place_floor':
      return `un etaj pentru turn${where(d)}`;
    case 'place_abbey':
      return `abația${where(d)}`;
    case 'place_barn':
      return `hambarul la un colț al cartonașului${where(d)}`;
    case 'pay_ransom':
      return `răscumpărarea pentru ${yours(figureKind(d))}`;
    case 'exchange_prisoner':
      return `la schimb, ${yours(figureKind(d))}`;
    case 'play_token':
      return `joacă ${d.value}`;
    case 'bid':
      return `oferă ${points(d.points)}`;
  }
};

/** Ce ar face o anulare care așteaptă acordul celorlalți. */
function goingBack(back: Reach | null): string {
  if (!back) return 'întoarcerea la un moment anterior';
  if (back.all) return 'anularea tuturor pașilor';
  return `anularea ${back.steps === 1 ? 'ultimului pas' : `ultimilor ${count(back.steps, { one: 'pas', few: 'pași', other: 'de pași' })}`}`;
}

export const team: Dictionary['team'] = {
  undo: 'Anulează',
  undoAsk: 'Cere anularea',
  asks: (name, back) => `${name} cere ${goingBack(back)}.`,
  asked: (n, back) => `Ai cerut ${goingBack(back)}. De acord până acum: ${n}.`,
  agree: 'De acord',
  refuse: 'Rămâne așa',
  propose: 'Propune',
  proposing: 'Faci o propunere.',
  stopProposing: 'Renunță la propunere',
  proposals: 'Propuneri',
  proposalOf: (name) => `${name} propune`,
  adopt: 'Așa facem',
  withdraw: 'Retrage',
  advice,
  points: (name, where) => `${name} arată locul aflat ${where}.`,
  hint: 'Sfat',
  chat: 'Discuție',
  about: (name) => `Despre ce a spus ${name}`,
  hiddenLines: (n) => count(n, { one: 'mesaj ascuns', few: 'mesaje ascunse', other: 'de mesaje ascunse' }),
  unread: (n) => count(n, { one: 'mesaj nou', few: 'mesaje noi', other: 'de mesaje noi' }),
  say: 'Spune ceva',
  send: 'Trimite',
  earlier: 'Mesaje mai vechi',
  tooFast: (seconds) => `Prea repede. Încearcă ${terms.fromNow(seconds)}.`,
  companion: 'Companionul',
  addCompanion: 'Adaugă un companion',
  removeCompanion: 'Trimite companionul acasă',
  absent: 'lipsește, decide un companion',
  freeSeat: 'liber',
  removePlayer: (name) => `Eliberează locul lui ${name}`,
  leaveSeat: 'Părăsește locul',
  sure: 'Sigur? Apasă din nou',
  takeOver: 'Ia acest loc',
  pause: 'Pauză',
  goOn: 'Continuă',
  paused: 'Jocul este în pauză.',
  timeLeft: (time) => `mai sunt ${time}`,
  share: 'Distribuie',
  qr: 'Arată ca cod QR',
  nextLevel: 'Nivelul următor',
  tryAgain: 'Încă o dată',
  timer: 'Timp de gândire',
  noTimer: 'fără limită',
  live: 'Pe loc',
  overDays: 'Pe mai multe zile',
  perTurn: (seconds) => `${terms.duration(seconds)} pe tură`,
  undoPolicy: 'Anularea pașilor',
  undoNever: 'niciodată',
  undoTurn: 'pașii proprii, până se trage un cartonaș',
  undoConsent: 'orice, cu acordul tuturor',
  watchable: 'Alții pot privi',
  councilAid: 'Indicații și propuneri',
  hintAid: 'Sfaturi de la un companion',
};
