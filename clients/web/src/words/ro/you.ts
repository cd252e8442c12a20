import type { YouWords } from '../you_words';
import { count } from './terms';

const games = (n: number) => count(n, { one: 'joc', few: 'jocuri', other: 'de jocuri' });

export const you: YouWords = {
  lead: 'Fără cont: ești un nume și un secret în acest browser.',
  nobody: 'Încă nimeni',
  nobodyLead: 'Ia loc sub un nume, iar jocurile tale vin cu tine pe orice dispozitiv.',

  name: 'Cine ești',
  rename: 'Schimbă numele',

  bring: 'Ia-mă pe alt dispozitiv',
  showLink: 'Arată linkul',
  hideLink: 'Ascunde linkul',
  link: 'Linkul tău',
  care: 'Cine are acest link poate juca în numele tău.',
  paper: (name) => `Mistward: drumul înapoi pentru ${name}`,
  print: 'Tipărește-l și păstrează-l',
  others: 'Ai pierdut un dispozitiv?',
  othersLead: 'Celelalte dispozitive și linkurile mai vechi nu mai sunt valabile.',
  endOthers: 'Închide celelalte dispozitive',

  comeBack: 'Ești deja cineva?',
  comeBackLead: 'Lipește linkul pe care îl arată „Tu” pe celălalt dispozitiv sau scanează codul lui.',
  noLink: 'Acesta nu este un astfel de link.',
  comeIn: 'Intră',

  arriving: 'Joci aici ca tine însuți?',
  linkEnded: 'Acest link nu mai deschide nimic.',
  brings: (name, n, turns) =>
    n === 0 ? `Linkul este al lui ${name}, deocamdată fără niciun joc.` : `Linkul este al lui ${name}, cu ${games(n)}; ${turns === 0 ? 'niciunul nu așteaptă' : turns === 1 ? 'unul așteaptă' : `${turns} așteaptă`} o mutare.`,
  replaces: (name, n) => `Aici joacă ${name}, cu ${games(n)}, și ar trebui să plece. Doar linkul propriu îl aduce înapoi.`,
  playAs: (name) => `Joacă în numele lui ${name}`,
  stay: (name) => `Rămâi ${name}`,
  notNow: 'Nu acum',

  push: 'Când e rândul tău',
  pushSwitch: 'Anunță-mă în acest browser',
  pushStates: {
    unable: 'Acest browser nu poate afișa mesaje aici. Pe iPhone sau iPad, pune mai întâi pagina pe ecranul principal.',
    denied: 'Setările acestui browser interzic mesajele de la această pagină.',
    off: 'Când e rândul tău, la sfârșitul unui joc și la invitații.',
  },
  pushFailed: 'Serviciul push al browserului nu a răspuns.',
  pushElsewhere: (n) => `Alte browsere cu mesaje: ${n}.`,
  pushEndElsewhere: 'Oprește-le pe celelalte',

  hook: 'Webhook pentru programe',
  hookAddress: 'Adresa (URL)',
  hookWrong: 'Folosește o adresă publică ce începe cu https://.',
  hookPut: 'Folosește această adresă',
  hookSecret: 'Secretul cu care se semnează',
  hookCopy: 'Copiază secretul',
  hookSecretOnce: 'Copiază-l acum la destinatar: nu se mai arată încă o dată.',
  hookDelivered: (when) => `Ultimul mesaj a ajuns: ${when}.`,
  hookFailing: (since) => `Niciun mesaj nu a mai ajuns din ${since}.`,
  hookDisabled: (when) => `S-a renunțat: ${when}.`,
  hookTest: 'Trimite un test',
  hookTested: 'Testul a ajuns.',
  hookTestFailed: 'Testul nu a ajuns.',
  hookRemove: 'Elimină webhookul',
  hookChange: 'Altă adresă sau un secret nou',

  numbers: 'Ce ai realizat',
  noNumbers: 'Încă niciun joc terminat.',
  played: 'Jocuri',
  won: 'Victorii',
  best: 'Cel mai bun',

  kept: 'Ce păstrează serverul despre tine',
  keptLead: 'Numele, locurile, jocurile, invitațiile, discuțiile, rapoartele și ce crezi despre alții.',
  save: 'Salvează ca fișier',
  forget: 'Uită-mă',
  forgetTitle: (name) => `Uităm totul despre ${name}?`,
  forgetLead: (n) => `Ai ${games(n)} în curs. Dispar pe toate dispozitivele tale:`,
  goes: [
    'locurile tale, pe care le pot lua alții',
    'numele tău din discuții și din jocurile încheiate',
    'tot ce ai spus',
    'prietenii tăi și cei pe care nu vrei să-i citești sau i-ai blocat',
    'invitațiile, boții și camerele pe care le-ai deschis',
  ],
  forGood: 'Este definitiv.',
  forgetNow: 'Uită totul acum',
  keep: 'Păstrează tot',
};
