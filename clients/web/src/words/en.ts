import type { Colour, GameEvent, Point, Scoring, SegmentKind } from '../protocol/types';

const colours: Record<Colour, string> = {
  red: 'red',
  green: 'green',
  blue: 'blue',
  yellow: 'yellow',
  black: 'black',
  pink: 'pink',
};

const kinds: Record<SegmentKind, string> = {
  city: 'city',
  road: 'road',
  mist: 'mist bank',
  field: 'field',
  castle: 'castle',
  cemetery: 'cemetery',
  monastery: 'monastery',
};

const plural = new Intl.PluralRules('en');

function count(n: number, one: string, many: string): string {
  return `${n} ${plural.select(n) === 'one' ? one : many}`;
}

const ghosts = (n: number) => count(n, 'ghost', 'ghosts');
const points = (n: number) => count(n, 'point', 'points');
const tiles = (n: number) => count(n, 'tile', 'tiles');
const segment = (name: string) => kinds[name.replace(/\d+$/, '') as SegmentKind] ?? name;

/** "2 east, 1 north of the ruin": how a place is said. The ruin stands where four tiles meet. */
function place({ x, y }: Point): string {
  const across = x > 0 ? `${x} east` : `${1 - x} west`;
  const down = y > 0 ? `${y} south` : `${1 - y} north`;
  return `${across}, ${down} of the ruin`;
}

function worth(scoring: Scoring): string {
  const parts = [tiles(scoring.tiles)];
  if (scoring.coats > 0) parts.push(count(scoring.coats, 'coat of arms', 'coats of arms'));
  if (scoring.kind === 'castle') parts.splice(0, 1, `${scoring.misty} misty tiles`);
  const times = scoring.colours > 1 ? `, times ${scoring.colours} colours` : '';
  return `${parts.join(' and ')}${times}`;
}

/** What one event is in words; null for events that others already tell. */
function event(e: GameEvent, player: (index: number) => string): string | null {
  switch (e.type) {
    case 'tile_placed':
      return `Tile placed ${place(e)}.`;
    case 'tile_discarded':
      return 'The drawn tile fitted nowhere and left the game.';
    case 'bank_completed':
      return `A mist bank closed over ${tiles(e.tiles)}.`;
    case 'ghosts_removed':
      return `${ghosts(e.count)} went back to the supply.`;
    case 'ghosts_placed':
      return `${ghosts(e.count)} rose from the mist.`;
    case 'ghosts_missing':
      return `${ghosts(e.needed)} had to rise, but ${e.supply === 0 ? 'none' : `only ${e.supply}`} was left.`;
    case 'meeple_placed':
      return `${player(e.player)} put the ${colours[e.colour]} guard on the ${segment(e.segment)}.`;
    case 'feature_scored':
      return e.for === 'points'
        ? `The ${kinds[e.scoring.kind]} scored ${points(e.scoring.points)} (${worth(e.scoring)}).`
        : `The ${kinds[e.scoring.kind]}'s ${points(e.scoring.points)} were given up to drive ghosts away.`;
    case 'game_ended':
      return e.outcome === 'won' ? 'The game is won.' : 'The game is lost.';
    case 'turn_started':
    case 'tile_drawn':
    case 'decision_forced':
    case 'meeple_returned':
    case 'score_changed':
      return null;
  }
}

/** Everything the page says, in English. Other languages have the same shape. */
export const en = {
  title: 'Mistward',
  titleYourTurn: 'Your turn · Mistward',
  tagline: 'Drive the ghosts out of the mist, together.',
  unofficial:
    'An unofficial fan project, not affiliated with the publisher of Mists over Carcassonne. ' +
    'The layouts of the tiles are this project’s own reconstruction.',

  start: {
    create: 'Open a room',
    createLead: 'Level 1 for one to five people: reach 50 points before the ghosts run out.',
    roomName: 'Name of the room',
    roomNameExample: 'Friday mist',
    seats: 'Seats',
    listed: 'Show it in the list of open rooms',
    submit: 'Open the room',
    openRooms: 'Open rooms',
    noRooms: 'No room is waiting for players. Open one and send the link to your friends.',
    seatsTaken: (taken: number, all: number) => `${taken} of ${all} seats taken`,
    playing: 'being played',
    continue: 'Carry on',
    continueAs: (name: string) => `as ${name}`,
    forget: (room: string) => `Forget ${room}`,
  },

  lobby: {
    lead: 'Everybody who should play opens this link and takes a seat.',
    link: 'Link to this room',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'Select the link and copy it yourself',
    yourName: 'Your name',
    nameExample: 'Ana',
    sitDown: 'Take a seat',
    seatedAs: (name: string) => `You sit here as ${name}.`,
    continueAs: (name: string) => `Continue as ${name}`,
    continueLead: 'This browser already holds a seat here.',
    seat: (n: number) => `Seat ${n}`,
    free: 'free',
    bot: 'bot',
    here: 'here',
    away: 'away',
    you: 'you',
    start: 'Start the game',
    startAlone: 'Start alone',
    startHint: 'Empty seats fall away. Nobody can join later.',
    waiting: 'Waiting for somebody to take a seat.',
    full: 'Every seat is taken. You can watch.',
    watching: 'You are watching.',
    spectators: (n: number) => `${count(n, 'person is', 'people are')} watching.`,
    level: (n: number) => `Level ${n}`,
    setup: (goal: number) => `${goal} points to win · 15 ghosts · 50 tiles`,
  },

  table: {
    board:
      'The board. Arrow keys move, R turns the tile, Enter chooses and confirms, N puts no guard, Escape takes back.',
    space: (at: Point, turned: boolean) =>
      `Place the tile ${place(at)}${turned ? ', turning it to fit' : ''}`,
    preview: (at: Point) => `The tile lies ${place(at)}. Enter places it, R turns it`,
    spot: (name: string, colour: Colour) => `Put the ${colours[colour]} guard on the ${segment(name)}`,
    haunt: (at: Point, n: number) => `Take up to ${ghosts(n)} from the tile ${place(at)}`,
    takePoints: (n: number) => `Take ${points(n)}`,
    pointsShort: (n: number) => `+${n}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show everything',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    confirm: 'Confirm',
    placeHere: 'Place here',
    takeBack: 'Take back',
    noMeeple: 'No guard',
    putMeeple: 'Put guard',
    fewer: 'One ghost fewer',
    more: 'One ghost more',
    colour: (colour: Colour, n: number) => `Use a ${colours[colour]} guard, ${n} in hand`,
    scoring: (kind: SegmentKind, n: number) => `The ${kinds[kind]}: ${points(n)}`,
    drawn: 'The drawn tile',
    details: 'Details',
    close: 'Close',
  },

  ask: {
    place: 'Your turn. Place the tile on a glowing space.',
    placeConfirm: 'Turn it if you like, then place it.',
    meeple: 'Put a guard on the new tile, or none.',
    meepleConfirm: 'Put the guard here?',
    score: (kind: SegmentKind) => `The ${kinds[kind]} is complete. Take the points, or send ghosts away?`,
    scoreMany: 'Several places are complete. Choose one, then points or ghosts.',
    others: {
      place_tile: (name: string) => `${name} places the tile.`,
      place_meeple: (name: string) => `${name} may put a guard.`,
      score: (name: string) => `${name} chooses between points and ghosts.`,
    },
    drawing: 'The next tile is drawn.',
    over: 'The game is over.',
    sending: 'Sending …',
  },

  consequence: {
    brings: (n: number) => (n === 0 ? 'No mist on this tile.' : `Misty: up to ${ghosts(n)} may rise.`),
    danger: (supply: number) =>
      supply === 0 ? 'No ghost is left: a rising ghost loses the game!' : `Only ${ghosts(supply)} left in the supply!`,
    points: (n: number, total: number, goal: number) =>
      total >= goal ? `+${n}: ${total} of ${goal}. That wins the game!` : `+${n}: ${total} of ${goal} points.`,
    ghosts: (n: number, supply: number, lost: number) =>
      `${ghosts(n)} back: ${supply} in the supply. ${points(lost)} given up.`,
    either: (n: number, from: string, ghostly: boolean) =>
      ghostly ? `${points(n)} (${from}), or up to 3 ghosts from one glowing tile.` : `${points(n)} (${from}).`,
  },

  status: {
    points: 'Points',
    of: (n: number, goal: number) => `${n} of ${goal} points`,
    ghosts: 'Ghosts left',
    ghostsOf: (n: number, total: number) => `${n} of ${total} ghosts left in the supply`,
    ghostsLow: 'The ghosts run low. If one must rise and none is left, all is lost.',
    tiles: 'Tiles left',
    tilesLeft: (n: number) => `${tiles(n)} left to draw`,
    players: 'Around the table',
    turn: (n: number) => `Turn ${n}`,
    turnOf: (n: number, name: string) => `Turn ${n} · ${name}`,
    story: 'What happened',
    supply: (colour: Colour, n: number) => `${n} ${colours[colour]} in hand`,
    player: (n: number) => `Player ${n}`,
    nothing: 'Nothing yet.',
  },

  line: {
    connecting: 'Connecting …',
    waiting: (seconds: number) => `Connection lost. Trying again in ${seconds} s. Nothing is lost.`,
    retry: 'Try now',
  },

  end: {
    won: 'The mist lifts',
    lost: 'Lost in the mist',
    reasons: {
      'M-END-1': (n: number, goal: number) => `You reached ${n} points; ${goal} were needed.`,
      'M-END-2': (n: number, goal: number) =>
        `More ghosts had to rise than were left. You had ${n} of ${goal} points.`,
      'M-END-3': (n: number, goal: number) => `No tile was left to draw. You had ${n} of ${goal} points.`,
    },
    turns: (n: number) => `${count(n, 'turn', 'turns')} played`,
    again: 'Play again',
    look: 'Look at the board',
    summary: 'Result',
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
    unreachable: 'The server does not answer. Is it running?',
    room_not_found: 'There is no such room.',
    unauthorized: 'This seat’s key is not valid here any more.',
    seat_taken: 'Somebody was faster: that seat is taken.',
    room_full: 'Every seat is taken.',
    already_started: 'The game has already started.',
    no_players: 'Somebody must take a seat first.',
    not_your_turn: 'It is somebody else’s turn.',
    not_seated: 'Spectators cannot decide.',
    stale_seq: 'The game had moved on. Look again.',
    illegal_decision: 'The rules do not allow that.',
    game_over: 'The game is over.',
    storage_unavailable: 'The server cannot save right now. Nothing changed; try again.',
    rate_limited: 'Too fast. Wait a moment.',
    invalid_message: 'The server did not accept that. Is every name 1 to 40 characters long?',
    unsupported_protocol: 'The server speaks another version. Reload the page.',
  },
  errorOther: (code: string) => `Something went wrong (${code}).`,

  page: {
    home: 'Mistward, to the start page',
    theme: 'Day or night',
    notFound: 'There is nothing at this address.',
    toStart: 'To the start page',
    loading: 'Unrolling the map …',
  },

  colours,
  kinds,
  place,
  ghosts,
  points,
  tiles,
  worth,
  event,
};
