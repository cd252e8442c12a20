import { count } from './terms';

/** Was man tun will, wenn ein Plättchen kommt. */
export const plan = {
  button: 'Planen',
  buttonWith: (n: number) => (n === 0 ? 'Den eigenen Zug planen' : `Den eigenen Zug planen, bisher ${count(n, { one: 'Plan', other: 'Pläne' })}`),
  stop: 'Nicht mehr planen',
  title: 'Den eigenen Zug planen',
  lead: 'Lege fest, was du tust, wenn ein bestimmtes Plättchen kommt. Ist dann noch alles davon möglich, geschieht es sofort, auch wenn du nicht da bist. Niemand sonst sieht deine Pläne.',
  choose: 'Für eines der Plättchen planen, die noch kommen',
  full: (n: number) => `Du hast ${n} Pläne, mehr gehen nicht. Entferne einen, um für ein anderes Plättchen zu planen.`,
  planFor: (face: string) => `Für dieses Plättchen planen: ${face}`,
  planAnew: (face: string) => `Geplant; neu für dieses Plättchen planen: ${face}`,
  remove: (what: string) => `Den Plan entfernen: ${what}`,
  removeShort: 'Entfernen',
  planning: 'Du planst, als käme dieses Plättchen jetzt. Entschieden wird damit noch nichts.',
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
