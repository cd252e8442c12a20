import type { Dictionary } from '../dictionary';
import { advice } from './advice';
import { ask, pick } from './ask';
import { campaign } from './campaign';
import { event } from './events';
import { find } from './find';
import { notices } from './notices';
import { know } from './know';
import { picture } from './picture';
import { plan } from './plan';
import { reactions } from './reactions';
import { lesson } from './lesson';
import { look } from './look';
import { replay } from './replay';
import { review } from './review';
import { count, figure, kinds, list, opening, segment, terms, theFigure } from './terms';
import { roomForm } from './room_form';
import { screen } from './screen';
import { seats } from './seats';
import { sounds } from './sounds';
import { team } from './team';
import { wall } from './wall';
import { word } from './word';
import { yourGames } from './your_games';

const { colours, figures, ghosts, hounds, points, tiles } = terms;

const games: Dictionary['games'] = {
  mists: { name: 'Ceață', line: 'Toți împreună împotriva fantomelor, pentru 1–5 jucători.' },
  ghosts: { name: 'Fantome, castele și cimitire', line: 'Fiecare pentru sine pe 131 de cartonașe, pentru 2–6 jucători.' },
  base: { name: 'Jocul de bază', line: 'Orașe, drumuri, mănăstiri și câmpuri, pentru 2–6 jucători.' },
};

const levels: Dictionary['levels'] = {
  1: 'Ajungeți la 50 de puncte înainte să se termine cele 15 fantome. Ceață, drumuri și orașe pe 50 de cartonașe.',
  2: 'În plus, castele, și cimitire care atrag fantome și în care se îngroapă meepli. Ținta: 75 de puncte.',
  3: 'În plus, câinii Rufus și Ronja, la care trebuie să ajungeți înainte să se golească teancul lor. Ținta: 100 de puncte.',
  4: 'Nivelul 3 cu 13 fantome și cu câinii mai departe. Ținta: 120 de puncte.',
  5: 'În plus, cimitire bântuite și cartonașe așezate lângă ele cu fața în jos. Ținta: 100 de puncte, cu 13 fantome.',
  6: 'În plus, încă doi meepli de punctaj: toți trei trebuie să ajungă la 50. 12 fantome.',
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
    module: {
      ghosts: 'Fantome: ceața le trimite asupra meeplilor',
      castles: 'Castele: puncte pentru ceața din jur',
      cemeteries: 'Cimitire: cine le îngrijește câștigă paznici',
    },
    roomName: 'Numele camerei',
    seats: 'Locuri',
    listed: 'Apare în lista meselor',
    tables: 'Mese',
    noRooms: 'Nu așteaptă nimeni. Ia loc, iar cine vine după tine ți se alătură.',
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
    lead: 'Cine vrea să joace deschide acest link și ia loc.',
    link: 'Linkul camerei',
    copy: 'Copiază',
    copied: 'Copiat',
    copyFailed: 'Selectează linkul și copiază-l manual',
    yourName: 'Numele tău',
    sitDown: 'Ia loc',
    seatedAs: (name) => `Stai la masă ca ${name}.`,
    continueAs: (name) => `Continuă ca ${name}`,
    continueLead: 'Acest browser are deja un loc aici.',
    seat: (n) => `Locul ${n}`,
    free: 'liber',
    mayCome: (n) => `Mai e loc pentru ${n}`,
    pace: 'Când jucați',
    playHere: 'Joacă aici',
    elsewhere: 'Joci într-o altă fereastră.',
    bot: 'bot',
    here: 'e aici',
    away: 'lipsește',
    you: 'tu',
    start: 'Începe jocul',
    startAlone: 'Începe solo',
    emptySeats: 'Locurile goale dispar.',
    laterOnes: 'Cine vine mai târziu doar privește.',
    waiting: 'Încă nu a luat loc nimeni.',
    hostStarts: 'Cine a deschis camera începe jocul.',
    seatedStart: 'Oricine are un loc poate începe jocul.',
    full: 'Toate locurile sunt ocupate. Poți privi.',
    watching: 'Privești jocul.',
    spectators: (n) => `${count(n, { one: 'persoană privește', few: 'persoane privesc', other: 'de persoane privesc' })}.`,
    alsoWatching: (n) => `${count(n, { one: 'altă persoană privește', few: 'alte persoane privesc', other: 'de alte persoane privesc' })}.`,
    level: (n) => `Nivelul ${n}`,
    without: (parts) => `fără ${list(parts)}`,
    parts: { ghosts: 'fantome', castles: 'castele', cemeteries: 'cimitire' },
    tooFew: 'Acest joc cere cel puțin doi jucători.',
  },

  table: {
    board: (key) =>
      `Tabla de joc. Săgețile mută selecția, ${key('R')} rotește cartonașul, Enter alege și confirmă, ${key('N')} renunță, ` +
      `${key('M')} ia alt meeple, plus și minus schimbă numărul fantomelor, ${key('P')} le arată celorlalți locul, Escape anulează.`,
    space: (where, turned) => `Așază cartonașul ${where}${turned ? ', rotit ca să se potrivească' : ''}`,
    preview: (where, turn) => `Cartonașul stă ${where}. Enter îl așază, ${turn} îl rotește`,
    spot: (on, colour, guard) => `Pune ${theFigure(colour, guard)} ${segment(on).on}`,
    haunt: (where, n) => `Alungă până la ${ghosts(n)} de pe cartonașul aflat ${where}`,
    pointsShort: (n) => `+${n}`,
    fit: 'Arată tot',
    turnRight: 'Rotește la dreapta',
    placeHere: 'Așază aici',
    noMeeple: 'Niciun meeple',
    driveAway: (n) => `Alungă ${ghosts(n)}`,
    noChase: 'E de ajuns',
    figure: (colour, guard, n) => `Folosește un ${figure(colour, guard)}, ${n} în rezervă`,
    scoring: (kind, n) => `${opening(kinds[kind].the)}: ${points(n)}`,
    drawn: 'Cartonașul tras',
    details: 'Detalii',
    closeDetails: 'Închide detaliile',
    close: 'Închide',
  },

  ask,
  pick,

  status: {
    points: 'Puncte',
    of: (n, goal) => `${n} din ${points(goal)}`,
    ghosts: 'Fantome rămase',
    ghostsOf: (n, total) => `${n} din ${ghosts(total)} în rezervă`,
    ghostsLow: 'Fantomele sunt pe sfârșite. Dacă una trebuie să se ridice și nu mai e niciuna, totul e pierdut.',
    tiles: 'Cartonașe rămase',
    tilesLeft: (n) => `În teanc: ${tiles(n)}`,
    players: 'La masă',
    turn: (n) => `Tura ${n}`,
    turnOf: (n, name) => `Tura ${n} · ${name}`,
    story: 'Ce s-a întâmplat',
    supply: (colour, guard, n) => `${figures(colour, guard, n)} în rezerva proprie`,
    generalGuards: (n) => `${count(n, { one: 'paznic', few: 'paznici', other: 'de paznici' })} de câștigat`,
    hounds: 'Câini',
    hound: (hound, place, total) => `${hounds[hound]} ${houndPlaces[place](total)}`,
    pile: (n, i) => (i === 0 ? `${tiles(n)} în teancul din care se trage` : `${tiles(n)} într-un teanc de mai târziu`),
    scorer: (colour, n) => `${colours[colour]}: ${points(n)}`,
    player: (n) => `Jucătorul ${n}`,
    nothing: 'Încă nimic.',
  },

  line: {
    title: 'Conexiune',
    connecting: 'Se conectează…',
    lost: 'Conexiunea s-a întrerupt. Nu se pierde nimic.',
    waiting: (seconds) => `Încerc din nou ${terms.fromNow(seconds)}.`,
    offline: 'Acum nu ai rețea. Jocul tău te așteaptă.',
    silent: 'Serverul nu răspunde de câteva clipe.',
    retry: 'Încearcă acum',
  },

  end: {
    won: 'Ceața se ridică',
    lost: 'Pierduți în ceață',
    finished: (winners) => (winners.length === 1 ? `${winners[0]} câștigă` : `${list(winners)} își împart victoria`),
    reasons: {
      'M-END-1': (reached, goal) => `Ați ajuns la ${reached}; era nevoie de ${points(goal)}.`,
      'M-END-2': (reached, goal) =>
        `Trebuia să se ridice mai multe fantome decât rămăseseră. Aveați ${reached} din ${points(goal)}.`,
      'M-END-3': (reached, goal) => `Nu mai era niciun cartonaș de tras. Aveați ${reached} din ${points(goal)}.`,
      'G-END-1': () => 'Toate cartonașele au fost așezate.',
    },
    pileEmpty: (hound, total, each, reached, goal) =>
      `Teancul s-a terminat înainte să ajungeți la ${hounds[hound]}. Următorul vine doar cu ${hounds[hound]}, ` +
      `la ${points(total)}${each ? ' pentru fiecare meeple de punctaj' : ''}. Aveați ${reached} din ${points(goal)}.`,
    again: 'Joacă din nou',
    begun: (name) =>
      name === null ? 'Jocul următor a început: vino și tu.' : `${name} a început alt joc: vino și tu.`,
    waits: 'Te așteaptă pe tine.',
    comeAlong: 'Vin și eu',
    look: 'Privește tabla',
    more: 'Mai mult',
    fair: 'Trageri cinstite',
    fairLead:
      'Înainte de prima tragere, serverul a publicat amprenta. Valoarea de pornire, arătată acum, dă ordinea ' +
      'cartonașelor; împreună dovedesc că niciun cartonaș nu a fost schimbat.',
    commitment: 'Amprentă',
    seed: 'Valoare de pornire',
    matches: 'Verificat aici: valoarea de pornire se potrivește cu amprenta.',
    differs: 'Valoarea de pornire nu se potrivește cu amprenta!',
  },

  errors: {
    undo_declined: 'Ceilalți vor să rămână așa.',
    paused: 'Acum e pauză.',
    undo_refused: 'Acest pas nu poate fi anulat.',
    aid_refused: 'În această cameră se joacă fără acest ajutor.',
    proposal_not_found: 'Propunerea nu mai există.',
    tile_gone: 'Un asemenea cartonaș nu mai poate veni.',
    unreachable: 'Serverul nu răspunde. Este pornit?',
    room_not_found: 'Camera aceasta nu există.',
    game_not_found: 'Jocul acesta nu există.',
    game_unreadable: 'Serverul nu poate continua acest joc: nu îi are regulile sau cartonașele, ori înregistrarea este deteriorată.',
    rules_unknown:
      'Acest server nu cunoaște regulile cu care a început jocul: sunt dintr-o versiune mai nouă. Administratorul serverului îl poate actualiza; până atunci, fișierul jocului mai poate fi exportat.',
    setup_unknown:
      'Jocul a fost pregătit cu ceva ce acest server nu cunoaște: este dintr-o versiune mai nouă. Administratorul serverului îl poate actualiza; până atunci, fișierul jocului mai poate fi exportat.',
    tiles_unknown:
      'Acest server nu are cartonașele cu care a început jocul. Administratorul serverului le poate aduce înapoi; apoi jocul continuă.',
    log_broken:
      'Înregistrarea jocului este deteriorată: una dintre mutări nu decurge din cele dinainte. Fișierul jocului mai poate fi exportat; poate că administratorul serverului are o copie de rezervă în care este întreg.',
    record_broken:
      'Ceva din ce păstrează serverul despre acest joc este deteriorat, așa că jocul nu poate continua. Poate că administratorul serverului are o copie de rezervă în care este întreg.',
    not_a_game_file: 'Acesta nu este un fișier de joc Mistward.',
    invalid_game_file: 'Jocul din acest fișier nu se poate juca după regulile de aici. A fost schimbat fișierul?',
    payload_too_large: 'Fișierul este prea mare pentru un joc.',
    draining: 'Serverul se oprește în curând, așa că nu mai deschide camere și nu mai începe jocuri. Jocurile în curs pot fi duse la capăt.',
    room_closed: 'Această cameră a fost închisă de administratorul serverului.',
    spectators_refused: 'Cât timp se joacă, acest joc îl văd doar cei care joacă.',
    word_needed: 'Camera aceasta are un cuvânt. Spune-l mai întâi.',
    chat_closed: 'Discuția din această cameră este închisă.',
    silenced: 'În această discuție nu mai ai cuvântul.',
    wrong_word: 'Acesta nu este cuvântul camerei.',
    too_many_spectators: 'Camera are deja numărul maxim de spectatori. Se eliberează un loc când pleacă cineva.',
    too_many_connections: 'Locul tău este deschis în prea multe ferestre sau dispozitive. Aceasta a fost închisă; reîncarcă pagina ca să joci aici.',
    unauthorized: 'Cheia acestui loc nu mai este valabilă aici.',
    seat_given: 'Nu mai ai acest loc: a fost dat mai departe sau eliberat.',
    seat_taken: 'Cineva a fost mai rapid: locul este ocupat.',
    room_full: 'Toate locurile sunt ocupate.',
    already_started: 'Jocul a început deja.',
    no_players: 'Mai întâi trebuie să ia cineva loc.',
    unplayable_setup: 'Așa nu se poate începe: sunteți prea puțini sau culorile nu se potrivesc.',
    not_your_turn: 'Acum e rândul altcuiva.',
    not_seated: 'Cine privește nu poate decide.',
    stale_seq: 'Între timp, jocul a mers mai departe. Mai uită-te o dată.',
    illegal_decision: 'Regulile nu permit asta.',
    game_over: 'Jocul e deja încheiat.',
    storage_unavailable: 'Serverul nu poate salva acum. Nu s-a schimbat nimic; încearcă din nou.',
    too_much_work: 'Ar fi mai mult decât face serverul dintr-o dată.',
    rate_limited: 'Prea repede. Așteaptă o clipă.',
    idempotency_key_reused: 'Cererea aceasta a fost folosită deja pentru altceva. Încearcă din nou.',
    request_under_way: 'Serverul încă lucrează la asta. Așteaptă o clipă.',
    invalid_message: 'Serverul nu a acceptat asta. Are fiecare nume între 1 și 40 de caractere?',
    unsupported_protocol: 'Serverul folosește altă versiune. Reîncarcă pagina.',
    banned: 'Nu poți juca pe acest server: administratorii lui ți-au blocat adresa.',
    malformed_json: 'Pagina și serverul nu se înțeleg. Reîncarcă pagina.',
    unknown_message: 'Pagina și serverul nu se înțeleg. Reîncarcă pagina.',
    malformed_decision: 'Pagina și serverul nu se înțeleg. Reîncarcă pagina.',
    method_not_allowed: 'Pagina și serverul nu se înțeleg. Reîncarcă pagina.',
    unsupported_media_type: 'Pagina și serverul nu se înțeleg. Reîncarcă pagina.',
    malformed_request: 'Pagina și serverul nu se înțeleg. Reîncarcă pagina.',
    not_found: 'Serverul nu are nimic acolo.',
    headers_too_large: 'Browserul trimite mai mult decât citește serverul. Șterge cookie-urile acestui site și reîncarcă pagina.',
    message_too_large: 'E mai mult decât primește serverul deodată.',
    upgrade_required: 'Ceva între tine și server nu lasă să treacă o conexiune live. Poate ajută altă rețea.',
    seat_free: 'Acolo nu stă nimeni.',
    origin_refused: 'Serverul nu acceptă cereri de la adresa acestei pagini.',
    request_timeout: 'Trimiterea a durat prea mult. Încearcă din nou.',
    not_started: 'Jocul nu a început încă.',
    not_over: 'Jocul nu s-a încheiat încă.',
    nothing_asked: 'Nu se mai întreabă nimic.',
    backups_off: 'Acest server nu păstrează copii de siguranță.',
    ban_not_found: 'Adresa aceasta nu este blocată.',
    own_address: 'Astfel ți-ai bloca propria adresă.',
    nobody_connected: 'Acolo nu e nimeni conectat acum.',
    not_ready: 'Serverul tocmai pornește sau urmează să se oprească. Așteaptă puțin.',
    room_elsewhere: 'Camera se mută pe alt server. Așteaptă puțin.',
    internal: 'Ceva n-a mers la server. Nu s-a schimbat nimic; încearcă din nou.',
  },
  errorOther: (code) => `Ceva nu a mers (${code}).`,

  page: {
    help: 'Ajutor și reguli',
    rule: 'Regula pentru asta',
    home: 'Mistward, la pagina de start',
    theme: 'Zi sau noapte',
    language: 'Limba',
    notFound: 'La această adresă nu e nimic.',
    notFoundHint: 'Poate că linkul nu e complet sau că ce era acolo a fost șters.',
    gone: 'Serverul nu mai are această parte a paginii; poate că a fost actualizat.',
    reload: 'Reîncarcă pagina',
    toStart: 'La pagina de start',
    tiles: 'Editorul de cartonașe',
    you: 'Tu',
    loading: 'Se întinde harta…',
  },

  games,
  levels,
  event,
  notices,
  know,
  picture,
  reactions,
  lesson,
  look,
  replay,
  roomForm,
  plan,
  screen,
  seats,
  sounds,
  advice,
  team,
  campaign,
  review,
  wall,
  word,
  find,
  yourGames,
  ...terms,
};
