import type { Dictionary } from '../dictionary';

export const notices: Dictionary['notices'] = {
  fromServer: 'Un mesaj de la administratorul serverului',
  until: (time) => `Până la ora ${time}`,
  dismiss: 'Ascunde mesajul',
  forgetful: 'Acest browser nu păstrează nimic aici. Îți rămân locurile până închizi sau reîncarci pagina.',
  lostPlayer: (name) => `Secretul lui ${name} nu mai este valabil. Linkul tău cel mai nou te aduce înapoi.`,
  again: (when) => `Poți încerca din nou ${when}.`,
  closed: 'Această cameră este închisă',
  closedLead: 'Ce s-a jucat aici rămâne în istoric.',
  closedBecause: (reason) => `Motivul: „${reason}”`,
  watchGame: 'Privește ce s-a jucat',
};
