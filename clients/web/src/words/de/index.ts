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
import { count, figure, kinds, opening, segment, terms, toPoints } from './terms';
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
  1: 'Kommt auf 50 Punkte, bevor die 15 Geister ausgehen. Nebel, Straßen und Städte auf 50 Plättchen.',
  2: 'Dazu Burgen sowie Friedhöfe, die Geister anziehen und auf denen Meeple begraben werden. Ziel: 75 Punkte.',
  3: 'Dazu die Hunde Rufus und Ronja: Erreicht jeden, bevor sein Stapel leer ist. Ziel: 100 Punkte.',
  4: 'Wie Stufe 3, aber mit 13 Geistern, und die Hunde sind weiter weg. Ziel: 120 Punkte.',
  5: 'Dazu Spukfriedhöfe und Plättchen, die verdeckt neben ihnen liegen. Ziel: 100 Punkte mit 13 Geistern.',
  6: 'Dazu zwei weitere Zählmeeple: Alle drei müssen auf 50 kommen. 12 Geister.',
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
    module: {
      ghosts: 'Geister: Aus dem Nebel suchen sie Meeple heim',
      castles: 'Burgen: Punkte für den Nebel ringsum',
      cemeteries: 'Friedhöfe: Wer sie hütet, gewinnt Wächter',
    },
    roomName: 'Name des Raums',
    seats: 'Plätze',
    listed: 'In der Liste der Tische zeigen',
    tables: 'Tische',
    noRooms: 'Gerade wartet niemand. Setz dich, und wer als Nächstes kommt, setzt sich dazu.',
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
    lead: 'Wer mitspielen soll, öffnet diesen Link und nimmt Platz.',
    link: 'Link zu diesem Raum',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Markiere den Link und kopiere ihn selbst',
    yourName: 'Dein Name',
    sitDown: 'Platz nehmen',
    seatedAs: (name) => `Du sitzt hier als ${name}.`,
    continueAs: (name) => `Weiter als ${name}`,
    continueLead: 'Dieser Browser hat hier schon einen Platz.',
    seat: (n) => `Platz ${n}`,
    free: 'frei',
    mayCome: (n) => `Platz für ${n} weitere`,
    pace: 'Wann ihr spielt',
    playHere: 'Hier weiterspielen',
    elsewhere: 'Du spielst in einem anderen Fenster.',
    bot: 'Bot',
    here: 'da',
    away: 'weg',
    you: 'du',
    start: 'Spiel beginnen',
    startAlone: 'Allein beginnen',
    emptySeats: 'Leere Plätze fallen weg.',
    laterOnes: 'Wer später kommt, sieht zu.',
    waiting: 'Noch hat niemand Platz genommen.',
    hostStarts: 'Wer den Raum geöffnet hat, startet das Spiel.',
    seatedStart: 'Wer einen Platz hat, kann das Spiel starten.',
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
    ghostsLow: 'Die Geister werden knapp. Muss einer aufsteigen und ist keiner mehr übrig, ist alles verloren.',
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
    offline: 'Gerade hast du kein Netz. Dein Spiel wartet auf dich.',
    silent: 'Der Server antwortet seit einem Moment nicht.',
    retry: 'Jetzt versuchen',
  },

  end: {
    won: 'Der Nebel lichtet sich',
    lost: 'Im Nebel verloren',
    finished: (winners) => (winners.length === 1 ? `${winners[0]} gewinnt` : `${list(winners)} teilen sich den Sieg`),
    reasons: {
      'M-END-1': (reached, goal) => `Ihr habt ${reached} Punkte; ${goal} waren nötig.`,
      'M-END-2': (reached, goal) =>
        `Es mussten mehr Geister aufsteigen, als übrig waren. Ihr hattet ${reached} von ${goal} Punkten.`,
      'M-END-3': (reached, goal) => `Es war kein Plättchen mehr da, das ihr ziehen konntet. Ihr hattet ${reached} von ${goal} Punkten.`,
      'G-END-1': () => 'Alle Plättchen sind gelegt.',
    },
    pileEmpty: (hound, total, each, reached, goal) =>
      `Der Stapel war leer, bevor ihr ${hounds[hound]} erreicht habt. Den nächsten gibt es erst mit ${hounds[hound]}, ` +
      `bei ${toPoints(total)}${each ? ' für jeden Zählmeeple' : ''}. Ihr hattet ${reached} von ${goal} Punkten.`,
    again: 'Noch einmal',
    begun: (name) =>
      name === null ? 'Das nächste Spiel hat begonnen: Komm mit.' : `${name} hat noch ein Spiel begonnen: Komm mit.`,
    waits: 'Es wartet auf dich.',
    comeAlong: 'Mitkommen',
    look: 'Spielplan ansehen',
    more: 'Mehr',
    fair: 'Ehrlich gezogen',
    fairLead:
      'Vor dem ersten Zug hat der Server den Prüfwert veröffentlicht. Der Startwert, der jetzt zu sehen ist, ergibt die ' +
      'Reihenfolge der Plättchen; beide zusammen beweisen, dass keines vertauscht wurde.',
    commitment: 'Prüfwert',
    seed: 'Startwert',
    matches: 'Hier nachgerechnet: Der Startwert passt zum Prüfwert.',
    differs: 'Der Startwert passt nicht zum Prüfwert!',
  },

  errors: {
    undo_declined: 'Die anderen wollen es dabei belassen.',
    paused: 'Das Spiel macht gerade Pause.',
    undo_refused: 'Dieser Schritt lässt sich nicht zurücknehmen.',
    aid_refused: 'In diesem Raum wird ohne diese Hilfe gespielt.',
    proposal_not_found: 'Diesen Vorschlag gibt es nicht mehr.',
    tile_gone: 'Ein solches Plättchen kann nicht mehr kommen.',
    unreachable: 'Der Server antwortet nicht. Läuft er?',
    room_not_found: 'Diesen Raum gibt es nicht.',
    game_not_found: 'Dieses Spiel gibt es nicht.',
    game_unreadable: 'Der Server kann dieses Spiel nicht weiterspielen: Ihm fehlen dessen Regeln oder Plättchen, oder die Aufzeichnung ist beschädigt.',
    rules_unknown:
      'Dieser Server kennt die Regeln nicht, mit denen das Spiel begonnen wurde: Sie sind aus einer neueren Version. Sein Betreiber kann ihn aktualisieren; bis dahin lässt sich die Spieldatei noch exportieren.',
    setup_unknown:
      'Das Spiel wurde mit etwas eingerichtet, das dieser Server nicht kennt: Es ist aus einer neueren Version. Sein Betreiber kann ihn aktualisieren; bis dahin lässt sich die Spieldatei noch exportieren.',
    tiles_unknown:
      'Dieser Server hat die Plättchen nicht, mit denen das Spiel begonnen wurde. Sein Betreiber kann sie zurückbringen; dann geht das Spiel weiter.',
    log_broken:
      'Die Aufzeichnung des Spiels ist beschädigt: Einer ihrer Züge folgt nicht aus denen davor. Die Spieldatei lässt sich noch exportieren; der Betreiber des Servers hat vielleicht eine Sicherung, in der es heil ist.',
    record_broken:
      'Etwas, das der Server von diesem Spiel aufbewahrt, ist beschädigt, darum geht es nicht weiter. Sein Betreiber hat vielleicht eine Sicherung, in der es heil ist.',
    not_a_game_file: 'Das ist keine Spieldatei von Mistward.',
    invalid_game_file: 'Das Spiel in dieser Datei lässt sich nach den Regeln hier nicht spielen. Wurde die Datei verändert?',
    payload_too_large: 'Diese Datei ist für ein Spiel zu groß.',
    draining: 'Der Server wird bald heruntergefahren und beginnt keine neuen Räume und Spiele mehr. Laufende Spiele könnt ihr zu Ende spielen.',
    room_closed: 'Dieser Raum wurde vom Betreiber des Servers geschlossen.',
    spectators_refused: 'Solange dieses Spiel läuft, sehen es nur die, die mitspielen.',
    word_needed: 'Dieser Raum hat ein Wort. Sag es zuerst.',
    chat_closed: 'Der Chat dieses Raums ist geschlossen.',
    silenced: 'In diesem Chat hast du kein Wort mehr.',
    wrong_word: 'Das ist nicht das Wort dieses Raums.',
    too_many_spectators: 'Hier sehen schon so viele zu, wie es der Server erlaubt. Wenn jemand geht, wird ein Platz frei.',
    too_many_connections: 'Dein Platz ist in zu vielen Fenstern oder Geräten offen. Dieses wurde geschlossen; lade die Seite neu, um hier zu spielen.',
    unauthorized: 'Der Schlüssel zu diesem Platz gilt hier nicht mehr.',
    seat_given: 'Du hast diesen Platz nicht mehr: Er wurde weitergegeben oder frei gemacht.',
    seat_taken: 'Jemand war schneller: Der Platz ist besetzt.',
    room_full: 'Alle Plätze sind besetzt.',
    already_started: 'Das Spiel hat schon begonnen.',
    no_players: 'Erst muss jemand Platz nehmen.',
    unplayable_setup: 'So kann das Spiel nicht beginnen: Ihr seid zu wenige, oder die Farben passen nicht.',
    not_your_turn: 'Du bist gerade nicht dran.',
    not_seated: 'Wer zusieht, entscheidet nicht mit.',
    stale_seq: 'Das Spiel war schon weiter. Sieh noch einmal hin.',
    illegal_decision: 'Das lassen die Regeln nicht zu.',
    game_over: 'Das Spiel ist vorbei.',
    storage_unavailable: 'Der Server kann gerade nicht speichern. Nichts hat sich geändert; versuch es noch einmal.',
    too_much_work: 'Das wäre mehr Arbeit, als der Server auf einmal tut.',
    rate_limited: 'Zu schnell. Warte einen Moment.',
    idempotency_key_reused: 'Diese Anfrage wurde schon für etwas anderes benutzt. Versuch es noch einmal.',
    request_under_way: 'Der Server ist noch dabei. Warte einen Moment.',
    invalid_message: 'Das hat der Server nicht angenommen. Ist jeder Name 1 bis 40 Zeichen lang?',
    unsupported_protocol: 'Der Server spricht eine andere Version. Lade die Seite neu.',
    banned: 'Du kannst auf diesem Server nicht spielen: Seine Betreiber haben deine Adresse gesperrt.',
    malformed_json: 'Seite und Server verstehen einander nicht. Lade die Seite neu.',
    unknown_message: 'Seite und Server verstehen einander nicht. Lade die Seite neu.',
    malformed_decision: 'Seite und Server verstehen einander nicht. Lade die Seite neu.',
    method_not_allowed: 'Seite und Server verstehen einander nicht. Lade die Seite neu.',
    unsupported_media_type: 'Seite und Server verstehen einander nicht. Lade die Seite neu.',
    malformed_request: 'Seite und Server verstehen einander nicht. Lade die Seite neu.',
    not_found: 'Dort hat der Server nichts.',
    headers_too_large: 'Der Browser schickt mehr, als der Server liest. Lösche die Cookies dieser Seite und lade sie neu.',
    message_too_large: 'Das ist mehr, als der Server auf einmal annimmt.',
    upgrade_required: 'Etwas zwischen dir und dem Server lässt keine Live-Verbindung durch. Vielleicht hilft ein anderes Netz.',
    seat_free: 'Dort sitzt niemand.',
    origin_refused: 'Der Server nimmt keine Anfragen von der Adresse dieser Seite an.',
    request_timeout: 'Das Senden hat zu lange gedauert. Versuch es noch einmal.',
    not_started: 'Das Spiel hat noch nicht begonnen.',
    not_over: 'Das Spiel ist noch nicht zu Ende.',
    nothing_asked: 'Es wird nichts mehr gefragt.',
    backups_off: 'Dieser Server legt keine Sicherungen an.',
    ban_not_found: 'Diese Adresse ist nicht gesperrt.',
    own_address: 'Damit würdest du deine eigene Adresse sperren.',
    nobody_connected: 'Dort ist gerade niemand verbunden.',
    not_ready: 'Der Server startet gerade oder hört gleich auf. Warte einen Moment.',
    room_elsewhere: 'Der Raum zieht gerade auf einen anderen Server um. Warte einen Moment.',
    internal: 'Beim Server ging etwas schief. Es hat sich nichts geändert; versuch es noch einmal.',
  },
  errorOther: (code) => `Etwas ist schiefgegangen (${code}).`,

  page: {
    help: 'Hilfe und Regeln',
    rule: 'Die Regel dazu',
    home: 'Mistward, zur Startseite',
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
