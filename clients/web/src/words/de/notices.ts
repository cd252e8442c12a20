import type { Dictionary } from '../dictionary';

export const notices: Dictionary['notices'] = {
  fromServer: 'Eine Nachricht vom Betreiber dieses Servers',
  until: (time) => `Bis ${time} Uhr`,
  dismiss: 'Ausblenden',
  forgetful: 'Dieser Browser speichert hier nichts. Du behältst deine Plätze, bis du die Seite schließt oder neu lädst.',
  lostPlayer: (name) => `Das Geheimnis von ${name} gilt nicht mehr. Dein neuester Link bringt dich zurück.`,
  again: (when) => `Versuch es ${when} noch einmal.`,
  closed: 'Dieser Raum ist geschlossen',
  closedLead: 'Was hier gespielt wurde, bleibt erhalten.',
  closedBecause: (reason) => `Die Begründung: „${reason}“`,
  watchGame: 'Das Spiel ansehen',
};
