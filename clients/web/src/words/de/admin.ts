import type { AdminWords } from '../admin_words';
import { count } from './terms';

const games = (n: number) => count(n, { one: 'Spiel', other: 'Spiele' });
const rooms = (n: number) => count(n, { one: 'Raum', other: 'Räume' });

function duration(seconds: number): string {
  if (seconds % 86_400 === 0) return count(seconds / 86_400, { one: 'Tag', other: 'Tage' });
  if (seconds % 3_600 === 0) return count(seconds / 3_600, { one: 'Stunde', other: 'Stunden' });
  if (seconds % 60 === 0) return count(seconds / 60, { one: 'Minute', other: 'Minuten' });
  return count(seconds, { one: 'Sekunde', other: 'Sekunden' });
}

/** Was die Verwaltung sagt, auf Deutsch. */
export const admin: AdminWords = {
  title: 'Verwaltung',
  leave: 'Verlassen',
  leaveHint: 'Verlassen und den Schlüssel vergessen',
  parts: {
    overview: 'Überblick',
    rooms: 'Räume',
    bans: 'Sperren',
    announcement: 'Ansage',
    drain: 'Anhalten',
    backups: 'Sicherungen',
    audit: 'Protokoll',
    server: 'Dieser Server',
  },
  cancel: 'Abbrechen',
  more: 'Mehr zeigen',
  again: 'Noch einmal nachsehen',
  loading: 'Einen Augenblick …',
  reason: 'Begründung',
  duration,
  howLong: 'Wie lange',
  untilEnded: 'bis du es zurücknimmst',
  until: (when) => `bis ${when}`,

  door: {
    lead: 'Für die Leute, die diesen Server betreiben.',
    token: 'Schlüssel der Verwaltung',
    hint: 'Er bleibt nur in diesem Tab, bis du die Verwaltung verlässt oder den Tab schließt.',
    enter: 'Eintreten',
    wrong: 'Diesen Schlüssel kennt der Server nicht.',
    limited: 'Von deiner Adresse kamen zu viele falsche Schlüssel. Der richtige wird jederzeit angenommen.',
    off: 'Dieser Server hat keine Verwaltung',
    offLead: 'Er wurde ohne Schlüssel der Verwaltung gestartet. Mach einen und starte den Server damit:',
    offElsewhere:
      'Der Dienst und der Container nehmen den Schlüssel aus MISTWARD_ADMIN_TOKEN_FILE oder MISTWARD_ADMIN_TOKEN. ' +
      'Mehr steht im README des Servers.',
    away: 'Von hier aus ist die Verwaltung nicht zu erreichen',
    awayLead:
      'Etwas zwischen dieser Seite und dem Server hält /api/v1/admin zurück, meist ein Proxy. ' +
      'Lass den Proxy es weiterreichen, oder öffne diese Seite auf dem Rechner des Servers, zum Beispiel durch einen Tunnel:',
  },

  errors: {
    unauthorized: 'Der Server nimmt den Schlüssel nicht mehr an.',
    room_not_found: 'Diesen Raum gibt es nicht.',
    room_closed: 'Dieser Raum ist schon geschlossen.',
    seat_free: 'Auf diesem Platz sitzt niemand mehr.',
    ban_not_found: 'Diese Adresse ist nicht gesperrt.',
    own_address: 'Von dieser Adresse rufst du selbst an. Niemand kann sich selbst sperren.',
    nobody_connected: 'Mit diesem Platz ist niemand verbunden, also gibt es keine Adresse zu sperren.',
    backups_off: 'Der Server wurde ohne Ordner für Sicherungen gestartet. Starte ihn mit --backups ORDNER.',
    storage_unavailable: 'In die Datenbank oder den Ordner kann nicht geschrieben werden. Es hat sich nichts geändert.',
    invalid_message: 'Das nimmt der Server nicht an. Stimmt die Adresse, und ist nichts leer oder zu lang?',
    unreachable: 'Der Server antwortet nicht.',
    rate_limited: 'Von deiner Adresse kamen zu viele falsche Schlüssel.',
  },

  overview: {
    lead: 'Höchstens die letzten zehn Minuten, alle 5 Sekunden gemessen, solange du hinsiehst.',
    waiting: 'Die ersten Zahlen kommen in ein paar Sekunden.',
    oneNode: 'Das sind die Zahlen des Servers, der antwortet. Die anderen haben eigene.',
    figures: {
      rooms: 'Räume im Speicher',
      connections: 'Verbindungen',
      decisions: 'Entscheidungen je Sekunde',
      replies: 'Zeit bis zur Antwort',
      commits: 'Zeit zum Speichern',
      refusals: 'Absagen je Minute',
      faults: 'Fehler je Minute',
    },
    none: 'noch nicht gemessen',
    milliseconds: (n) => `${n} Millisekunden`,
    most: (n) => `höchstens ${n}`,
    faultsHint: 'Fehler sind die des Servers selbst: Er ist gescheitert oder konnte nicht speichern.',
    calm: 'Alles läuft.',
    drains: 'Der Server wird angehalten.',
    announced: 'Eine Ansage ist zu sehen.',
    refusing: 'Der Server nimmt gerade keine neuen Räume an.',
  },

  rooms: {
    search: 'Einen Raum suchen',
    searchHint: 'Name, Spieler, Kennung oder Link',
    status: 'Stand',
    statuses: { all: 'alle', open: 'offen', playing: 'im Spiel', over: 'beendet', closed: 'geschlossen' },
    private: 'privat',
    none: 'Einen solchen Raum gibt es hier nicht.',
    opened: (when) => `eröffnet ${when}`,
    seats: (taken, all) => `${taken} von ${all} Plätzen`,
    toAll: 'Alle Räume',
    id: 'Kennung',
    entries: 'Einträge',
    spectators: 'Zuschauer',
    people: 'Wer da ist',
    nobody: 'Niemand ist verbunden.',
    seat: (n) => `Platz ${n}`,
    spectator: 'Zuschauer',
    free: 'frei',
    companion: 'Gefährte',
    bot: 'Programm',
    open: 'Zum Raum',
    replay: 'Das Spiel ansehen',
    close: 'Den Raum schließen',
    closeAsk: (name) => `„${name}“ schließen?`,
    closeLead:
      'Alle darin werden fortgeschickt und lesen deine Begründung. Niemand kann den Raum wieder benutzen, und ein laufendes Spiel bleibt unbeendet. ' +
      'Das lässt sich nicht zurücknehmen.',
    closed: 'Der Raum ist geschlossen.',
    kick: 'Den Platz räumen',
    kickAsk: (name) => `Den Platz von ${name} räumen?`,
    kickLead: 'Der Schlüssel dieses Platzes gilt nicht mehr, und wer dort saß, schaut zu. Ein freier Platz darf wieder genommen werden.',
    kicked: 'Der Platz ist frei.',
    ban: 'Sperren',
    banSeatAsk: (name) => `${name} sperren?`,
    banSeatLead: 'Jede Adresse, die mit diesem Platz verbunden ist, erreicht den Server nicht mehr. Der Platz wird nicht geräumt.',
  },

  bans: {
    lead: 'Von einer gesperrten Adresse erreicht niemand diesen Server: weder die Seite noch die Spiele.',
    none: 'Niemand ist gesperrt.',
    address: 'IP-Adresse',
    ban: 'Die Adresse sperren',
    ask: (address) => `${address} sperren?`,
    askLead: 'Jede Anfrage von dieser Adresse wird abgewiesen, und wer von dort spielt, wird sofort getrennt. Das trifft alle hinter derselben Adresse.',
    banned: (address) => `${address} ist gesperrt.`,
    lift: 'Aufheben',
    liftName: (address) => `Die Sperre von ${address} aufheben`,
    lifted: (address) => `${address} darf wiederkommen.`,
    since: (when) => `seit ${when}`,
    forever: 'bis du sie aufhebst',
  },

  announcement: {
    lead: 'Wer in einem Raum ist, liest sie oben auf der Seite.',
    none: 'Es ist nichts angesagt.',
    now: 'Jetzt zu sehen',
    text: 'Wortlaut',
    preview: 'So werden es alle sehen',
    announce: 'Allen sagen',
    replace: 'Ersetzen',
    announced: 'Alle in den Räumen sehen es jetzt.',
    end: 'Zurücknehmen',
    ended: 'Sie ist nicht mehr zu sehen.',
    left: (n) => `noch ${count(n, { one: 'Zeichen', other: 'Zeichen' })}`,
  },

  drain: {
    lead:
      'Hält den Server an, ohne ein Spiel zu stören: Niemand beginnt ein neues, und der Server hält an, wenn niemand mehr spielt. ' +
      'Als Dienst oder Container startet er danach von selbst, wenn das so eingerichtet ist.',
    running: 'Der Server nimmt neue Spiele an.',
    games: (n) => `${games(n)} im Gang`,
    limit: 'Spätestens anhalten nach',
    noLimit: 'ohne Frist: wenn niemand mehr spielt',
    begin: 'Anhalten, wenn niemand spielt',
    ask: 'Diesen Server anhalten?',
    askLead: (n) =>
      `Von jetzt an beginnt kein Raum und kein Spiel. ${n === 0 ? 'Niemand spielt gerade, also hält er sofort an.' : `Noch im Gang, und erst zu Ende zu spielen: ${games(n)}.`}`,
    askLimit: (time) => `Nach dieser Frist hält er auf jeden Fall an: ${time}. Die Spiele bleiben und gehen nach dem nächsten Start weiter.`,
    draining: 'Der Server wird angehalten',
    stopsIn: 'Er hält an in',
    stopsWhen: 'Er hält an, wenn niemand mehr spielt.',
    end: 'Nicht anhalten',
    ended: 'Der Server nimmt wieder neue Spiele an.',
    gone: 'Der Server antwortet nicht mehr. Er hat angehalten oder startet gerade. Diese Seite sucht ihn weiter.',
  },

  backups: {
    lead: 'Eine geprüfte Kopie der ganzen Datenbank, in dem Ordner, der mit --backups genannt wurde.',
    make: 'Eine Sicherung machen',
    making: 'Wird kopiert …',
    made: (file) => `${file} ist geschrieben.`,
    none: 'Es gibt noch keine Sicherungen.',
    hint: 'mistward restore setzt eine an die Stelle der Datenbank, während der Server steht.',
  },

  audit: {
    lead: 'Was die Verwaltung getan hat, das Neueste zuerst.',
    none: 'Es wurde noch nichts getan.',
    from: (address) => `von ${address}`,
    acts: {
      close_room: 'Raum geschlossen',
      kick: 'Platz geräumt',
      ban: 'Gesperrt',
      lift_ban: 'Sperre aufgehoben',
      announce: 'Angesagt',
      end_announcement: 'Ansage zurückgenommen',
      drain: 'Anhalten begonnen',
      end_drain: 'Anhalten abgesagt',
      backup: 'Sicherung gemacht',
      log_level: 'Ausführlichkeit des Logs gesetzt',
      not_done: 'Nicht geschehen',
    },
    notDone: (number, code) => `Nummer ${number} ist gescheitert: ${code}`,
  },

  server: {
    log: 'Ausführlichkeit des Logs',
    logLead: 'Wie viel der Server in sein Log schreibt, bis er neu startet.',
    levels: {
      debug: 'debug: alles, um Fehler zu finden',
      info: 'info: was geschieht',
      warn: 'warn: was seltsam ist',
      error: 'error: was gescheitert ist',
      off: 'off: nichts',
    },
    logSet: (level) => `Das Log steht auf ${level}.`,
    kept: 'Was wie lange bleibt',
    keptLead: 'Das bestimmen die Optionen --keep beim Start des Servers.',
    kinds: {
      unstarted: 'Räume ohne Spiel',
      abandoned: 'Unbeendete Spiele',
      closed: 'Geschlossene Räume',
      ended: 'Beendete Spiele',
      chat: 'Gespräche',
      audit: 'Protokoll der Verwaltung',
    },
    forever: 'für immer',
    removed: (n) => `${n} entfernt`,
    lastLook: (when) => `Zuletzt durchgesehen ${when}.`,
    notYet: 'Seit dem Start noch nicht durchgesehen.',
    every: (time) => `Abstand, in dem der Server nachsieht: ${time}.`,
    never: 'Der Server sieht nie von selbst nach.',
    database: 'Datenbank',
    of: (bytes, most) => `${bytes} von höchstens ${most}`,
    nodes: 'Server an dieser Datenbank',
    noNodes: 'Dieser Server hat seine Datenbank für sich.',
    own: 'antwortet hier',
    started: (when) => `gestartet ${when}`,
    rooms,
    silent: 'still: andere dürfen seine Räume übernehmen',
    stops: 'wird angehalten',
  },
};
