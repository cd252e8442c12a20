import { count } from './terms';

/** Was man tun will, wenn ein Plättchen kommt. */
export const plan = {
  button: 'Planen',
  buttonWith: (n: number) => (n === 0 ? 'Den eigenen Zug planen' : `Den eigenen Zug planen, bisher ${count(n, { one: 'Plan', other: 'Pläne' })}`),
  stop: 'Nicht mehr planen',
  title: 'Den eigenen Zug planen',
  lead: 'Was du für ein Plättchen planst, geschieht, sobald es kommt und wenn es dann noch geht, auch ohne dich. Niemand sonst sieht es.',
  choose: 'Für ein Plättchen planen',
  full: (n: number) => `Mehr als ${n} Pläne gehen nicht. Entferne erst einen.`,
  planFor: (face: string) => `Planen: ${face}`,
  planAnew: (face: string) => `Neu planen: ${face}`,
  remove: (what: string) => `Den Plan entfernen: ${what}`,
  removeShort: 'Entfernen',
  planning: 'Du planst.',
  made: (name: string) => `Wie von ${name} geplant:`,
  failed: 'Dein Plan für dieses Plättchen ließ sich nicht ausführen.',
  obstacles: {
    gone: 'Ein solches Plättchen kann nicht mehr kommen.',
    taken: 'Dort liegt schon ein Plättchen.',
    edges: 'Es passt dort nicht mehr.',
    occupied: 'Auf diesem Gebiet steht schon ein Meeple.',
    no_meeple: 'Du hast keinen solchen Meeple mehr.',
    other: 'So, wie es steht, ist er nicht erlaubt.',
  },
};
