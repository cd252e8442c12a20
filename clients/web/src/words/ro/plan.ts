import { count } from './terms';

/** Ce vrei să faci când vine un cartonaș. */
export const plan = {
  button: 'Plănuiește',
  buttonWith: (n: number) =>
    n === 0 ? 'Plănuiește mutarea' : `Plănuiește mutarea, ${count(n, { one: 'plan', few: 'planuri', other: 'de planuri' })} până acum`,
  stop: 'Nu mai plănui',
  title: 'Plănuiește mutarea',
  lead: 'Spune ce vei face când vine un anumit cartonaș. Dacă atunci totul mai este posibil, se face pe loc, chiar dacă nu ești aici. Nimeni altcineva nu-ți vede planurile.',
  choose: 'Plănuiește pentru unul dintre cartonașele care mai pot veni',
  full: (n: number) => `Ai ${n} planuri, mai multe nu se poate. Șterge unul ca să plănuiești pentru alt cartonaș.`,
  planFor: (face: string) => `Plănuiește pentru acest cartonaș: ${face}`,
  planAnew: (face: string) => `Plănuit; plănuiește din nou pentru acest cartonaș: ${face}`,
  remove: (what: string) => `Șterge planul: ${what}`,
  removeShort: 'Șterge',
  planning: 'Plănuiești ca și cum acest cartonaș ar veni acum. Deocamdată nu se decide nimic.',
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
