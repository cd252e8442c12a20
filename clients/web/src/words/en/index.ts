import type { Colour, ErrorCode, Game, HoundName, Level, SegmentKind } from '../../protocol/types';
import type { UnreadableReason } from '../../protocol/unreadable';
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
import { count, figure, kinds, segment, terms } from './terms';
import { roomForm } from './room_form';
import { screen } from './screen';
import { seats } from './seats';
import { sounds } from './sounds';
import { team } from './team';
import { wall } from './wall';
import { word } from './word';
import { yourGames } from './your_games';
import type { Named } from '../named';

const { colours, figures, ghosts, hounds, list, points, tiles } = terms;

const games: Record<Game, { name: string; line: string }> = {
  mists: { name: 'Mists', line: 'All together against the ghosts, for 1 to 5 people.' },
  ghosts: { name: 'Ghosts, Castles and Cemeteries', line: 'Everybody for themselves, on 131 tiles, for 2 to 6 people.' },
  base: { name: 'Base game', line: 'Cities, roads, monasteries and fields, for 2 to 6 people.' },
};

/** What each level of the co-operative game adds. */
const levels: Record<Level, string> = {
  1: 'Reach 50 points before the 15 ghosts run out. Mist, roads and cities on 50 tiles.',
  2: 'Adds castles, and cemeteries that attract ghosts and bury meeples. 75 points to win.',
  3: 'Adds the hounds Rufus and Ronja, who must be reached before their pile of tiles runs out. 100 points to win.',
  4: 'Level 3 with 13 ghosts, and the hounds farther away. 120 points to win.',
  5: 'Adds haunted cemeteries, and face-down tiles beside them. 100 points to win, 13 ghosts.',
  6: 'Adds two more scoring meeples: all three must reach 50. 12 ghosts.',
};

const houndPlaces = {
  waiting: (total: number) => `waits at ${total}`,
  reached: () => 'has been reached',
  with_meeple: () => 'is with a meeple',
  scoring: () => 'is scored',
  gone: () => 'has left',
};

/** What the page itself refuses or misses, beside the codes of the server. */
type OwnCode = 'undo_declined' | 'unreachable' | 'not_a_game_file' | 'seat_given';

/** Everything the page says, in English. Other languages have the same shape. */
export const en = {
  title: 'Mistward',
  titleYourTurn: 'Your turn · Mistward',
  titleWaiting: (n: number) => `(${n}) Your turn · Mistward`,
  about: 'A board game like Carcassonne, together against the ghosts in the mist. Free, no account.',
  unofficial: 'A fan project, not affiliated with the publisher.',
  layouts: 'Not affiliated with the publisher of Mists over Carcassonne. The layouts of the tiles are this project’s own reconstruction.',

  start: {
    learn: 'Learn to play',
    tenMinutes: 'Ten minutes',
    alone: 'Play alone',
    oneLink: 'One link brings them in',
    openTable: 'Open the table',
    more: 'Tables and more',
    game: 'Game',
    modules: 'Parts of the expansion',
    module: {
      ghosts: 'Ghosts: mist sends them to meeples',
      castles: 'Castles: points for the mist around them',
      cemeteries: 'Cemeteries: their keepers win guards',
    },
    roomName: 'Name of the room',
    seats: 'Seats',
    listed: 'Show it in the list of tables',
    tables: 'Tables',
    noRooms: 'Nobody is waiting. Sit down, and the next to come joins you.',
    watch: (n: number) => `Watch a game (${n})`,
    seatsTaken: (taken: number, all: number) => `${taken} of ${all} seats taken`,
    playing: 'being played',
    continue: 'Carry on',
    continueAs: (name: Named) => `as ${name}`,
    playedHere: 'Your last games',
    over: 'over',
    opened: (ago: string) => `opened ${ago}`,
    forget: (room: Named) => `Forget ${room}`,
  },

  lobby: {
    lead: 'Everybody who wants to play opens this link and takes a seat.',
    link: 'Link to this room',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'Select the link and copy it yourself',
    yourName: 'Your name',
    sitDown: 'Take a seat',
    seatedAs: (name: Named) => `You sit here as ${name}.`,
    continueAs: (name: Named) => `Continue as ${name}`,
    continueLead: 'This browser already holds a seat here.',
    seat: (n: number) => `Seat ${n}`,
    free: 'free',
    mayCome: (n: number) => `Room for ${n} more`,
    pace: 'When you play',
    playHere: 'Play here instead',
    elsewhere: 'You are playing in another window.',
    bot: 'bot',
    here: 'here',
    away: 'away',
    you: 'you',
    start: 'Start the game',
    startAlone: 'Start alone',
    emptySeats: 'Empty seats are removed.',
    laterOnes: 'Anyone who comes later can watch.',
    waiting: 'Waiting for somebody to take a seat.',
    hostStarts: 'The person who opened the room starts the game.',
    seatedStart: 'Anyone with a seat can start the game.',
    full: 'Every seat is taken. You can watch.',
    watching: 'You are watching.',
    spectators: (n: number) => `${count(n, { one: 'person is', other: 'people are' })} watching.`,
    alsoWatching: (n: number) => `${count(n, { one: 'other person is', other: 'other people are' })} watching.`,
    level: (n: number) => `Level ${n}`,
    without: (parts: string[]) => `without ${list(parts)}`,
    parts: { ghosts: 'ghosts', castles: 'castles', cemeteries: 'cemeteries' },
    tooFew: 'This game needs two players or more.',
  },

  table: {
    board: (key: (letter: string) => string) =>
      `The board. Arrow keys move, ${key('R')} turns the tile, Enter chooses and confirms, ${key('N')} skips, ` +
      `${key('M')} takes another meeple, plus and minus change the number of ghosts, ${key('P')} points at the space for the others, Escape takes back.`,
    space: (where: string, turned: boolean) => `Place the tile ${where}${turned ? ', turning it to fit' : ''}`,
    preview: (where: string, turn: string) => `The tile is ${where}. Enter places it, ${turn} turns it`,
    spot: (on: string, colour: Colour, guard: boolean) => `Put the ${figure(colour, guard)} on the ${segment(on)}`,
    haunt: (where: string, n: number) => `Take up to ${ghosts(n)} from the tile ${where}`,
    pointsShort: (n: number) => `+${n}`,
    fit: 'Show everything',
    turnRight: 'Turn right',
    placeHere: 'Place here',
    noMeeple: 'No meeple',
    driveAway: (n: number) => `Drive ${ghosts(n)} away`,
    noChase: 'That is enough',
    figure: (colour: Colour, guard: boolean, n: number) => `Use a ${figure(colour, guard)}, ${n} in hand`,
    scoring: (kind: SegmentKind, n: number) => `The ${kinds[kind]}: ${points(n)}`,
    drawn: 'The drawn tile',
    details: 'Details',
    closeDetails: 'Close the details',
    close: 'Close',
  },

  ask,
  pick,

  status: {
    points: 'Points',
    of: (n: number, goal: number) => `${n} of ${goal} points`,
    ghosts: 'Ghosts left',
    ghostsOf: (n: number, total: number) => `${n} of ${total} ghosts left in the supply`,
    ghostsLow: 'Few ghosts are left. If one must rise and none is left, you lose.',
    tiles: 'Tiles left',
    tilesLeft: (n: number) => `${tiles(n)} left to draw`,
    players: 'Around the table',
    turn: (n: number) => `Turn ${n}`,
    turnOf: (n: number, name: Named) => `Turn ${n} · ${name}`,
    story: 'What happened',
    supply: (colour: Colour, guard: boolean, n: number) => `${figures(colour, guard, n)} in hand`,
    generalGuards: (n: number) => `${count(n, { one: 'guard', other: 'guards' })} left to win`,
    hounds: 'Hounds',
    hound: (hound: HoundName, place: keyof typeof houndPlaces, total: number) =>
      `${hounds[hound]} ${houndPlaces[place](total)}`,
    pile: (n: number, i: number) => (i === 0 ? `${tiles(n)} in the current pile` : `${tiles(n)} in a later pile`),
    scorer: (colour: Colour, n: number) => `${colours[colour]}: ${points(n)}`,
    player: (n: number) => `Player ${n}`,
    nothing: 'Nothing yet.',
  },

  line: {
    title: 'Connection',
    connecting: 'Connecting …',
    lost: 'Connection lost. Your game is safe.',
    waiting: (seconds: number) => `Trying again ${terms.fromNow(seconds)}.`,
    offline: 'You have no network right now. Your game waits for you.',
    silent: 'The server has not answered for a moment.',
    retry: 'Try now',
  },

  end: {
    won: 'The mist lifts',
    lost: 'Lost in the mist',
    finished: (winners: Named[]) => (winners.length === 1 ? `${winners[0]} wins` : `${list(winners)} share the win`),
    reasons: {
      'M-END-1': (reached: string, goal: number) => `You reached ${reached} points; ${goal} were needed.`,
      'M-END-2': (reached: string, goal: number) =>
        `More ghosts had to rise than were left. You had ${reached} of ${goal} points.`,
      'M-END-3': (reached: string, goal: number) => `No tile was left to draw. You had ${reached} of ${goal} points.`,
      'G-END-1': () => 'Every tile has been placed.',
    },
    pileEmpty: (hound: HoundName, total: number, each: boolean, reached: string, goal: number) =>
      `The pile ran out before ${hounds[hound]} was reached. The next pile comes only with ${hounds[hound]}, ` +
      `at ${points(total)}${each ? ' for every scoring meeple' : ''}. You had ${reached} of ${goal} points.`,
    again: 'Play again',
    begun: (name: Named | null) =>
      name === null ? 'The next game has begun: come along.' : `${name} has begun another game: come along.`,
    waits: 'It waits for you.',
    comeAlong: 'Come along',
    look: 'Look at the board',
    more: 'More',
    fair: 'Fair draws',
    fairLead:
      'Before the first draw the server published the commitment. The seed, shown now, gives the order of the tiles; ' +
      'together they prove that no tile was swapped.',
    commitment: 'Commitment',
    seed: 'Seed',
    matches: 'Checked here: the seed fits the commitment.',
    differs: 'The seed does not fit the commitment!',
  },

  errors: {
    undo_declined: 'The others do not want to undo that.',
    paused: 'The game is paused.',
    undo_refused: 'That step cannot be undone.',
    aid_refused: 'That help is turned off in this room.',
    proposal_not_found: 'That proposal is gone.',
    tile_gone: 'No more of these tiles can come.',
    unreachable: 'The server does not answer. Is it running?',
    room_not_found: 'There is no such room.',
    game_not_found: 'There is no such game.',
    game_unreadable: 'The server cannot continue this game: it lacks its rules or tiles, or the record is damaged.',
    rules_unknown:
      'This game began with rules of a newer version, which this server lacks. An update of the server can continue it; until then, the game file can be exported.',
    setup_unknown:
      'This game was set up with something of a newer version, which this server lacks. An update of the server can continue it; until then, the game file can be exported.',
    tiles_unknown:
      'This server lacks the tiles with which this game began. If its administrator brings them back, the game continues.',
    log_broken:
      'The record of this game is damaged: one of its moves does not follow from those before. The game file can be exported; a backup of the server may have all of it.',
    record_broken:
      'The record of this game is damaged, so the game cannot continue. A backup of the server may have it.',
    not_a_game_file: 'This is not a Mistward game file.',
    invalid_game_file: 'The game in this file cannot be played by the rules here. Was the file changed?',
    payload_too_large: 'This file is too large for a game.',
    draining: 'The server is about to stop, so no new rooms or games can be started. Games that are running can be finished.',
    room_closed: 'This room was closed by the people who run the server.',
    spectators_refused: 'Only the players may see this game while it is running.',
    word_needed: 'This room has a word. Enter it first.',
    chat_closed: 'The owner of the room has closed the chat.',
    silenced: 'You can no longer write in this chat.',
    wrong_word: 'That is not the word of this room.',
    too_many_spectators: 'This room has no space for another spectator. Try again when somebody has left.',
    too_many_connections: 'Your seat is open in too many windows or devices. This one was closed; reload the page to play here.',
    unauthorized: 'This seat’s key is no longer valid.',
    seat_given: 'This seat is no longer yours: it was handed over, or freed.',
    seat_taken: 'Somebody else was faster: that seat is taken.',
    room_full: 'Every seat is taken.',
    already_started: 'The game has already started.',
    no_players: 'Somebody must take a seat first.',
    unplayable_setup: 'These players cannot start this game: there are too few, or the colours do not fit.',
    not_your_turn: 'It is somebody else’s turn.',
    not_seated: 'Spectators cannot decide.',
    stale_seq: 'The game has moved on. Look again.',
    illegal_decision: 'The rules do not allow that.',
    game_over: 'The game is over.',
    storage_unavailable: 'The server cannot save right now. Nothing changed; try again.',
    too_much_work: 'That would be too much work for the server.',
    rate_limited: 'Too fast. Wait a moment.',
    idempotency_key_reused: 'That request was used for something else. Try again.',
    request_under_way: 'The server is still working on that. Wait a moment.',
    invalid_message: 'The server did not accept that. Is every name 1 to 40 characters long?',
    unsupported_protocol: 'The server speaks another version. Reload the page.',
    banned: 'You cannot play on this server: its administrators have banned your address.',
    malformed_json: 'The page and the server do not understand each other. Reload the page.',
    unknown_message: 'The page and the server do not understand each other. Reload the page.',
    malformed_decision: 'The page and the server do not understand each other. Reload the page.',
    method_not_allowed: 'The page and the server do not understand each other. Reload the page.',
    unsupported_media_type: 'The page and the server do not understand each other. Reload the page.',
    malformed_request: 'The page and the server do not understand each other. Reload the page.',
    not_found: 'The server has nothing there.',
    headers_too_large: 'The browser sends more than the server reads. Delete this site’s cookies and reload the page.',
    message_too_large: 'That is more than the server takes at once.',
    upgrade_required: 'Something between you and the server lets no live connection through. Another network may help.',
    seat_free: 'Nobody sits there.',
    origin_refused: 'The server does not take requests from this page’s address.',
    request_timeout: 'Sending took too long. Try again.',
    not_started: 'The game has not started yet.',
    not_over: 'The game is not over yet.',
    nothing_asked: 'Nothing is being asked any more.',
    backups_off: 'This server keeps no backups.',
    ban_not_found: 'That address is not banned.',
    own_address: 'That would ban your own address.',
    nobody_connected: 'Nobody is connected there now.',
    not_ready: 'The server is just starting, or about to stop. Wait a moment.',
    room_elsewhere: 'The room is moving to another server. Wait a moment.',
    internal: 'Something went wrong at the server. Nothing changed; try again.',
  } satisfies Record<ErrorCode | OwnCode | UnreadableReason, string>,
  errorOther: (code: string) => `Something went wrong (${code}).`,

  page: {
    help: 'Help and rules',
    rule: 'The rule for this',
    home: 'Mistward, to the start page',
    theme: 'Day or night',
    language: 'Language',
    notFound: 'There is nothing at this address.',
    notFoundHint: 'Perhaps the link is incomplete, or the page was removed.',
    gone: 'The server no longer has this part of the page; it may have been updated.',
    reload: 'Reload the page',
    toStart: 'To the start page',
    tiles: 'Tile-set editor',
    you: 'You',
    loading: 'Unrolling the map …',
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
