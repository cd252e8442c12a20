import type { AdminWords } from '../admin_words';
import { count } from './terms';

const games = (n: number) => count(n, { one: 'joc', few: 'jocuri', other: 'de jocuri' });
const rooms = (n: number) => count(n, { one: 'cameră', few: 'camere', other: 'de camere' });

function duration(seconds: number): string {
  if (seconds % 86_400 === 0) return count(seconds / 86_400, { one: 'zi', few: 'zile', other: 'de zile' });
  if (seconds % 3_600 === 0) return count(seconds / 3_600, { one: 'oră', few: 'ore', other: 'de ore' });
  if (seconds % 60 === 0) return count(seconds / 60, { one: 'minut', few: 'minute', other: 'de minute' });
  return count(seconds, { one: 'secundă', few: 'secunde', other: 'de secunde' });
}

/** Ce spune administrarea, în română. */
export const admin: AdminWords = {
  title: 'Administrare',
  leave: 'Ieși',
  leaveHint: 'Ieși și uită cheia',
  parts: {
    overview: 'Privire generală',
    rooms: 'Camere',
    bans: 'Interdicții',
    announcement: 'Anunț',
    drain: 'Oprire',
    backups: 'Copii de siguranță',
    audit: 'Registru',
    server: 'Serverul',
  },
  cancel: 'Renunță',
  more: 'Arată mai mult',
  again: 'Verifică din nou',
  loading: 'O clipă …',
  reason: 'Motiv',
  duration,
  howLong: 'Cât timp',
  untilEnded: 'până când o retragi',
  until: (when) => `până la ${when}`,

  door: {
    lead: 'Pentru cei care țin acest server.',
    token: 'Cheia de administrator',
    hint: 'Rămâne doar în această filă, până când ieși sau o închizi.',
    enter: 'Intră',
    wrong: 'Serverul nu cunoaște această cheie.',
    limited: 'De la adresa ta au venit prea multe chei greșite. Cea corectă este primită oricând.',
    off: 'Acest server nu are administrare',
    offLead: 'A fost pornit fără cheie de administrator. Fă una și pornește serverul cu ea:',
    offElsewhere:
      'Serviciul și containerul iau cheia din MISTWARD_ADMIN_TOKEN_FILE sau MISTWARD_ADMIN_TOKEN. ' +
      'Mai multe găsești în README-ul serverului.',
    away: 'Administrarea nu poate fi atinsă de aici',
    awayLead:
      'Ceva între această pagină și server oprește /api/v1/admin, de obicei un proxy. ' +
      'Lasă proxy-ul s-o treacă mai departe, sau deschide pagina chiar pe mașina serverului, de pildă printr-un tunel:',
  },

  errors: {
    unauthorized: 'Serverul nu mai primește cheia.',
    room_not_found: 'Nu există o astfel de cameră.',
    room_closed: 'Camera este deja închisă.',
    seat_free: 'Nimeni nu mai are acest loc.',
    ban_not_found: 'Această adresă nu este interzisă.',
    own_address: 'Este adresa de la care întrebi chiar tu. Nimeni nu se poate interzice singur.',
    nobody_connected: 'Nimeni nu este conectat cu acest loc, deci nu există o adresă de interzis.',
    backups_off: 'Serverul a fost pornit fără dosar pentru copii. Pornește-l cu --backups DOSAR.',
    storage_unavailable: 'În baza de date sau în dosar nu se poate scrie. Nu s-a schimbat nimic.',
    invalid_message: 'Serverul nu primește asta. Este adresa corectă, și nimic gol sau prea lung?',
    unreachable: 'Serverul nu răspunde.',
    rate_limited: 'De la adresa ta au venit prea multe chei greșite.',
  },

  overview: {
    lead: 'Cel mult ultimele zece minute, măsurate la fiecare 5 secunde cât timp te uiți.',
    waiting: 'Primele cifre vin în câteva secunde.',
    oneNode: 'Sunt cifrele serverului care răspunde. Celelalte le au pe ale lor.',
    figures: {
      rooms: 'Camere în memorie',
      connections: 'Conexiuni',
      decisions: 'Decizii pe secundă',
      replies: 'Timp până la răspuns',
      commits: 'Timp de salvare',
      refusals: 'Refuzuri pe minut',
      faults: 'Erori pe minut',
    },
    none: 'încă nemăsurat',
    milliseconds: (n) => `${n} milisecunde`,
    most: (n) => `cel mult ${n}`,
    faultsHint: 'Erorile sunt ale serverului însuși: a eșuat, sau nu a putut salva.',
    calm: 'Totul merge.',
    drains: 'Serverul se oprește.',
    announced: 'Se vede un anunț.',
    refusing: 'Serverul nu primește acum camere noi.',
  },

  rooms: {
    search: 'Caută o cameră',
    searchHint: 'Nume, jucător, cod sau legătură',
    status: 'Stare',
    statuses: { all: 'toate', open: 'deschisă', playing: 'în joc', over: 'terminată', closed: 'închisă' },
    private: 'privată',
    none: 'Aici nu este o astfel de cameră.',
    opened: (when) => `deschisă ${when}`,
    seats: (taken, all) => `${taken} din ${all} locuri`,
    toAll: 'Toate camerele',
    id: 'Cod',
    entries: 'Înregistrări',
    spectators: 'Spectatori',
    people: 'Cine este aici',
    nobody: 'Nimeni nu este conectat.',
    seat: (n) => `Locul ${n}`,
    spectator: 'Spectator la masă',
    free: 'liber',
    companion: 'tovarăș',
    bot: 'program',
    open: 'Mergi la cameră',
    replay: 'Urmărește jocul',
    close: 'Închide camera',
    closeAsk: (name) => `Închizi „${name}”?`,
    closeLead:
      'Toți cei din ea sunt trimiși afară și citesc motivul tău. Nimeni nu mai poate folosi camera, iar un joc în curs rămâne neterminat. ' +
      'Nu se poate lua înapoi.',
    closed: 'Camera este închisă.',
    kick: 'Eliberează locul',
    kickAsk: (name) => `Eliberezi locul lui ${name}?`,
    kickLead: 'Cheia locului nu mai este bună, și de acum doar privește. Poate lua din nou un loc liber.',
    kicked: 'Locul este liber.',
    ban: 'Interzice',
    banSeatAsk: (name) => `Îi interzici accesul lui ${name}?`,
    banSeatLead: 'Nicio adresă conectată cu acest loc nu mai ajunge la server. Locul nu este eliberat.',
  },

  bans: {
    lead: 'De la o adresă interzisă nimeni nu ajunge la acest server: nici la pagină, nici la jocuri.',
    none: 'Nimeni nu este interzis.',
    address: 'Adresă IP',
    ban: 'Interzice adresa',
    ask: (address) => `Interzici ${address}?`,
    askLead: 'Orice cerere de la această adresă este refuzată, iar cine joacă de acolo este deconectat pe loc. La fel toți cei din spatele aceleiași adrese.',
    banned: (address) => `${address} este interzisă.`,
    lift: 'Ridică',
    liftName: (address) => `Ridică interdicția pentru ${address}`,
    lifted: (address) => `${address} se poate întoarce.`,
    since: (when) => `din ${when}`,
    forever: 'până când o ridici',
  },

  announcement: {
    lead: 'Cine este într-o cameră îl citește sus pe pagină.',
    none: 'Nu este anunțat nimic.',
    now: 'Se vede acum',
    text: 'Textul',
    preview: 'Așa îl vor vedea toți',
    announce: 'Spune tuturor',
    replace: 'Înlocuiește-l',
    announced: 'Toți cei din camere îl văd acum.',
    end: 'Retrage-l',
    ended: 'Nu se mai vede.',
    left: (n) => `încă ${count(n, { one: 'semn', few: 'semne', other: 'de semne' })}`,
  },

  drain: {
    lead:
      'Oprește serverul fără să tulbure vreun joc: nimeni nu începe unul nou, iar serverul se oprește când nu mai joacă nimeni. ' +
      'Ca serviciu sau container pornește apoi singur, dacă este pregătit așa.',
    running: 'Serverul primește jocuri noi.',
    games: (n) => `${games(n)} în curs`,
    limit: 'Oprește cel târziu după',
    noLimit: 'fără termen: când nu mai joacă nimeni',
    begin: 'Oprește când nu joacă nimeni',
    ask: 'Oprești acest server?',
    askLead: (n) =>
      `De acum nu mai începe nicio cameră și niciun joc. ${n === 0 ? 'Nu joacă nimeni, deci se oprește pe loc.' : `Se pot termina mai întâi: ${games(n)}.`}`,
    askLimit: (time) => `După acest termen se oprește oricum: ${time}. Jocurile rămân, și continuă după următoarea pornire.`,
    draining: 'Serverul este pe cale să se oprească',
    stopsIn: 'Se oprește în',
    stopsWhen: 'Se oprește când nu mai joacă nimeni.',
    end: 'Nu opri',
    ended: 'Serverul primește din nou jocuri noi.',
    gone: 'Serverul nu mai răspunde. S-a oprit, sau tocmai pornește. Această pagină îl caută mai departe.',
  },

  backups: {
    lead: 'O copie verificată a întregii baze de date, în dosarul numit cu --backups.',
    make: 'Fă o copie',
    making: 'Se copiază …',
    made: (file) => `${file} este scrisă.`,
    none: 'Încă nu există copii.',
    hint: 'mistward restore pune una în locul bazei de date, cât timp serverul este oprit.',
  },

  audit: {
    lead: 'Ce au făcut administratorii, cele mai noi întâi.',
    none: 'Încă nu s-a făcut nimic.',
    from: (address) => `de la ${address}`,
    acts: {
      close_room: 'Cameră închisă',
      kick: 'Loc eliberat',
      ban: 'Adresă interzisă',
      lift_ban: 'Interdicție ridicată',
      announce: 'Anunțat',
      end_announcement: 'Anunț retras',
      drain: 'Oprire începută',
      end_drain: 'Oprire anulată',
      backup: 'Copie făcută',
      log_level: 'Nivelul jurnalului schimbat',
      not_done: 'Nefăcut',
    },
    notDone: (number, code) => `Numărul ${number} a eșuat: ${code}`,
  },

  server: {
    log: 'Nivelul jurnalului',
    logLead: 'Cât scrie serverul în jurnalul său, până la următoarea pornire.',
    levels: {
      debug: 'debug: tot, pentru a găsi erori',
      info: 'info: ce se întâmplă',
      warn: 'warn: ce este ciudat',
      error: 'error: ce a eșuat',
      off: 'off: nimic',
    },
    logSet: (level) => `Nivelul jurnalului este ${level}.`,
    kept: 'Ce rămâne și cât timp',
    keptLead: 'Se hotărăște prin opțiunile --keep la pornirea serverului.',
    kinds: {
      unstarted: 'Camere fără joc',
      abandoned: 'Jocuri neterminate',
      closed: 'Camere închise',
      ended: 'Jocuri terminate',
      chat: 'Discuții',
      audit: 'Registrul administrării',
    },
    forever: 'pentru totdeauna',
    removed: (n) => `${n} șterse`,
    lastLook: (when) => `Cercetat ultima oară ${when}.`,
    notYet: 'Necercetat de la pornire.',
    every: (time) => `Cât de des se uită serverul: ${time}.`,
    never: 'Serverul nu se uită niciodată singur.',
    database: 'Bază de date',
    of: (bytes, most) => `${bytes} din cel mult ${most}`,
    nodes: 'Servere la această bază de date',
    noNodes: 'Acest server are baza de date doar pentru sine.',
    own: 'răspunde aici',
    started: (when) => `pornit ${when}`,
    rooms,
    silent: 'tăcut: alții îi pot prelua camerele',
    stops: 'se oprește',
  },
};
