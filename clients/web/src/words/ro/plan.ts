import { count } from './terms';

/** Ce vrei să faci când vine un cartonaș. */
export const plan = {
  button: 'Plănuiește',
  buttonWith: (n: number) =>
    n === 0 ? 'Plănuiește mutarea' : `Plănuiește mutarea, ${count(n, { one: 'plan', few: 'planuri', other: 'de planuri' })} până acum`,
  stop: 'Nu mai plănui',
  title: 'Plănuiește mutarea',
  lead: 'Ce plănuiești pentru un cartonaș se face când vine, dacă mai este posibil, chiar și fără tine. Nimeni altcineva nu vede.',
  choose: 'Plănuiește pentru un cartonaș',
  full: (n: number) => `Mai mult de ${n} planuri nu se poate. Șterge întâi unul.`,
  planFor: (face: string) => `Plănuiește: ${face}`,
  planAnew: (face: string) => `Plănuiește din nou: ${face}`,
  remove: (what: string) => `Șterge planul: ${what}`,
  removeShort: 'Șterge',
  planning: 'Îți faci planul.',
  made: (name: string) => `Așa cum a plănuit ${name}:`,
  failed: 'Planul tău pentru acest cartonaș nu s-a putut face.',
  obstacles: {
    gone: 'Un asemenea cartonaș nu mai poate veni.',
    taken: 'Acolo este deja un cartonaș.',
    edges: 'Nu se mai potrivește acolo.',
    occupied: 'Pe elementul acela stă deja un meeple.',
    no_meeple: 'Nu mai ai un asemenea meeple.',
    other: 'Așa cum stau lucrurile, nu este permis.',
  },
};
