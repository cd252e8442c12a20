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
import { count, figure, kinds, opening, segment, terms } from './terms';
import { roomForm } from './room_form';
import { screen } from './screen';
import { seats } from './seats';
import { sounds } from './sounds';
import { team } from './team';
import { wall } from './wall';
import { word } from './word';
import { yourGames } from './your_games';

const { colours, figures, ghosts, hounds, list, points, tiles } = terms;

const games: Dictionary['games'] = {
  mists: { name: 'Nebel', line: 'Alle gemeinsam gegen die Geister, für 1 bis 5 Personen.' },
  ghosts: { name: 'Geister, Burgen und Friedhöfe', line: 'Alle gegeneinander auf 131 Plättchen, für 2 bis 6 Personen.' },
  base: { name: 'Grundspiel', line: 'Städte, Straßen, Klöster und Wiesen, für 2 bis 6 Personen.' },
};

const levels: Dictionary['levels'] = {
  1: 'Straßen und Städte: 50 Punkte, bevor 15 Geister weg sind.',
  2: 'Burgen, und Friedhöfe, die Meeple begraben. Ziel: 75.',
  3: 'Zwei Hunde, einer für jeden Stapel Plättchen. Ziel: 100.',
  4: '13 Geister und weiter entfernte Hunde. Ziel: 120.',
  5: 'Spukfriedhöfe und verdeckte Plättchen. Ziel: 100.',
  6: 'Drei Zählmeeple, und jeder muss auf 50 kommen.',
};

const houndPlaces = {
  waiting: (total: number) => `wartet bei ${total}`,
  reached: () => 'ist erreicht',
  with_meeple: () => 'steht bei einem Meeple',
  scoring: () => 'wird gewertet',
  gone: () => 'ist aus dem Spiel',
};

export const de: Dictionary = {
  title: 'Mistward',
  titleYourTurn: 'Du bist dran · Mistward',
  titleWaiting: (n) => `(${n}) Du bist dran · Mistward`,
  about: 'Ein Brettspiel wie Carcassonne, gemeinsam gegen die Geister im Nebel. Kostenlos, ohne Konto.',
  unofficial: 'Ein Fanprojekt, ohne Verbindung zum Verlag.',
  layouts: 'Ohne Verbindung zum Verlag von „Nebel über Carcassonne“. Die Aufteilung der Plättchen hat das Projekt selbst rekonstruiert.',

  start: {
    learn: 'Spielen lernen',
    tenMinutes: 'Zehn Minuten',
    alone: 'Allein spielen',
    oneLink: 'Ein Link bringt alle her',
    openTable: 'Tisch aufmachen',
    more: 'Tische und mehr',
    game: 'Spiel',
    modules: 'Teile der Erweiterung',
    module: { ghosts: 'Geister', castles: 'Burgen', cemeteries: 'Friedhöfe' },
    roomName: 'Name des Raums',
    seats: 'Plätze',
    listed: 'In der Liste der Tische zeigen',
    tables: 'Tische',
    noRooms: 'Gerade wartet niemand.',
    watch: (n) => `Bei einem Spiel zusehen (${n})`,
    seatsTaken: (taken, all) => `${taken} von ${all} Plätzen besetzt`,
    playing: 'läuft schon',
    continue: 'Weiterspielen',
    continueAs: (name) => `als ${name}`,
    playedHere: 'Deine letzten Spiele',
    over: 'zu Ende',
    opened: (ago) => `${ago} geöffnet`,
    forget: (room) => `${room} vergessen`,
  },

  lobby: {
    link: 'Link zu diesem Raum',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Markiere den Link und kopiere ihn selbst',
    yourName: 'Dein Name',
    sitDown: 'Platz nehmen',
    continueAs: (name) => `Weiter als ${name}`,
    continueLead: 'Dieser Browser hat hier schon einen Platz.',
    seat: (n) => `Platz ${n}`,
    free: 'frei',
    mayCome: (n) => `Platz für ${n} weitere`,
    pace: 'Wann ihr spielt',
    playHere: 'Hier weiterspielen',
    elsewhere: 'Du spielst in einem anderen Fenster.',
    bot: 'Bot',
    away: 'weg',
    you: 'du',
    start: 'Spiel beginnen',
    startAlone: 'Allein beginnen',
    hostStarts: 'Wer den Raum geöffnet hat, beginnt.',
    full: 'Alle Plätze sind besetzt. Du kannst zusehen.',
    watching: 'Du siehst zu.',
    spectators: (n) => `${count(n, { one: 'Person sieht', other: 'Personen sehen' })} zu.`,
    alsoWatching: (n) => `${count(n, { one: 'weitere Person sieht', other: 'weitere Personen sehen' })} zu.`,
    level: (n) => `Stufe ${n}`,
    without: (parts) => `ohne ${list(parts)}`,
    parts: { ghosts: 'Geister', castles: 'Burgen', cemeteries: 'Friedhöfe' },
    tooFew: 'Dieses Spiel braucht mindestens zwei.',
  },

  table: {
    board: (key) =>
      `Der Spielplan. Pfeiltasten führen zur nächsten Stelle, ${key('R')} dreht das Plättchen, die Eingabetaste wählt und bestätigt, ${key('N')} verzichtet, ` +
      `${key('M')} nimmt einen anderen Meeple, Plus und Minus ändern die Zahl der Geister, ${key('P')} zeigt den anderen die Stelle, Escape nimmt zurück.`,
    space: (where, turned) => `Plättchen anlegen, ${where}${turned ? '; dazu wird es gedreht' : ''}`,
    preview: (where, turn) => `Das Plättchen liegt ${where}. Die Eingabetaste legt es an, ${turn} dreht es`,
    spot: (on, colour, guard) => `Den ${figure(colour, guard, 'en')} ${segment(on).onto} setzen`,
    haunt: (where, n) => `Bis zu ${ghosts(n)} vom Plättchen ${where} nehmen`,
    pointsShort: (n) => `+${n}`,
    fit: 'Alles zeigen',
    turnRight: 'Nach rechts drehen',
    placeHere: 'Hier anlegen',
    noMeeple: 'Kein Meeple',
    driveAway: (n) => `${ghosts(n)} verjagen`,
    noChase: 'Genug gejagt',
    figure: (colour, guard, n) => `Einen ${figure(colour, guard, 'en')} nehmen, ${n} im Vorrat`,
    scoring: (kind, n) => `${opening(kinds[kind])}: ${points(n)}`,
    drawn: 'Das gezogene Plättchen',
    details: 'Einzelheiten',
    closeDetails: 'Einzelheiten schließen',
    close: 'Schließen',
  },

  ask,
  pick,

  status: {
    points: 'Punkte',
    of: (n, goal) => `${n} von ${goal} Punkten`,
    ghosts: 'Geister übrig',
    ghostsOf: (n, total) => `${n} von ${total} Geistern im Vorrat`,
    ghostsLow: 'Die Geister werden knapp.',
    tiles: 'Plättchen übrig',
    tilesLeft: (n) => `Noch ${tiles(n)} im Stapel`,
    players: 'Am Tisch',
    turn: (n) => `Zug ${n}`,
    turnOf: (n, name) => `Zug ${n} · ${name}`,
    story: 'Was geschah',
    supply: (colour, guard, n) => `${figures(colour, guard, n)} im eigenen Vorrat`,
    generalGuards: (n) => `Noch ${n} Wächter zu gewinnen`,
    hounds: 'Hunde',
    hound: (hound, place, total) => `${hounds[hound]} ${houndPlaces[place](total)}`,
    pile: (n, i) => (i === 0 ? `${tiles(n)} im Stapel, von dem gezogen wird` : `${tiles(n)} in einem späteren Stapel`),
    scorer: (colour, n) => `${colours[colour]}: ${points(n)}`,
    player: (n) => `Spieler ${n}`,
    nothing: 'Noch nichts.',
  },

  line: {
    title: 'Verbindung',
    connecting: 'Verbinde …',
    lost: 'Keine Verbindung. Nichts geht verloren.',
    waiting: (seconds) => `Neuer Versuch ${terms.fromNow(seconds)}.`,
    offline: 'Gerade hast du kein Netz.',
    silent: 'Der Server antwortet seit einem Moment nicht.',
    retry: 'Jetzt versuchen',
  },

  end: {
    won: 'Der Nebel lichtet sich',
    lost: 'Im Nebel verloren',
    finished: (winners) => (winners.length === 1 ? `${winners[0]} gewinnt` : `${list(winners)} teilen sich den Sieg`),
    reasons: {
      'M-END-1': (reached, goal) => `${reached} Punkte, ${goal} waren nötig`,
      'M-END-2': (reached, goal) => `bei ${reached} von ${goal} Punkten mussten mehr Geister aufsteigen, als übrig waren`,
      'M-END-3': (reached, goal) => `bei ${reached} von ${goal} Punkten war kein Plättchen mehr da`,
    },
    pileEmpty: (hound, reached, goal) =>
      `bei ${reached} von ${goal} Punkten war der Stapel leer, ehe ${hounds[hound]} erreicht war`,
    again: 'Noch einmal',
    begun: (name) => (name === null ? 'Das nächste Spiel hat begonnen.' : `${name} hat noch ein Spiel begonnen.`),
    waits: 'Es wartet auf dich.',
    comeAlong: 'Mitkommen',
    fair: 'Ehrlich gezogen',
    commitment: 'Prüfwert',
    seed: 'Startwert',
    matches: 'Der Startwert passt zum Prüfwert.',
    differs: 'Der Startwert passt nicht zum Prüfwert!',
  },

  errors: {
    moved_on: 'Das Spiel war schon weiter. Sieh noch einmal hin.',
    later: 'Der Server kann das gerade nicht. Versuch es noch einmal.',
    misunderstood: 'Seite und Server verstehen einander nicht. Lade die Seite neu.',
    too_much: 'Das ist dem Server zu viel.',
    undo_declined: 'Die anderen haben abgelehnt.',
    paused: 'Das Spiel macht gerade Pause.',
    undo_refused: 'Dieser Schritt lässt sich nicht zurücknehmen.',
    aid_refused: 'In diesem Raum wird ohne diese Hilfe gespielt.',
    unreachable: 'Der Server antwortet nicht.',
    room_not_found: 'Diesen Raum gibt es nicht.',
    game_not_found: 'Dieses Spiel gibt es nicht.',
    game_unreadable: 'Der Server kann dieses Spiel nicht fortsetzen.',
    rules_unknown: 'Dieses Spiel hat neuere Regeln als dieser Server. Exportiere seine Datei, oder warte auf eine neue Version.',
    setup_unknown: 'Dieses Spiel wurde mit etwas Neuerem eingerichtet, als dieser Server kennt. Exportiere seine Datei, oder warte auf eine neue Version.',
    tiles_unknown: 'Diesem Server fehlen die Plättchen des Spiels. Sein Betreiber kann sie zurückbringen.',
    log_broken: 'Die Aufzeichnung des Spiels ist an einem Zug beschädigt. Exportiere seine Datei; eine Sicherung hat vielleicht alles.',
    record_broken: 'Die Aufzeichnung des Spiels ist beschädigt. Eine Sicherung hat es vielleicht noch.',
    not_a_game_file: 'Das ist keine Spieldatei von Mistward.',
    invalid_game_file: 'Die Regeln hier lassen das Spiel in dieser Datei nicht zu.',
    draining: 'Der Server hält bald an: Spiele können enden, aber nicht beginnen.',
    room_closed: 'Der Betreiber des Servers hat diesen Raum geschlossen.',
    spectators_refused: 'Dieses Spiel sehen nur die, die mitspielen.',
    word_needed: 'Dieser Raum hat ein Wort. Sag es zuerst.',
    chat_closed: 'Der Chat dieses Raums ist geschlossen.',
    silenced: 'In diesem Chat hast du kein Wort mehr.',
    wrong_word: 'Das ist nicht das Wort dieses Raums.',
    too_many_spectators: 'Hier sehen schon zu viele zu.',
    too_many_connections: 'Dein Platz ist in zu vielen Fenstern offen. Lade die Seite neu, um hier zu spielen.',
    unauthorized: 'Dieser Schlüssel gilt nicht mehr.',
    seat_given: 'Dieser Platz ist nicht mehr deiner.',
    seat_taken: 'Jemand war schneller.',
    room_full: 'Alle Plätze sind besetzt.',
    no_players: 'Erst muss jemand Platz nehmen.',
    unplayable_setup: 'So kann das Spiel nicht beginnen: zu wenige, oder die Farben passen nicht.',
    not_seated: 'Wer zusieht, entscheidet nicht mit.',
    illegal_decision: 'Das lassen die Regeln nicht zu.',
    rate_limited: 'Zu schnell. Warte einen Moment.',
    invalid_message: 'Das hat der Server nicht angenommen. Ist etwas leer oder zu lang?',
    banned: 'Die Betreiber dieses Servers haben deine Adresse gesperrt.',
    upgrade_required: 'Etwas zwischen dir und dem Server trennt die Verbindung. Versuch ein anderes Netz.',
    backups_off: 'Dieser Server legt keine Sicherungen an.',
    ban_not_found: 'Diese Adresse ist nicht gesperrt.',
    own_address: 'Damit würdest du deine eigene Adresse sperren.',
    nobody_connected: 'Dort ist gerade niemand verbunden.',
  },
  errorOther: (code) => `Etwas ist schiefgegangen (${code}).`,

  page: {
    help: 'Hilfe und Regeln',
    rule: 'Die Regel dazu',
    home: 'Mistward, zur Startseite',
    menu: 'Menü',
    theme: 'Tag oder Nacht',
    language: 'Sprache',
    notFound: 'Unter dieser Adresse ist nichts.',
    notFoundHint: 'Vielleicht ist der Link unvollständig, oder sein Ziel wurde entfernt.',
    gone: 'Der Server hat diesen Teil der Seite nicht mehr; vielleicht wurde er erneuert.',
    reload: 'Seite neu laden',
    toStart: 'Zur Startseite',
    tiles: 'Plättchen bearbeiten',
    you: 'Du',
    loading: 'Die Karte wird ausgerollt …',
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
