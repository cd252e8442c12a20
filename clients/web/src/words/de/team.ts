import { kindOf } from '../../board/segment';
import { figureKind } from '../../game/figure';
import type { Reach } from '../../game/undo';
import type { Dictionary } from '../dictionary';
import { towards } from './look';
import { coloured, count, figure, kinds, segment, terms, withArticle, yours } from './terms';

const { ghosts, points } = terms;

const advice: Dictionary['team']['advice'] = (d, where, { lies, sides } = { lies: null, sides: [] }) => {
  switch (d.type) {
    case 'place_tile':
      return `das Plättchen${where(d)}${lies ? ` (${lies})` : ''}`;
    case 'place_meeple':
      return `${figure(d.colour, figureKind(d))} ${segment(d.segment).onto}${towards(kindOf(d.segment), sides)}`;
    case 'take_points':
      return `Punkte nehmen: ${kinds[kindOf(d.feature.split('@')[0]!)].noun}`;
    case 'remove_ghosts':
    case 'chase_ghosts':
      return `${ghosts(d.count)} vom Plättchen${where(d)} vertreiben`;
    case 'bury_meeple':
      return `${figure(d.colour, 'meeple')} ${segment(d.segment).on}${where(d)} wird begraben`;
    case 'haunt_meeple':
      return `ein Geist ${withArticle('zum', d.colour, 'meeple')} ${segment(d.segment).on}${where(d)}`;
    case 'place_hound':
      return `der Hund zum Meeple ${segment(d.segment).on}${where(d)}`;
    case 'bury_from_supply':
      return `${figure(d.colour, 'meeple')} aus dem Vorrat wird begraben`;
    case 'assign_points':
      return `diese Punkte für den ${coloured(d.colour, 'en')} Zählmeeple`;
    case 'pass':
      return 'hier verzichten';
    case 'haunt_cemetery':
      return `der zusätzliche Geist auf den Friedhof${where(d)}`;
    case 'place_face_down':
      return `das nächste Plättchen verdeckt${where(d)}`;
    case 'take_meeple':
      return `${figure(d.colour, figureKind(d))} ${segment(d.segment).from}${where(d)}`;
    case 'place_meeple_at':
      return `${figure(d.colour, figureKind(d))} ${segment(d.segment).onto}${where(d)}`;
    case 'place_fairy':
      return `die Fee ${withArticle('zum', d.colour, figureKind(d))} ${segment(d.segment).on}${where(d)}`;
    case 'move_dragon':
      return `der Drache zum nächsten Plättchen${where(d)}`;
    case 'place_floor':
      return `ein Stockwerk auf den Turm${where(d)}`;
    case 'place_abbey':
      return `die Abtei${where(d)}`;
    case 'place_barn':
      return `die Scheune an eine Ecke des Plättchens${where(d)}`;
    case 'pay_ransom':
      return `Lösegeld für ${yours(figureKind(d))}`;
    case 'exchange_prisoner':
      return `im Tausch ${yours(figureKind(d))}`;
    case 'play_token':
      return `${d.value} spielen`;
    case 'bid':
      return `${points(d.points)} bieten`;
  }
};

/** Was eine Rücknahme tun würde, die auf Zustimmung wartet. */
function goingBack(back: Reach | null): string {
  if (!back) return 'zurückgehen';
  if (back.all) return 'alles zurücknehmen';
  return `${back.steps === 1 ? 'den letzten Schritt' : `die letzten ${back.steps} Schritte`} zurücknehmen`;
}

export const team: Dictionary['team'] = {
  undo: 'Zurücknehmen',
  undoAsk: 'Um Rücknahme bitten',
  asks: (name, back) => `${name} möchte ${goingBack(back)}.`,
  asked: (n, back) => `Du möchtest ${goingBack(back)}. Zustimmungen bisher: ${n}.`,
  agree: 'Einverstanden',
  refuse: 'Lieber nicht',
  propose: 'Vorschlagen',
  proposing: 'Du machst einen Vorschlag.',
  stopProposing: 'Vorschlag abbrechen',
  proposals: 'Vorschläge',
  proposalOf: (name) => `${name} schlägt vor`,
  adopt: 'So machen',
  withdraw: 'Zurückziehen',
  advice,
  points: (name, where) => `${name} zeigt eine Stelle: ${where}.`,
  hint: 'Tipp',
  chat: 'Chat',
  about: (name) => `Zu dem, was ${name} gesagt hat`,
  hiddenLines: (n) => `${count(n, { one: 'Nachricht', other: 'Nachrichten' })} verborgen`,
  unread: (n) => count(n, { one: 'neue Nachricht', other: 'neue Nachrichten' }),
  say: 'Schreib etwas',
  send: 'Senden',
  earlier: 'Frühere Nachrichten',
  tooFast: (seconds) => `Zu schnell. Versuch es ${terms.fromNow(seconds)}.`,
  companion: 'Gefährte',
  addCompanion: 'Gefährten dazuholen',
  removeCompanion: 'Gefährten wegschicken',
  absent: 'weg, ein Gefährte entscheidet',
  freeSeat: 'unbesetzt',
  removePlayer: (name) => `Platz von ${name} frei machen`,
  leaveSeat: 'Platz verlassen',
  sure: 'Sicher? Noch einmal drücken',
  takeOver: 'Platz übernehmen',
  pause: 'Pause',
  goOn: 'Weiter',
  paused: 'Das Spiel macht Pause.',
  timeLeft: (time) => `noch ${time}`,
  share: 'Teilen',
  qr: 'Als QR-Code zeigen',
  nextLevel: 'Nächste Stufe',
  tryAgain: 'Noch ein Versuch',
  timer: 'Bedenkzeit',
  noTimer: 'unbegrenzt',
  live: 'Am Stück',
  overDays: 'Über Tage',
  perTurn: (seconds) => `${terms.duration(seconds)} je Zug`,
  undoPolicy: 'Rücknahme',
  undoNever: 'nie',
  undoTurn: 'eigene Schritte, bis ein Plättchen gezogen wird',
  undoConsent: 'alles, wenn alle zustimmen',
  watchable: 'Andere dürfen zusehen',
  councilAid: 'Zeigen und Vorschläge',
  hintAid: 'Tipps von einem Gefährten',
};
