import type { YouWords } from '../you_words';
import { count } from './terms';

const games = (n: number) => count(n, { one: 'joc', few: 'jocuri', other: 'de jocuri' });

export const you: YouWords = {
  lead: 'Nu există conturi. Ești un nume și un secret pe care îl ține acest browser.',
  nobody: 'Încă nimeni',
  nobodyLead: 'Ia loc sub un nume și ești cineva: jocurile tale vin atunci cu tine pe orice dispozitiv.',

  name: 'Cine ești',
  nameLead: 'Pentru locuri noi și invitații. La mesele la care stai deja îți păstrezi numele de acolo.',
  rename: 'Schimbă numele',

  bring: 'Ia-mă pe alt dispozitiv',
  bringLead: 'Scanează acolo codul sau deschide linkul. Apoi poți juca pe amândouă.',
  showLink: 'Arată linkul',
  hideLink: 'Ascunde linkul',
  link: 'Linkul tău',
  care: 'Doar pentru tine: cine are acest link poate juca în numele tău.',
  paper: (name) => `Mistward: drumul înapoi pentru ${name}`,
  printLead: 'Pe hârtie, este drumul înapoi dacă acest browser pierde totul.',
  print: 'Tipărește-l și păstrează-l',
  others: 'Ai pierdut un dispozitiv?',
  othersLead: 'Primești un secret nou. Celelalte dispozitive rămân fără tine, iar linkurile arătate sau tipărite mai demult nu mai deschid nimic.',
  endOthers: 'Închide celelalte dispozitive',

  comeBack: 'Ești deja cineva?',
  comeBackLead: 'Deschide „Tu” pe celălalt dispozitiv și arată linkul. Scanează codul sau lipește linkul aici.',
  noLink: 'Acesta nu este un astfel de link. În el scrie „#player=”.',
  comeIn: 'Intră',

  arriving: 'Joci aici ca tine însuți?',
  looking: 'Să vedem cine vine …',
  linkEnded: 'Acest link nu mai deschide nimic. Secretul a fost schimbat sau totul a fost uitat.',
  again: 'Încearcă din nou',
  brings: (name, n, turns) =>
    n === 0 ? `Linkul este al lui ${name}, deocamdată fără niciun joc.` : `Linkul este al lui ${name}, cu ${games(n)}; ${turns === 0 ? 'niciunul nu așteaptă' : turns === 1 ? 'unul așteaptă' : `${turns} așteaptă`} o mutare.`,
  replaces: (name, n) =>
    `În acest browser joacă ${name}, cu ${games(n)}, și ar trebui să plece. Fără linkul propriu nu există drum înapoi: arată-l sau tipărește-l înainte.`,
  playAs: (name) => `Joacă în numele lui ${name}`,
  stay: (name) => `Rămâi ${name}`,
  notNow: 'Nu acum',

  numbers: 'Ce ai realizat',
  numbersLead: 'În acest browser și pe celelalte dispozitive ale tale. Lecțiile și jocurile continuate nu se numără.',
  noNumbers: 'Încă nu s-a terminat niciun joc.',
  played: 'Jocuri',
  won: 'Victorii',
  best: 'Cel mai bun',

  kept: 'Ce păstrează serverul despre tine',
  keptLead: 'Numele, locurile, jocurile, invitațiile, ce ai spus în discuții, ce crezi despre alții și ce ai raportat. Poți avea totul ca fișier sau poți cere să fie uitat.',
  save: 'Salvează ca fișier',
  forget: 'Uită-mă',
  forgetTitle: (name) => `Uităm totul despre ${name}?`,
  forgetLead: (n) => `Ai ${games(n)} în curs. Dispar, imediat și pe toate dispozitivele tale:`,
  goes: [
    'locurile tale: devin libere și le pot lua alții',
    'numele tău din discuții și din jocurile încheiate: devine „somebody”',
    'tot ce ai spus: devine „…”',
    'prietenii tăi, pe cine nu vrei să citești sau ai blocat, și ce credeau alții despre tine',
    'invitațiile, boții și faptul că ai deschis tu camerele tale',
  ],
  stays: 'Jocurile în sine rămân pentru ceilalți. Cele mai bune rezultate rămân în acest browser până îi ștergi datele.',
  forGood: 'Este definitiv: nimeni nu te mai poate aduce înapoi, nici măcar linkul tău.',
  forgetNow: 'Uită totul acum',
  keep: 'Păstrează tot',
};
