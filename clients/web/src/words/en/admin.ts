import { count } from './terms';

const games = (n: number) => count(n, { one: 'game', other: 'games' });
const rooms = (n: number) => count(n, { one: 'room', other: 'rooms' });

function duration(seconds: number): string {
  if (seconds % 86_400 === 0) return count(seconds / 86_400, { one: 'day', other: 'days' });
  if (seconds % 3_600 === 0) return count(seconds / 3_600, { one: 'hour', other: 'hours' });
  if (seconds % 60 === 0) return count(seconds / 60, { one: 'minute', other: 'minutes' });
  return count(seconds, { one: 'second', other: 'seconds' });
}

/** What the administration says, in English. */
export const admin = {
  title: 'Administration',
  leave: 'Leave',
  leaveHint: 'Leave and forget the token',
  parts: {
    overview: 'Overview',
    rooms: 'Rooms',
    bans: 'Bans',
    announcement: 'Announcement',
    drain: 'Stopping',
    backups: 'Backups',
    audit: 'Audit log',
    server: 'Server',
  },
  cancel: 'Cancel',
  more: 'Show more',
  again: 'Look again',
  loading: 'One moment …',
  reason: 'Reason',
  duration,
  howLong: 'How long',
  untilEnded: 'until it is taken back',
  until: (when: string) => `until ${when}`,

  door: {
    lead: 'For the people who run this server.',
    token: 'Administrator’s token',
    hint: 'It is kept in this tab only, until you leave or close the tab.',
    enter: 'Enter',
    wrong: 'The server does not know this token.',
    limited: 'Too many wrong tokens came from your address. The right one is accepted at any time.',
    off: 'This server has no administration',
    offLead: 'It was started without an administrator’s token. Make one, and start the server with it:',
    offElsewhere:
      'The service and the container take the token from MISTWARD_ADMIN_TOKEN_FILE or MISTWARD_ADMIN_TOKEN. ' +
      'The server’s README says more.',
    away: 'The administration cannot be reached from here',
    awayLead:
      'Something between this page and the server keeps /api/v1/admin away, usually a proxy. ' +
      'Let the proxy pass it on, or open this page on the server’s own machine, for example through a tunnel:',
  },

  errors: {
    unauthorized: 'The server no longer accepts the token.',
    room_not_found: 'There is no such room.',
    room_closed: 'This room is closed already.',
    seat_free: 'Nobody has this seat any more.',
    ban_not_found: 'This address is not banned.',
    own_address: 'That is the address you are calling from. Nobody can ban themselves.',
    nobody_connected: 'Nobody is connected with this seat, so there is no address to ban.',
    backups_off: 'The server was started without a folder for backups. Start it with --backups FOLDER.',
    storage_unavailable: 'The database or the folder cannot be written to. Nothing was changed.',
    invalid_message: 'The server did not accept that. Is the address right, and nothing left empty or too long?',
    unreachable: 'The server does not answer.',
    rate_limited: 'Too many wrong tokens came from your address.',
  },

  overview: {
    lead: 'The last ten minutes at most, measured every 5 seconds while this page is looked at.',
    waiting: 'The first figures come in a few seconds.',
    oneNode: 'These are the figures of the server that answers. The others have their own.',
    figures: {
      rooms: 'Rooms in memory',
      connections: 'Connections',
      decisions: 'Decisions a second',
      replies: 'Time to answer a move',
      commits: 'Time to store',
      refusals: 'Refusals a minute',
      faults: 'Faults a minute',
    },
    none: 'not measured yet',
    milliseconds: (n: string) => `${n} ms`,
    most: (n: string) => `at most ${n}`,
    faultsHint: 'Faults are the server’s own: it failed, or could not store.',
    calm: 'Everything is running.',
    drains: 'The server is being stopped.',
    announced: 'An announcement is shown.',
    refusing: 'The server takes no new rooms now.',
  },

  rooms: {
    search: 'Find a room',
    searchHint: 'Name, player, id or link',
    status: 'Status',
    statuses: { all: 'all', open: 'open', playing: 'being played', over: 'over', closed: 'closed' },
    private: 'private',
    none: 'There is no such room here.',
    opened: (when: string) => `opened ${when}`,
    seats: (taken: number, all: number) => `${taken} of ${all} seats`,
    toAll: 'All rooms',
    id: 'Id',
    entries: 'Log entries',
    spectators: 'Spectators',
    people: 'Who is there',
    nobody: 'Nobody is connected.',
    seat: (n: number) => `Seat ${n}`,
    spectator: 'Spectator',
    free: 'free',
    companion: 'companion',
    bot: 'bot',
    open: 'Go to the room',
    replay: 'Watch the game',
    close: 'Close the room',
    closeAsk: (name: string) => `Close “${name}”?`,
    closeLead:
      'Everybody in it is sent away and reads your reason. Nobody can use the room again, and a running game is not finished. ' +
      'This cannot be undone.',
    closed: 'The room is closed.',
    kick: 'Free the seat',
    kickAsk: (name: string) => `Free the seat of ${name}?`,
    kickLead: 'Their key stops working, and they watch from now on. They may take a free seat again.',
    kicked: 'The seat is free.',
    ban: 'Ban',
    banSeatAsk: (name: string) => `Ban ${name}?`,
    banSeatLead: 'Every address that is connected with this seat can no longer reach the server. The seat is not freed.',
  },

  bans: {
    lead: 'Nobody reaches this server from a banned address: neither the page nor the games.',
    none: 'Nobody is banned.',
    address: 'IP address',
    ban: 'Ban the address',
    ask: (address: string) => `Ban ${address}?`,
    askLead: 'Every request from this address is refused, and whoever plays from it is cut off at once. Everybody behind the same address is kept out as well.',
    banned: (address: string) => `${address} is banned.`,
    lift: 'Lift',
    liftName: (address: string) => `Lift the ban of ${address}`,
    lifted: (address: string) => `${address} may come back.`,
    since: (when: string) => `since ${when}`,
    forever: 'until it is lifted',
  },

  announcement: {
    lead: 'Everybody in a room reads it at the top of the page.',
    none: 'Nothing is announced.',
    now: 'Shown now',
    text: 'Text',
    preview: 'This is what they will see',
    announce: 'Tell everybody',
    replace: 'Replace it',
    announced: 'Everybody in a room sees it now.',
    end: 'Take it back',
    ended: 'It is no longer shown.',
    left: (n: number) => `${count(n, { one: 'character', other: 'characters' })} left`,
  },

  drain: {
    lead:
      'Stops the server without disturbing a game: nobody begins a new one, and the server stops when no game is being played. ' +
      'If it is run as a service or a container, it then starts again by itself where that is set up.',
    running: 'The server takes new games.',
    games: (n: number) => `${games(n)} being played`,
    limit: 'Stop at the latest after',
    noLimit: 'no limit: when nobody is playing',
    begin: 'Stop when nobody plays',
    ask: 'Stop this server?',
    askLead: (n: number) =>
      `From now on no room and no game can be started. ${n === 0 ? 'No game is being played, so it stops at once.' : `${games(n)} may be finished first.`}`,
    askLimit: (time: string) => `After ${time} it stops in any case. Games are kept, and continue after the next start.`,
    draining: 'The server is being stopped',
    stopsIn: 'It stops in',
    stopsWhen: 'It stops when no game is being played.',
    end: 'Do not stop',
    ended: 'The server takes new games again.',
    gone: 'The server no longer answers. It has stopped, or is starting again. This page keeps looking for it.',
  },

  backups: {
    lead: 'A checked copy of the whole database, in the folder that was named with --backups.',
    make: 'Make a backup',
    making: 'Copying …',
    made: (file: string) => `${file} is written.`,
    none: 'There are no backups yet.',
    hint: 'mistward restore puts one in the place of the database, while the server is stopped.',
  },

  audit: {
    lead: 'What administrators did, the newest first.',
    none: 'Nothing has been done yet.',
    from: (address: string) => `from ${address}`,
    acts: {
      close_room: 'Room closed',
      kick: 'Seat freed',
      ban: 'Banned',
      lift_ban: 'Ban lifted',
      announce: 'Announced',
      end_announcement: 'Announcement taken back',
      drain: 'Stopping begun',
      end_drain: 'Stopping called off',
      backup: 'Backup made',
      log_level: 'Log level set',
      not_done: 'Not done',
    },
    notDone: (number: number, code: string) => `Number ${number} failed: ${code}`,
  },

  server: {
    log: 'Log level',
    logLead: 'How much the server writes to its log, until it is started again.',
    levels: {
      debug: 'debug: everything, for finding faults',
      info: 'info: what happens',
      warn: 'warn: what is strange',
      error: 'error: what failed',
      off: 'off: nothing',
    },
    logSet: (level: string) => `The log level is ${level}.`,
    kept: 'What is kept how long',
    keptLead: 'Set by the --keep options at the start of the server.',
    kinds: {
      unstarted: 'Rooms without a game',
      abandoned: 'Unfinished games',
      closed: 'Closed rooms',
      ended: 'Finished games',
      chat: 'Chat',
      audit: 'Audit log',
    },
    forever: 'for ever',
    removed: (n: number) => `${n} removed`,
    lastLook: (when: string) => `Last looked through ${when}.`,
    notYet: 'Not looked through since the start.',
    every: (time: string) => `Time between two looks: ${time}.`,
    never: 'The server never looks by itself.',
    database: 'Database',
    of: (bytes: string, most: string) => `${bytes} of at most ${most}`,
    nodes: 'Servers on this database',
    noNodes: 'This server has its database for itself.',
    own: 'answers here',
    started: (when: string) => `started ${when}`,
    rooms,
    silent: 'silent: others may take its rooms',
    stops: 'being stopped',
  },
};
