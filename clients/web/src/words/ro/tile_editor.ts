import type { EditorWords } from '../editor_words';
import { count, list } from './terms';

const symbols = (numbers: readonly number[]) => list(numbers.map(String));

const joinKinds = { city: 'Oraș', road: 'Drum', mist: 'Ceață' };

export const tileEditor: EditorWords = {
  title: 'Editorul de cartonașe',
  lead:
    'Ce cartonașe există și câte fantome arată este publicat; unde se află orașele, drumurile și ceața lor este o reconstituire ' +
    'a acestui proiect. Dacă ai jocul, îl poți corecta aici: alege un cartonaș, alege o latură și spune ce este tipărit acolo.',
  name: 'Numele setului',
  undo: 'Anulează pasul',
  redo: 'Refă pasul',
  save: 'Salvează ca fișier',
  open: 'Deschide un fișier',
  reset: 'Înapoi la setul serverului',
  unchanged: 'Acesta este setul cu care joacă serverul.',
  kept: (n) =>
    `${count(n, { one: 'cartonaș diferă', few: 'cartonașe diferă', other: 'de cartonașe diferă' })} de setul serverului. Acest browser îți păstrează ciorna.`,
  forgotten: 'Acest browser nu păstrează nimic: salvează ciorna ca fișier înainte să pleci.',
  faults: {
    too_large: 'Fișierul este mai mare decât poate fi un set de cartonașe (64 KB).',
    not_json: 'Fișierul nu este JSON.',
    not_a_set: 'Fișierul nu este un set de cartonașe în formatul 1.',
    shape: (where) => `Fișierul nu poate fi arătat: ceva nu este în regulă la „${where}”.`,
  },

  palette: 'Cartonașe',
  tile: (id) => `Cartonașul ${id}`,
  quarter: (id) => `Cartonașul de început, partea ${id}`,
  copies: (n) => count(n, { one: 'exemplar', few: 'exemplare', other: 'de exemplare' }),
  marks: { changed: 'schimbat', unpublished: 'altfel decât s-a publicat', remarked: 'ceva nu este în regulă' },
  add: 'Adaugă un cartonaș la fel',
  remove: (id) => `Scoate cartonașul ${id}`,
  cannotDraw: 'Acest cartonaș nu poate fi desenat.',

  whichSide: 'Laturile cartonașului',
  sides: { N: 'Latura de nord', E: 'Latura de est', S: 'Latura de sud', W: 'Latura de vest' },
  toSide: { N: 'latura de nord', E: 'latura de est', S: 'latura de sud', W: 'latura de vest' },
  terrain: 'Ce ajunge la această latură',
  terrains: { field: 'Câmp', city: 'Oraș', road: 'Drum' },
  misty: 'Aici este ceață',
  cityWith: 'Un singur oraș cu',
  mistWith: 'O singură ceață cu',
  coats: 'Blazoane în acest oraș',
  leads: 'Drumul duce la',
  ends: {
    village: 'un sat',
    castle: 'castel',
    city: 'un oraș',
    crossing: 'o răscruce',
    monastery: 'mănăstire',
    ruin: 'ruină',
  },

  joins: {
    lead: 'Semnele de pe desen arată unde ajung la laturi orașele, drumurile și ceața. Apasă unul, apoi altul, ca să le unești sau să le desparți.',
    at: (kind, side) => `${joinKinds[kind]} la ${tileEditor.toSide[side]}`,
    atWith: (kind, side, others) => `${joinKinds[kind]} la ${tileEditor.toSide[side]}, împreună cu ${list(others.map((other) => tileEditor.toSide[other]))}`,
    picked: (kind, side) => `${joinKinds[kind]} la ${tileEditor.toSide[side]}: apasă alt semn ca să le unești sau să le desparți, sau Escape.`,
    join: (kind, side) => `Unește: ${joinKinds[kind]} la ${tileEditor.toSide[side]}`,
    part: (kind, side) => `Desparte: ${joinKinds[kind]} la ${tileEditor.toSide[side]}`,
    joined: 'Unite.',
    parted: 'Despărțite.',
  },

  number: 'Numărul cartonașului',
  printed: 'Fantome și exemplare',
  symbols: (copy, of) => (of === 1 ? 'Simboluri de fantomă' : `Simboluri de fantomă, exemplarul ${copy} din ${of}`),
  moreCopies: 'Încă un exemplar',
  fewerCopies: 'Un exemplar mai puțin',
  published: (numbers, same) => `Simboluri publicate pentru fiecare exemplar: ${symbols(numbers)}.${same ? '' : ' Aici este altfel.'}`,
  unknownTile: 'Niciun cartonaș publicat nu are acest număr.',
  centre: 'În mijloc',
  centres: { none: 'Nimic', castle: 'Un castel', cemetery: 'Un cimitir', monastery: 'O mănăstire' },
  watertower: 'Un turn de apă',

  fields: 'Câmpuri',
  fieldsLead: 'Câmpurile rezultă din rest. Dacă un cartonaș este tipărit altfel, spune aici care jumătăți de laturi sunt un singur câmp. Următoarea schimbare a unei laturi le deduce din nou.',
  noFields: 'Niciun câmp al acestui cartonaș nu ajunge la o latură.',
  halves: [
    'Latura de nord, jumătatea de vest', 'Latura de nord, jumătatea de est', 'Latura de est, jumătatea de nord',
    'Latura de est, jumătatea de sud', 'Latura de sud, jumătatea de est', 'Latura de sud, jumătatea de vest',
    'Latura de vest, jumătatea de sud', 'Latura de vest, jumătatea de nord',
  ],
  field: (n) => `Câmpul ${n}`,
  newField: 'Un câmp separat',
  borders: (field, side) => `Câmpul ${field} se învecinează cu orașul de la ${tileEditor.toSide[side]}`,
  follow: 'Dedu din nou câmpurile',

  remarks: {
    no_id: 'Cartonașul are nevoie de un număr.',
    same_id: 'Un alt cartonaș are acest număr.',
    no_copies: 'Nu există niciun exemplar al acestui cartonaș.',
    symbols_without_mist: 'Există simboluri de fantomă, dar nu și ceață.',
    mist_without_symbols: 'Există ceață, dar un exemplar nu are simboluri de fantomă.',
  },

  sums: 'Numărate',
  sumsLead: 'Tot ce se poate număra fără a cunoaște desenele este publicat.',
  columns: { what: 'Ce', here: 'Aici', published: 'Publicat', compared: 'Comparat' },
  rows: {
    tiles: 'Cartonașe de tras',
    levelOne: 'Cartonașe la nivelul 1',
    symbols: 'Simboluri de fantomă',
    levelOneSymbols: 'Simboluri de fantomă la nivelul 1',
    without: 'Cartonașe fără simbol',
    withOne: 'Cartonașe cu 1 simbol',
    withTwo: 'Cartonașe cu 2 simboluri',
    withThree: 'Cartonașe cu 3 simboluri',
    castles: 'Castele',
    cemeteries: 'Cimitire',
    monasteries: 'Mănăstiri',
    watertowers: 'Turnuri de apă',
    startSymbols: 'Simboluri pe cartonașul de început',
    coats: 'Blazoane',
    citySides: 'Laturi cu oraș',
    roadSides: 'Laturi cu drum',
    fieldSides: 'Laturi cu câmp',
    mistySides: 'Laturi cu ceață',
  },
  same: 'la fel',
  more: (n) => `${n} în plus`,
  fewer: (n) => `${n} în minus`,
  unpublished: 'nepublicat',

  check: 'Ce spune serverul',
  asking: 'Serverul se uită la el …',
  right: 'Un server poate juca cu acest set.',
  wrong: (n) =>
    `Niciun server nu poate juca încă cu acest set: ${count(n, { one: 'greșeală', few: 'greșeli', other: 'de greșeli' })}.`,
  notes: (n) =>
    count(n, {
      one: 'diferență față de cartonașele publicate',
      few: 'diferențe față de cartonașele publicate',
      other: 'de diferențe față de cartonașele publicate',
    }),
  inEnglish: 'În cuvintele serverului, în engleză:',
  failed: 'Setul nu a fost verificat.',
  goTo: (id) => `Arată cartonașul ${id}`,
  digest: 'Sumă de control',
  toServer: 'Pune-l pe acest server, ca administrator',
  howToPlay: (file) => `Salvează-l ca fișier și pornește cu el un server: mistward --tileset ${file}`,
};
