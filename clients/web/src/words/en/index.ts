import type { FigureKind } from '../../game/figure';
import type { Colour, Game, HoundName, Level, SegmentKind } from '../../protocol/types';
import type { Refused } from '../refusals';
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
import { count, goods, kinds, terms } from './terms';
import { roomForm } from './room_form';
import { seats } from './seats';
import { team } from './team';
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
  1: 'Roads and cities: 50 points before 15 ghosts run out.',
  2: 'Castles, and cemeteries that bury meeples. Goal: 75.',
  3: 'Two hounds, one for each pile of tiles. Goal: 100.',
  4: '13 ghosts, and hounds farther away. Goal: 120.',
  5: 'Haunted cemeteries, and tiles face down. Goal: 100.',
  6: 'Three scoring meeples, and each must reach 50.',
};

const houndPlaces = {
  waiting: (total: number) => `waits at ${total}`,
  reached: () => 'has been reached',
  with_meeple: () => 'is with a meeple',
  scoring: () => 'is scored',
  gone: () => 'has left',
};

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
    module: { ghosts: 'Ghosts', castles: 'Castles', cemeteries: 'Cemeteries' },
    roomName: 'Name of the room',
    seats: 'Seats',
    listed: 'Show it in the list of tables',
    tables: 'Tables',
    noRooms: 'Nobody is waiting.',
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
    link: 'Link to this room',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'Select the link and copy it yourself',
    yourName: 'Your name',
    sitDown: 'Take a seat',
    continueAs: (name: Named) => `Continue as ${name}`,
    seat: (n: number) => `Seat ${n}`,
    free: 'free',
    mayCome: (n: number) => `Room for ${n} more`,
    pace: 'When you play',
    playHere: 'Play here instead',
    elsewhere: 'You are playing in another window.',
    bot: 'bot',
    away: 'away',
    you: 'you',
    start: 'Start the game',
    startAlone: 'Start alone',
    hostStarts: 'The host starts the game.',
    full: 'Every seat is taken. You can watch.',
    watching: 'You are watching.',
    spectators: (n: number) => `${count(n, { one: 'person is', other: 'people are' })} watching.`,
    level: (n: number) => `Level ${n}`,
    without: (parts: string[]) => `without ${list(parts)}`,
    with: (parts: string[]) => `with ${list(parts)}`,
    parts: { ghosts: 'ghosts', castles: 'castles', cemeteries: 'cemeteries' },
    tooFew: 'This game needs two players or more.',
  },

  table: {
    board: (key: (letter: string) => string) =>
      `The board. Arrow keys move, Enter chooses and confirms, Escape takes back, ${key('R')} turns the tile, ${key('N')} skips. The help lists all keys.`,
    space: (where: string, turned: boolean) => `Place the tile ${where}${turned ? ', turning it to fit' : ''}`,
    preview: (where: string, turn: string) => `The tile is ${where}. Enter places it, ${turn} turns it`,
    haunt: (where: string, n: number) => `Take up to ${ghosts(n)} from the tile ${where}`,
    pointsShort: (n: number) => `+${n}`,
    fit: 'Show everything',
    turnRight: 'Turn right',
    placeHere: 'Place here',
    noMeeple: 'No meeple',
    driveAway: (n: number) => `Drive ${ghosts(n)} away`,
    noChase: 'That is enough',
    scoring: (kind: SegmentKind, n: number) => `The ${kinds[kind]}: ${points(n)}`,
    drawn: 'The drawn tile',
    details: 'Details',
    closeDetails: 'Close the details',
    close: 'Close',
  },

  ask,
  pass,
  pick,
  parts,

  status: {
    points: 'Points',
    of: (n: number, goal: number) => `${n} of ${goal} points`,
    ghosts: 'Ghosts left',
    ghostsOf: (n: number, total: number) => `${n} of ${total} ghosts left`,
    ghostsLow: 'Few ghosts are left.',
    tiles: 'Tiles left',
    tilesLeft: (n: number) => `${tiles(n)} left to draw`,
    players: 'Around the table',
    turn: (n: number) => `Turn ${n}`,
    turnOf: (n: number, name: Named) => `Turn ${n} · ${name}`,
    story: 'What happened',
    supply: (colour: Colour, kind: FigureKind, n: number) => `${figures(colour, kind, n)} in hand`,
    goods,
    floors: (n: number) => count(n, { one: 'tower floor', other: 'tower floors' }),
    abbey: 'An abbey in hand',
    prisoner: (colour: Colour, kind: FigureKind) => `Prisoner: ${figures(colour, kind, 1)}`,
    again: 'Another tile follows: the builder works.',
    generalGuards: (n: number) => `${count(n, { one: 'guard', other: 'guards' })} left to win`,
    hounds: 'Hounds',
    hound: (hound: HoundName, place: keyof typeof houndPlaces, total: number) =>
      `${hounds[hound]} ${houndPlaces[place](total)}`,
    pile: (n: number, i: number) => `${tiles(n)} in ${i === 0 ? 'the current' : 'a later'} pile`,
    scorer: (colour: Colour, n: number) => `${colours[colour]}: ${points(n)}`,
    player: (n: number) => `Player ${n}`,
    nothing: 'Nothing yet.',
  },

  line: {
    title: 'Connection',
    connecting: 'Connecting …',
    lost: 'Connection lost. Your game is safe.',
    waiting: (seconds: number) => `Trying again ${terms.fromNow(seconds)}.`,
    offline: 'You have no network right now.',
    silent: 'The server has not answered for a moment.',
    retry: 'Try now',
  },

  end: {
    won: 'The mist lifts',
    lost: 'Lost in the mist',
    finished: (winners: Named[]) => (winners.length === 1 ? `${winners[0]} wins` : `${list(winners)} share the win`),
    reasons: {
      'M-END-1': (reached: string, goal: number) => `${reached} points, with ${goal} needed`,
      'M-END-2': (reached: string, goal: number) => `at ${reached} of ${goal} points too few ghosts were left`,
      'M-END-3': (reached: string, goal: number) => `at ${reached} of ${goal} points no tile was left`,
    },
    pileEmpty: (hound: HoundName, reached: string, goal: number) =>
      `at ${reached} of ${goal} points the pile ran out before ${hounds[hound]} was reached`,
    again: 'Play again',
    begun: (name: Named | null) => (name === null ? 'The next game has begun.' : `${name} has begun another game.`),
    waits: 'It waits for you.',
    comeAlong: 'Come along',
    fair: 'Fair draws',
    commitment: 'Commitment',
    seed: 'Seed',
    matches: 'The seed fits the commitment.',
    differs: 'The seed does not fit the commitment!',
  },

  errors: {
    moved_on: 'The game has moved on. Look again.',
    later: 'The server cannot do that right now. Try again.',
    misunderstood: 'The page and the server do not understand each other. Reload the page.',
    too_much: 'That is too much for the server.',
    undo_declined: 'The others declined.',
    paused: 'The game is paused.',
    undo_refused: 'That step cannot be undone.',
    aid_refused: 'This room plays without that help.',
    unreachable: 'The server does not answer.',
    room_not_found: 'There is no such room.',
    game_not_found: 'There is no such game.',
    game_unreadable: 'The server cannot continue this game.',
    rules_unknown: 'This server is too old for the rules of this game. Export its file, or wait.',
    setup_unknown: 'This server is too old for the setup of this game. Export its file, or wait.',
    tiles_unknown: 'This server lacks the tiles of this game. Its administrator can bring them back.',
    log_broken: 'The record of this game is damaged at one of its moves. A backup may have all of it.',
    record_broken: 'The record of this game is damaged. A backup may have it.',
    not_a_game_file: 'This is not a Mistward game file.',
    invalid_game_file: 'The rules here do not allow the game in this file.',
    draining: 'The server is about to stop: no new games.',
    room_closed: 'The administrators closed this room.',
    spectators_refused: 'Only its players may see this game.',
    word_needed: 'This room has a word. Enter it first.',
    chat_closed: 'The chat of this room is closed.',
    silenced: 'You can no longer write in this chat.',
    wrong_word: 'That is not the word of this room.',
    too_many_spectators: 'This room is full of spectators.',
    too_many_connections: 'Your seat is open in too many windows.',
    unauthorized: 'This key is no longer valid.',
    seat_given: 'This seat is no longer yours.',
    seat_taken: 'Somebody else was faster.',
    room_full: 'Every seat is taken.',
    no_players: 'Somebody must take a seat first.',
    unplayable_setup: 'Too few players, or colours that do not fit.',
    not_seated: 'Spectators cannot decide.',
    illegal_decision: 'The rules do not allow that.',
    rate_limited: 'Too fast. Wait a moment.',
    invalid_message: 'The server did not accept that. Is something empty or too long?',
    banned: 'This server has banned your address.',
    upgrade_required: 'Something on the way cuts the connection. Try another network.',
    backups_off: 'This server keeps no backups.',
    ban_not_found: 'That address is not banned.',
    own_address: 'That would ban your own address.',
    nobody_connected: 'Nobody is connected there now.',
  } satisfies Record<Refused, string>,
  errorOther: (code: string) => `Something went wrong (${code}).`,

  page: {
    help: 'Help and rules',
    rule: 'The rule for this',
    home: 'Mistward, to the start page',
    menu: 'Menu',
    theme: 'Day or night',
    language: 'Language',
    notFound: 'There is nothing at this address.',
    gone: 'The server no longer has this part of the page.',
    reload: 'Reload the page',
    toStart: 'To the start page',
    tiles: 'Tile-set editor',
    you: 'You',
    loading: 'Unrolling the map …',
  },

  picture: {
    save: 'Save a picture',
    failed: 'This browser could not draw the picture.',
  },

  screen: {
    offer: 'Somebody else plays at this screen',
    theirName: 'Their name',
    sitDown: 'Give them a seat',
    here: 'at this screen',
    turn: (name: Named) => `${name}’s turn`,
  },

  sounds: {
    off: 'Sounds: off',
    on: 'Sounds: on',
  },

  wall: {
    open: 'For a big screen',
    join: 'Scan this to take a seat.',
    follow: 'Scan this to play or watch.',
    leave: 'Leave this view',
  },

  word: {
    choose: 'Only those who know a word get in',
    word: 'The word',
    kept: 'as it is',
    toWatch: 'Spectators must know it, too',
    enter: 'Enter the word',
    shut: 'This room opens with a word',
    tell: 'Tell the word of the room with the link.',
    inLink: 'With this link, nobody needs the word.',
    needed: 'needs a word',
  },

  find: {
    lead: (game: string) => `${game}: a seat where others wait, or else a table on the list.`,
    find: 'Sit anywhere',
    roomOf: (name: string) => `Table of ${name}`,
    looking: 'This table is on the list.',
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
