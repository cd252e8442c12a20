import type { Dictionary } from '../dictionary';
import { advice } from './advice';
import { ask, pass, pick } from './ask';
import { campaign } from './campaign';
import { event } from './events';
import { notices } from './notices';
import { know } from './know';
import { parts } from './parts';
import { plan } from './plan';
import { reactions } from './reactions';
import { lesson } from './lesson';
import { look } from './look';
import { replay } from './replay';
import { review } from './review';
import { count, goods, kinds, list, opening, terms } from './terms';
import { roomForm } from './room_form';
import { seats } from './seats';
import { team } from './team';
import { yourGames } from './your_games';

const { colours, figures, ghosts, hounds, points, tiles } = terms;

const games: Dictionary['games'] = {
  mists: { name: 'Ceață', line: 'Toți împreună împotriva fantomelor, pentru 1–5 jucători.' },
  ghosts: { name: 'Fantome, castele și cimitire', line: 'Fiecare pentru sine pe 131 de cartonașe, pentru 2–6 jucători.' },
  base: { name: 'Jocul de bază', line: 'Orașe, drumuri, mănăstiri și câmpuri, pentru 2–6 jucători.' },
};

const levels: Dictionary['levels'] = {
  1: 'Drumuri și orașe: 50 de puncte înainte să se termine 15 fantome.',
  2: 'Castele și cimitire care îngroapă meepli. Țintă: 75.',
  3: 'Doi câini, câte unul pentru un teanc de cartonașe. Țintă: 100.',
  4: '13 fantome și câini mai îndepărtați. Țintă: 120.',
  5: 'Cimitire bântuite și cartonașe cu fața în jos. Țintă: 100.',
  6: 'Trei meepli de punctaj, și fiecare trebuie să ajungă la 50.',
};

const houndPlaces = {
  waiting: (total: number) => `așteaptă la ${total}`,
  reached: () => 'vi s-a alăturat',
  with_meeple: () => 'stă lângă un meeple',
  scoring: () => 'punctează acum',
  gone: () => 'a plecat',
};

export const ro: Dictionary = {
  title: 'Mistward',
  titleYourTurn: 'E rândul tău · Mistward',
  titleWaiting: (n) => `(${n}) E rândul tău · Mistward`,
  about: 'Un joc de societate ca Carcassonne, împreună împotriva fantomelor din ceață. Gratuit, fără cont.',
  unofficial: 'Un proiect făcut de fani, fără legătură cu editorul.',
  layouts: 'Fără legătură cu editorul jocului Mists over Carcassonne. Desenul cartonașelor este o reconstituire proprie a proiectului.',

  start: {
    learn: 'Învață să joci',
    tenMinutes: 'Zece minute',
    alone: 'Joacă solo',
    oneLink: 'Un link pentru toți',
    openTable: 'Deschide masa',
    more: 'Mese și altele',
    game: 'Joc',
    modules: 'Părți din extensie',
    module: { ghosts: 'Fantome', castles: 'Castele', cemeteries: 'Cimitire' },
    roomName: 'Numele camerei',
    seats: 'Locuri',
    listed: 'Apare în lista meselor',
    tables: 'Mese',
    noRooms: 'Nu așteaptă nimeni.',
    watch: (n) => `Privește un joc (${n})`,
    seatsTaken: (taken, all) => `${taken} din ${all} locuri ocupate`,
    playing: 'se joacă',
    continue: 'Continuă',
    continueAs: (name) => `ca ${name}`,
    playedHere: 'Ultimele tale jocuri',
    over: 'joc încheiat',
    opened: (ago) => `deschisă ${ago}`,
    forget: (room) => `Scoate ${room} din listă`,
  },

  lobby: {
    link: 'Linkul camerei',
    copy: 'Copiază',
    copied: 'Copiat',
    copyFailed: 'Selectează linkul și copiază-l manual',
    yourName: 'Numele tău',
    sitDown: 'Ia loc',
    continueAs: (name) => `Continuă ca ${name}`,
    seat: (n) => `Locul ${n}`,
    free: 'liber',
    mayCome: (n) => `Mai e loc pentru ${n}`,
    pace: 'Când jucați',
    playHere: 'Joacă aici',
    elsewhere: 'Joci într-o altă fereastră.',
    bot: 'bot',
    away: 'lipsește',
    you: 'tu',
    start: 'Începe jocul',
    startAlone: 'Începe solo',
    hostStarts: 'Cine a deschis camera începe.',
    full: 'Toate locurile sunt ocupate. Poți privi.',
    watching: 'Privești jocul.',
    spectators: (n) => `${count(n, { one: 'persoană privește', few: 'persoane privesc', other: 'de persoane privesc' })}.`,
    level: (n) => `Nivelul ${n}`,
    without: (parts) => `fără ${list(parts)}`,
    with: (parts) => `cu ${list(parts)}`,
    parts: { ghosts: 'fantome', castles: 'castele', cemeteries: 'cimitire' },
    tooFew: 'Acest joc cere cel puțin doi jucători.',
  },

  table: {
    board: (key) =>
      `Tabla de joc. Săgețile mută selecția, Enter alege și confirmă, Escape anulează, ${key('R')} rotește cartonașul, ${key('N')} renunță. Toate tastele sunt în ajutor.`,
    space: (where, turned) => `Așază cartonașul ${where}${turned ? ', rotit ca să se potrivească' : ''}`,
    preview: (where, turn) => `Cartonașul stă ${where}. Enter îl așază, ${turn} îl rotește`,
    haunt: (where, n) => `Alungă până la ${ghosts(n)} de pe cartonașul aflat ${where}`,
    pointsShort: (n) => `+${n}`,
    fit: 'Arată tot',
    turnRight: 'Rotește la dreapta',
    placeHere: 'Așază aici',
    noMeeple: 'Niciun meeple',
    driveAway: (n) => `Alungă ${ghosts(n)}`,
    noChase: 'E de ajuns',
    scoring: (kind, n) => `${opening(kinds[kind].the)}: ${points(n)}`,
    drawn: 'Cartonașul tras',
    details: 'Detalii',
    closeDetails: 'Închide detaliile',
    close: 'Închide',
  },

  ask,
  pass,
  pick,
  parts,

  status: {
    points: 'Puncte',
    of: (n, goal) => `${n} din ${points(goal)}`,
    ghosts: 'Fantome rămase',
    ghostsOf: (n, total) => `${n} din ${ghosts(total)} în rezervă`,
    ghostsLow: 'Fantomele sunt pe sfârșite.',
    tiles: 'Cartonașe rămase',
    tilesLeft: (n) => `În teanc: ${tiles(n)}`,
    players: 'La masă',
    turn: (n) => `Tura ${n}`,
    turnOf: (n, name) => `Tura ${n} · ${name}`,
    story: 'Ce s-a întâmplat',
    supply: (colour, kind, n) => `${figures(colour, kind, n)} în rezerva proprie`,
    goods: { wine: goods.wine.many, grain: goods.grain.many, cloth: goods.cloth.many },
    floors: (n) => count(n, { one: 'etaj de turn', few: 'etaje de turn', other: 'de etaje de turn' }),
    abbey: 'O abație în rezervă',
    prisoner: (colour, kind) => `Prizonier: ${figures(colour, kind, 1)}`,
    again: 'Mai urmează un cartonaș: constructorul lucrează.',
    generalGuards: (n) => `${count(n, { one: 'paznic', few: 'paznici', other: 'de paznici' })} de câștigat`,
    hounds: 'Câini',
    hound: (hound, place, total) => `${hounds[hound]} ${houndPlaces[place](total)}`,
    pile: (n, i) => `${tiles(n)} ${i === 0 ? 'în teancul curent' : 'într-un teanc următor'}`,
    scorer: (colour, n) => `${colours[colour]}: ${points(n)}`,
    player: (n) => `Jucătorul ${n}`,
    nothing: 'Încă nimic.',
  },

  line: {
    title: 'Conexiune',
    connecting: 'Se conectează…',
    lost: 'Conexiunea s-a întrerupt. Nu se pierde nimic.',
    waiting: (seconds) => `Încerc din nou ${terms.fromNow(seconds)}.`,
    offline: 'Acum nu ai rețea.',
    silent: 'Serverul nu răspunde de câteva clipe.',
    retry: 'Încearcă acum',
  },

  end: {
    won: 'Ceața se ridică',
    lost: 'Pierduți în ceață',
    finished: (winners) => (winners.length === 1 ? `${winners[0]} câștigă` : `${list(winners)} își împart victoria`),
    reasons: {
      'M-END-1': (reached, goal) => `${reached} din ${points(goal)}`,
      'M-END-2': (reached, goal) => `la ${reached} din ${points(goal)} rămăseseră prea puține fantome`,
      'M-END-3': (reached, goal) => `la ${reached} din ${points(goal)} nu mai era niciun cartonaș`,
    },
    pileEmpty: (hound, reached, goal) =>
      `la ${reached} din ${points(goal)} teancul s-a terminat înainte să ajungeți la ${hounds[hound]}`,
    again: 'Joacă din nou',
    begun: (name) => (name === null ? 'Jocul următor a început.' : `${name} a început alt joc.`),
    waits: 'Te așteaptă pe tine.',
    comeAlong: 'Vin și eu',
    fair: 'Trageri cinstite',
    commitment: 'Amprentă',
    seed: 'Valoare de pornire',
    matches: 'Valoarea de pornire se potrivește cu amprenta.',
    differs: 'Valoarea de pornire nu se potrivește cu amprenta!',
  },

  errors: {
    moved_on: 'Jocul a mers mai departe. Mai uită-te o dată.',
    later: 'Serverul nu poate face asta acum. Încearcă din nou.',
    misunderstood: 'Pagina și serverul nu se înțeleg. Reîncarcă pagina.',
    too_much: 'E prea mult pentru server dintr-o dată.',
    undo_declined: 'Ceilalți au refuzat.',
    paused: 'Acum e pauză.',
    undo_refused: 'Acest pas nu poate fi anulat.',
    aid_refused: 'În această cameră se joacă fără acest ajutor.',
    unreachable: 'Serverul nu răspunde.',
    room_not_found: 'Camera aceasta nu există.',
    game_not_found: 'Jocul acesta nu există.',
    game_unreadable: 'Serverul nu poate continua acest joc.',
    rules_unknown: 'Serverul este prea vechi pentru regulile jocului. Exportă-i fișierul sau așteaptă.',
    setup_unknown: 'Serverul este prea vechi pentru pregătirea jocului. Exportă-i fișierul sau așteaptă.',
    tiles_unknown: 'Serverul nu are cartonașele acestui joc. Administratorul le poate aduce înapoi.',
    log_broken: 'Înregistrarea jocului este deteriorată la o mutare. Poate o copie de rezervă are totul.',
    record_broken: 'Înregistrarea jocului este deteriorată. Poate există într-o copie de rezervă.',
    not_a_game_file: 'Acesta nu este un fișier de joc Mistward.',
    invalid_game_file: 'Regulile de aici nu permit jocul din acest fișier.',
    draining: 'Serverul se oprește în curând: fără jocuri noi.',
    room_closed: 'Administratorul a închis această cameră.',
    spectators_refused: 'Acest joc îl văd doar cei care joacă.',
    word_needed: 'Camera aceasta are un cuvânt. Spune-l mai întâi.',
    chat_closed: 'Discuția din această cameră este închisă.',
    silenced: 'În această discuție nu mai ai cuvântul.',
    wrong_word: 'Acesta nu este cuvântul camerei.',
    too_many_spectators: 'Camera are deja prea mulți spectatori.',
    too_many_connections: 'Locul tău este deschis în prea multe ferestre.',
    unauthorized: 'Această cheie nu mai este valabilă.',
    seat_given: 'Locul acesta nu mai este al tău.',
    seat_taken: 'Cineva a fost mai rapid.',
    room_full: 'Toate locurile sunt ocupate.',
    no_players: 'Mai întâi trebuie să ia cineva loc.',
    unplayable_setup: 'Prea puțini jucători sau culori care nu se potrivesc.',
    not_seated: 'Cine privește nu poate decide.',
    illegal_decision: 'Regulile nu permit asta.',
    rate_limited: 'Prea repede. Așteaptă o clipă.',
    invalid_message: 'Serverul nu a acceptat asta. E ceva gol sau prea lung?',
    banned: 'Acest server ți-a blocat adresa.',
    upgrade_required: 'Ceva pe drum taie conexiunea. Încearcă altă rețea.',
    backups_off: 'Acest server nu păstrează copii de siguranță.',
    ban_not_found: 'Adresa aceasta nu este blocată.',
    own_address: 'Astfel ți-ai bloca propria adresă.',
    nobody_connected: 'Acolo nu e nimeni conectat acum.',
  },
  errorOther: (code) => `Ceva nu a mers (${code}).`,

  page: {
    help: 'Ajutor și reguli',
    rule: 'Regula pentru asta',
    home: 'Mistward, la pagina de start',
    menu: 'Meniu',
    theme: 'Zi sau noapte',
    language: 'Limba',
    notFound: 'La această adresă nu e nimic.',
    gone: 'Serverul nu mai are această parte a paginii.',
    reload: 'Reîncarcă pagina',
    toStart: 'La pagina de start',
    tiles: 'Editorul de cartonașe',
    you: 'Tu',
    loading: 'Se întinde harta…',
  },

  picture: {
    save: 'Salvează o imagine',
    failed: 'Acest browser nu a putut desena imaginea.',
  },

  screen: {
    offer: 'Mai joacă cineva la acest ecran',
    theirName: 'Numele',
    sitDown: 'Dă-i un loc',
    here: 'la acest ecran',
    turn: (name) => `E la rând ${name}`,
  },

  sounds: {
    off: 'Sunete: oprite',
    on: 'Sunete: pornite',
  },

  wall: {
    open: 'Pentru ecranul mare',
    join: 'Scanați pentru a lua loc.',
    follow: 'Scanați pentru a juca sau a privi.',
    leave: 'Ieși din această vedere',
  },

  word: {
    choose: 'Intră doar cine știe un cuvânt',
    word: 'Cuvântul',
    kept: 'ca până acum',
    toWatch: 'Trebuie să-l știe și cine privește',
    enter: 'Spune cuvântul',
    shut: 'Camera aceasta se deschide cu un cuvânt',
    tell: 'Odată cu linkul, spune și cuvântul camerei.',
    inLink: 'Cu acest link, cuvântul nu e necesar.',
    needed: 'cere un cuvânt',
  },

  find: {
    lead: (game) => `${game}: un loc unde așteaptă deja cineva, altfel o masă pe listă.`,
    find: 'Așază-mă oriunde',
    roomOf: (name) => `Masa lui ${name}`,
    looking: 'Masa este pe listă.',
  },

  games,
  levels,
  event,
  notices,
  know,
  reactions,
  lesson,
  look,
  replay,
  roomForm,
  plan,
  seats,
  advice,
  team,
  campaign,
  review,
  yourGames,
  ...terms,
};
