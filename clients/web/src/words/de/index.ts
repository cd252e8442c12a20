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
import { count, goods, kinds, opening, terms } from './terms';
import { roomForm } from './room_form';
import { seats } from './seats';
import { team } from './team';
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
    level: (n) => `Stufe ${n}`,
    without: (parts) => `ohne ${list(parts)}`,
    with: (parts) => `mit ${list(parts)}`,
    parts: { ghosts: 'Geister', castles: 'Burgen', cemeteries: 'Friedhöfe' },
    tooFew: 'Dieses Spiel braucht mindestens zwei.',
  },

  table: {
    board: (key) =>
      `Der Spielplan. Pfeiltasten führen weiter, die Eingabetaste wählt und bestätigt, Escape nimmt zurück, ${key('R')} dreht das Plättchen, ${key('N')} verzichtet. Die Hilfe nennt alle Tasten.`,
    space: (where, turned) => `Plättchen anlegen, ${where}${turned ? '; dazu wird es gedreht' : ''}`,
    preview: (where, turn) => `Das Plättchen liegt ${where}. Die Eingabetaste legt es an, ${turn} dreht es`,
    haunt: (where, n) => `Bis zu ${ghosts(n)} vom Plättchen ${where} nehmen`,
    pointsShort: (n) => `+${n}`,
    fit: 'Alles zeigen',
    turnRight: 'Nach rechts drehen',
    placeHere: 'Hier anlegen',
    noMeeple: 'Kein Meeple',
    driveAway: (n) => `${ghosts(n)} verjagen`,
    noChase: 'Genug gejagt',
    scoring: (kind, n) => `${opening(kinds[kind])}: ${points(n)}`,
    drawn: 'Das gezogene Plättchen',
    details: 'Einzelheiten',
    closeDetails: 'Einzelheiten schließen',
    close: 'Schließen',
  },

  ask,
  pass,
  pick,
  parts,

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
    supply: (colour, kind, n) => `${figures(colour, kind, n)} im eigenen Vorrat`,
    goods: { wine: goods.wine.many, grain: goods.grain.many, cloth: goods.cloth.many },
    floors: (n) => count(n, { one: 'Turmstockwerk', other: 'Turmstockwerke' }),
    abbey: 'Eine Abtei im Vorrat',
    prisoner: (colour, kind) => `Gefangen: ${figures(colour, kind, 1)}`,
    again: 'Noch ein Plättchen folgt: Der Baumeister arbeitet.',
    generalGuards: (n) => `Noch ${n} Wächter zu gewinnen`,
    hounds: 'Hunde',
    hound: (hound, place, total) => `${hounds[hound]} ${houndPlaces[place](total)}`,
    pile: (n, i) => `${tiles(n)} ${i === 0 ? 'im jetzigen' : 'in einem späteren'} Stapel`,
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
      'M-END-2': (reached, goal) => `bei ${reached} von ${goal} Punkten waren zu wenige Geister übrig`,
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
    rules_unknown: 'Dieser Server ist zu alt für die Regeln des Spiels. Exportiere seine Datei, oder warte.',
    setup_unknown: 'Dieser Server ist zu alt für den Aufbau des Spiels. Exportiere seine Datei, oder warte.',
    tiles_unknown: 'Diesem Server fehlen die Plättchen des Spiels. Sein Betreiber kann sie zurückbringen.',
    log_broken: 'Die Aufzeichnung des Spiels ist an einem Zug beschädigt. Eine Sicherung hat vielleicht alles.',
    record_broken: 'Die Aufzeichnung des Spiels ist beschädigt. Eine Sicherung hat es vielleicht noch.',
    not_a_game_file: 'Das ist keine Spieldatei von Mistward.',
    invalid_game_file: 'Die Regeln hier lassen das Spiel in dieser Datei nicht zu.',
    draining: 'Der Server hält bald an: keine neuen Spiele.',
    room_closed: 'Der Betreiber hat diesen Raum geschlossen.',
    spectators_refused: 'Dieses Spiel sehen nur die, die mitspielen.',
    word_needed: 'Dieser Raum hat ein Wort. Sag es zuerst.',
    chat_closed: 'Der Chat dieses Raums ist geschlossen.',
    silenced: 'In diesem Chat hast du kein Wort mehr.',
    wrong_word: 'Das ist nicht das Wort dieses Raums.',
    too_many_spectators: 'Hier sehen schon zu viele zu.',
    too_many_connections: 'Dein Platz ist in zu vielen Fenstern offen.',
    unauthorized: 'Dieser Schlüssel gilt nicht mehr.',
    seat_given: 'Dieser Platz ist nicht mehr deiner.',
    seat_taken: 'Jemand war schneller.',
    room_full: 'Alle Plätze sind besetzt.',
    no_players: 'Erst muss jemand Platz nehmen.',
    unplayable_setup: 'Zu wenige spielen mit, oder die Farben passen nicht.',
    not_seated: 'Wer zusieht, entscheidet nicht mit.',
    illegal_decision: 'Das lassen die Regeln nicht zu.',
    rate_limited: 'Zu schnell. Warte einen Moment.',
    invalid_message: 'Das hat der Server nicht angenommen. Ist etwas leer oder zu lang?',
    banned: 'Dieser Server hat deine Adresse gesperrt.',
    upgrade_required: 'Etwas unterwegs trennt die Verbindung. Versuch ein anderes Netz.',
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
    gone: 'Der Server hat diesen Teil der Seite nicht mehr.',
    reload: 'Seite neu laden',
    toStart: 'Zur Startseite',
    tiles: 'Plättchen bearbeiten',
    you: 'Du',
    loading: 'Die Karte wird ausgerollt …',
  },

  picture: {
    save: 'Bild speichern',
    failed: 'Dieser Browser konnte das Bild nicht zeichnen.',
  },

  screen: {
    offer: 'Noch jemand spielt an diesem Bildschirm',
    theirName: 'Name',
    sitDown: 'Platz geben',
    here: 'an diesem Bildschirm',
    turn: (name) => `${name} ist an der Reihe`,
  },

  sounds: {
    off: 'Ton: aus',
    on: 'Ton: an',
  },

  wall: {
    open: 'Für den großen Bildschirm',
    join: 'Zum Mitspielen scannen.',
    follow: 'Zum Mitspielen oder Zuschauen scannen.',
    leave: 'Ansicht verlassen',
  },

  word: {
    choose: 'Nur wer ein Wort weiß, kommt hinein',
    word: 'Das Wort',
    kept: 'wie bisher',
    toWatch: 'Auch wer zusieht, muss es wissen',
    enter: 'Wort sagen',
    shut: 'Dieser Raum öffnet sich mit einem Wort',
    tell: 'Sag mit dem Link auch das Wort des Raums.',
    inLink: 'Mit diesem Link braucht niemand das Wort.',
    needed: 'nur mit Wort',
  },

  find: {
    lead: (game) => `${game}: ein Platz, wo schon jemand wartet, sonst ein Tisch auf der Liste.`,
    find: 'Irgendwo mitspielen',
    roomOf: (name) => `Tisch von ${name}`,
    looking: 'Dieser Tisch steht auf der Liste.',
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
