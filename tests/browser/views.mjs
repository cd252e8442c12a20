import { asked, kQuestions } from './moments.mjs';
import { goToServer, openMenu, openMore, openStory, press, pressInMenu, pressTool, toggleDetails } from './pages.mjs';
import { command, holdSeat, openRoom, playedTogether, playOut, positionOf, post, roomOfPlayer, startRoom } from './rooms.mjs';

/**
 * Every view of the page, for tests that look at all of them. `show({ page, setting })` brings the view up on a page that
 * is anywhere on the server; `only` names the one size in which the view exists, or in which it looks otherwise when it
 * is brought up there. Whoever adds a view to the page adds it here.
 */
const kMists = { game: 'mists', level: 1, seats: 2 };
const kOverDays = { timer: { per: 'turn', seconds: 86_400 } };

async function goTo({ page, setting }, path) {
  await page.goto(setting.address(path));
}

/** Goes to a new room, in its lobby, with Ana in this page's seat. */
async function toLobby(stage, options = kMists, taken = 1) {
  const opened = await openRoom(stage.setting, options, taken);
  if (taken > 0) await holdSeat(stage.page, opened.room, opened.tokens[0]);
  await goTo(stage, `r/${opened.room}`);
  await stage.page.locator('.seats').waitFor();
  return opened;
}

/** Goes to a new game as `seat`, or as somebody who watches. */
async function toTable(stage, options = kMists, seat = 0) {
  const game = await startRoom(stage.setting, options);
  if (seat !== null) await holdSeat(stage.page, game.room, game.tokens[seat]);
  await goTo(stage, `r/${game.room}`);
  await stage.page.locator('.table[data-asked="place_tile"] .board-tile').first().waitFor();
  return game;
}

/** A second page, at the table as Ben. */
async function another(stage, { room, tokens }) {
  const page = await stage.page.context().newPage();
  await goToServer(stage.setting, page);
  await holdSeat(page, room, tokens[1], 'Ben');
  await goTo({ ...stage, page }, `r/${room}`);
  await page.locator('.table').waitFor();
  return page;
}

/** Makes the first legal decision of whoever is asked. */
async function decideFirst(setting, { room, tokens }) {
  const { seq, next, legal } = await positionOf(setting, room);
  await command(setting, room, tokens[next.player], { type: 'decide', expect_seq: seq, decision: legal[0].id });
}

async function propose(setting, { room, tokens }, seat) {
  const { seq, legal } = await positionOf(setting, room);
  await command(setting, room, tokens[seat], { type: 'propose', expect_seq: seq, decisions: [legal[0].id] });
}

/** A game that was played to its end. */
async function finished(setting, options) {
  const game = await startRoom(setting, options);
  await playOut(setting, game);
  return game;
}

/** The start page of somebody with games at every stage, and with an invitation. */
async function toYourGames({ page, setting }) {
  const { id, token, name } = await post(setting, 'players', { name: 'Ana' });
  const open = async (options) => (await post(setting, 'rooms', { name: 'Friday mist', ...kMists, ...options }, token)).room.id;
  const sit = (room, who, key) => post(setting, `rooms/${room}/seats`, { name: who }, key);
  const start = (room) => post(setting, `rooms/${room}/start`, undefined, token);
  const [mine, theirs, waits, over] = [await open(), await open(), await open(), await open({ seats: 1 })];
  for (const room of [mine, waits, over]) await sit(room, name, token);
  for (const room of [mine, theirs]) await sit(room, 'Ben');
  await sit(theirs, name, token);
  for (const room of [mine, theirs, over]) await start(room);
  await playOut(setting, { room: over, tokens: [token] });
  const other = await openRoom(setting, kMists, 1);
  await post(setting, `rooms/${other.room}/invitations`, { player: id }, other.owner);
  await page.evaluate((who) => localStorage.setItem('mistward.player', JSON.stringify(who)), { id, name, token });
  await goTo({ page, setting }, '');
  await page.locator('[data-stage="over"]').waitFor();
}

/** Somebody who plays here, with what belongs to them. */
async function toYou(stage) {
  await toYourGames(stage);
  await stage.page.locator('.you-link').click();
  await stage.page.locator('.numbers td').first().waitFor();
}

/** A view that looks otherwise where it was brought up in the other size. */
const apart = (view) => ['wide', 'phone'].map((only) => ({ ...view, only }));

const start = [
  {
    name: 'start',
    async show(stage) {
      await goTo(stage, '');
      await stage.page.locator('.banner .board-tile').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'start with rooms and games',
    async show(stage) {
      await toLobby(stage);
      await finished(stage.setting, { ...kMists, seats: 1 });
      await goTo(stage, '');
      await openMore(stage.page);
      await stage.page.locator('.finished .room-link').first().waitFor();
      await stage.page.locator('.tables .room-link').first().waitFor();
      await stage.page.getByRole('heading', { name: 'Carry on' }).waitFor();
    },
  },
  {
    name: 'start with stories',
    async show(stage) {
      const waypoint = { game: 'mists', level: 2 };
      const stories = ['bank', 'city'].map((name) => ({ name, n: 11, turn: 7, seq: 20, id: 'some.1', waypoint, at: Date.now() }));
      await stage.page.evaluate((kept) => localStorage.setItem('mistward.stories', JSON.stringify(kept)), stories);
      await goTo(stage, '');
      await openMore(stage.page);
      await stage.page.locator('.stories summary').click();
      await stage.page.locator('.stories li').nth(1).waitFor();
    },
  },
  {
    name: 'start with games of the player',
    async show(stage) {
      await toYourGames(stage);
    },
  },
  {
    name: 'start that asks for a name',
    async show(stage) {
      const { page } = stage;
      await goTo(stage, '');
      await page.locator('input[name="game"][value="ghosts"]').press(' ');
      await press(page, /^Play with friends/);
      await page.getByLabel('Your name').waitFor();
    },
  },
  {
    name: 'start with everything open',
    async show(stage) {
      await startRoom(stage.setting, kMists);
      await goTo(stage, '');
      await openMore(stage.page);
      await stage.page.locator('.tables summary').click();
      await stage.page.locator('.tables details .room-link').first().waitFor();
      await stage.page.locator('.waypoint-facts').waitFor();
    },
  },
];

const [book, learn] = ['help', 'learn'].map((path) => ({
  name: path,
  async show(stage) {
    await goTo(stage, path);
    await stage.page.locator('main:not(.loading) h1').waitFor();
  },
}));

const tiles = [
  {
    name: 'tile-set editor',
    async show(stage) {
      const { page } = stage;
      await goTo(stage, 'tiles');
      await page.locator('.tile-choice').nth(55).locator('.tile-small > svg').waitFor();
      await page.getByText('A server can play with this set.').waitFor();
      await page.locator('.join-handle').first().click();
      await page.locator('.field-form summary').click();
    },
  },
  {
    name: 'tile-set editor with faults',
    async show(stage) {
      const { page } = stage;
      await goTo(stage, 'tiles');
      await page.getByLabel('Tile 12, 1 copy').check();
      await page.getByLabel('Ghost symbols', { exact: true }).fill('0');
      await page.getByLabel('Ghost symbols', { exact: true }).press('Tab');
      await page.getByText('Show tile 12').waitFor();
    },
  },
];

const you = [
  {
    name: 'nobody yet',
    async show(stage) {
      await goTo(stage, 'you');
      await stage.page.locator('.come-back').waitFor();
    },
  },
  {
    name: 'you, with people',
    async show(stage) {
      const [ana, ben] = await playedTogether(stage.setting, 'Ana', 'Ben');
      await roomOfPlayer(stage.setting, ana, [ana], { name: 'Sunday fog' });
      await stage.page.evaluate((me) => localStorage.setItem('mistward.player', JSON.stringify(me)), ana);
      await goTo(stage, 'you');
      await stage.page.getByRole('group', { name: `What you think of ${ben.name}` }).waitFor();
    },
  },
  {
    name: 'you, with the link',
    async show(stage) {
      await toYou(stage);
      await press(stage.page, 'Show the link');
      await stage.page.locator('.paper .qr').waitFor();
    },
  },
  {
    name: 'you, with a switch and a webhook that does not answer',
    async show(stage) {
      // Chromium without a window denies messages to all, whatever is granted.
      await stage.page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
      await toYou(stage);
      await stage.page.getByRole('switch').waitFor();
      await stage.page.getByLabel('Address').fill('http://127.0.0.1:9/a-rather-long-way-to-where-the-bridge-listens');
      await press(stage.page, 'Use this address');
      await press(stage.page, 'Send a test');
      await stage.page.getByText('The test did not arrive.').waitFor();
    },
  },
  {
    name: 'somebody else comes',
    async show(stage) {
      await toYou(stage);
      const { token } = await post(stage.setting, 'players', { name: 'Kim' });
      await goTo(stage, `you#player=${token}`);
      await stage.page.getByRole('button', { name: 'Play as Kim' }).waitFor();
    },
  },
  {
    name: 'forgetting',
    async show(stage) {
      await toYou(stage);
      await press(stage.page, 'Forget me');
      await stage.page.getByRole('dialog').getByRole('button', { name: 'Forget me' }).click();
    },
  },
];

const guides = [
  ...apart(book),
  learn,
  ...apart({
    name: 'help over the table',
    async show(stage) {
      await toTable(stage);
      await stage.page.keyboard.press('?');
      await stage.page.locator('dialog[open] h2').first().waitFor();
    },
  }),
];

/** Goes to a part of the administration as somebody who has entered it, as a reload would. */
async function toAdministration(stage, path) {
  const { page, setting } = stage;
  await page.evaluate((token) => sessionStorage.setItem('mistward.admin', JSON.stringify(token)), setting.adminToken);
  await goTo(stage, path);
  await page.locator('.admin-parts').waitFor();
}

/** A part of the administration, where `sign` is seen when it is whole. */
const part = (path, sign) => ({
  name: path,
  async show(stage) {
    await toAdministration(stage, path);
    await stage.page.locator(sign).first().waitFor();
  },
});

const administration = [
  {
    name: 'door of the administration',
    async show(stage) {
      await goTo(stage, 'admin');
      await stage.page.getByLabel('Administrator’s token').fill('wrong');
      await stage.page.keyboard.press('Enter');
      await stage.page.getByText('The server does not know this token.').waitFor();
    },
  },
  {
    name: 'admin/bans',
    async show(stage) {
      const { setting } = stage;
      await post(setting, 'admin/bans', { address: '2001:db8::7', reason: 'floods the lobby' }, setting.adminToken);
      await toAdministration(stage, 'admin/bans');
      await stage.page.getByText('2001:db8::/64').waitFor();
    },
  },
  {
    name: 'admin/announcement',
    async show(stage) {
      await toAdministration(stage, 'admin/announcement');
      await stage.page.getByLabel('Text').fill('The server restarts at eight.');
      await stage.page.locator('form .announcement').waitFor();
    },
  },
  {
    name: 'admin/rooms and one of them',
    async show(stage) {
      const { room } = await openRoom(stage.setting, kMists, 1);
      await toAdministration(stage, 'admin/rooms');
      await stage.page.locator(`a[href="/admin/rooms/${room}"]`).click();
      await press(stage.page, 'Close the room');
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin/backups',
    async show(stage) {
      await toAdministration(stage, 'admin/backups');
      await press(stage.page, 'Make a backup');
      await stage.page.locator('.admin-list code').first().waitFor();
    },
  },
  {
    name: 'admin/reports',
    async show(stage) {
      const { room, tokens } = await openRoom(stage.setting, kMists, 2);
      await command(stage.setting, room, tokens[1], { type: 'say', text: 'You play like a ghost.' });
      await post(stage.setting, `rooms/${room}/reports`, { line: 1, reason: 'insult', remark: 'Twice today.' });
      await toAdministration(stage, 'admin/reports');
      await stage.page.locator('.report mark').first().waitFor();
    },
  },
  part('admin', '.figure-line'),
  part('admin/tiles', '.admin-list [aria-current]'),
  part('admin/rooms', '.room-link'),
  part('admin/drain', '.admin-form'),
  part('admin/audit', '.admin-list li'),
  part('admin/server', '.besides'),
];

/** Begins the first lesson, and reads on until the guide comes to that step. */
async function toLesson(stage, step) {
  const { page } = stage;
  await goTo(stage, '');
  await press(page, /^Learn to play/);
  const card = page.locator('.guide');
  await card.waitFor();
  const said = () => card.getAttribute('data-step');
  for (let now = await said(); now !== step; now = await said()) {
    await page.locator('.guide-next').click();
    await page.locator(`.guide:not([data-step="${now}"])`).waitFor();
  }
}

const lesson = [
  {
    name: 'lesson that points',
    async show(stage) {
      await toLesson(stage, 'draw');
      await stage.page.locator('.guide-next').waitFor();
    },
  },
  {
    name: 'lesson that asks',
    async show(stage) {
      await toLesson(stage, 'firstTile');
      await stage.page.locator('.table[data-asked="place_tile"] .lead-mark').waitFor();
    },
  },
];

const messages = [
  { name: 'no such room', show: (stage) => goTo(stage, 'r/nothinghere') },
  { name: 'no such game', show: (stage) => goTo(stage, 'g/nothinghere.1') },
  { name: 'no such page', show: (stage) => goTo(stage, 'r/not.a.room') },
].map((view) => ({
  ...view,
  async show(stage) {
    await view.show(stage);
    await stage.page.locator('main.message').waitFor();
  },
}));

const lobby = [
  { name: 'lobby before a seat', show: (stage) => toLobby(stage, kMists, 0) },
  {
    name: 'lobby before its word',
    async show(stage) {
      await toLobby(stage, { ...kMists, word: 'owl' }, 0);
      await stage.page.getByLabel('The word').waitFor();
    },
  },
  {
    name: 'room that opens with a word',
    async show(stage) {
      const { room } = await openRoom(stage.setting, { ...kMists, word: 'owl', options: { word_for: 'watch' } }, 0);
      await goTo(stage, `r/${room}`);
      await stage.page.getByLabel('The word').waitFor();
    },
  },
  {
    name: 'about a line of the chat',
    async show(stage) {
      const { room, tokens } = await toLobby(stage, { ...kMists, seats: 3 }, 2);
      await command(stage.setting, room, tokens[1], { type: 'say', text: 'You play like a ghost.' });
      await stage.page.getByRole('button', { name: 'About what Ben said' }).click();
      await stage.page.getByRole('dialog').getByRole('button', { name: 'Send the report' }).waitFor();
    },
  },
  {
    name: 'lobby with a code',
    async show(stage) {
      const { room, owner } = await toLobby(stage, { ...kMists, seats: 3 });
      await post(stage.setting, `rooms/${room}/seats/2/companion`, undefined, owner);
      await press(stage.page, 'Show as a QR code');
      await stage.page.locator('.qr').waitFor();
      await stage.page.locator('.seat').getByText('Companion', { exact: true }).waitFor();
    },
  },
];

const table = [
  {
    name: 'another decides',
    async show(stage) {
      await toTable(stage, kMists, 1);
      await stage.page.getByText('Ana places the tile.').waitFor();
    },
  },
  {
    name: 'watching a seat that is free',
    async show(stage) {
      const { room, tokens } = await toTable(stage, kMists, null);
      const left = { method: 'DELETE', headers: { authorization: `Bearer ${tokens[1]}` } };
      await fetch(stage.setting.address(`api/v1/rooms/${room}/seats/1`), left);
      await stage.page.locator('.join-in').waitFor();
    },
  },
  {
    name: 'details',
    only: 'phone',
    async show(stage) {
      await toTable(stage);
      await toggleDetails(stage.page);
      await stage.page.locator('.panel').waitFor();
    },
  },
  {
    name: 'time runs, and is paused',
    async show(stage) {
      const options = { timer: { per: 'turn', seconds: 120 } };
      await toTable(stage, { ...kMists, options });
      await pressInMenu(stage.page, 'Pause');
      await stage.page.getByText('The game is paused.').first().waitFor();
    },
  },
  {
    name: 'menu',
    async show(stage) {
      await toTable(stage);
      await openMenu(stage.page);
    },
  },
  {
    name: 'line lost',
    async show(stage) {
      // From now on every line of this page breaks at once.
      await stage.page.routeWebSocket(/\/ws$/, (line) => line.close());
      await openRoom(stage.setting, kMists, 0).then(({ room }) => goTo(stage, `r/${room}`));
      await stage.page.getByText('Connection lost').waitFor();
    },
  },
];

const team = [
  {
    name: 'chat',
    async show(stage) {
      const { room, tokens } = await toTable(stage);
      await command(stage.setting, room, tokens[1], { type: 'say', text: 'North of the ruin?' });
      await stage.page.locator('.chat-news').waitFor();
      await stage.page.getByRole('button', { name: 'Chat, 1 new line' }).click();
      await stage.page.locator('.chat li').waitFor();
    },
  },
  {
    name: 'chat news and a proposal',
    async show(stage) {
      const game = await toTable(stage);
      await command(stage.setting, game.room, game.tokens[1], { type: 'say', text: 'Look at this.' });
      await propose(stage.setting, game, 1);
      await propose(stage.setting, game, 0);
      await stage.page.locator('.proposal').nth(1).waitFor();
    },
  },
  {
    name: 'making a proposal',
    async show(stage) {
      await toTable(stage, kMists, 1);
      await press(stage.page, 'Propose');
      await stage.page.locator('.mode-note').waitFor();
    },
  },
  {
    name: 'plans',
    async show(stage) {
      const { room, tokens } = await toTable(stage, { ...kMists, options: kOverDays }, 1);
      const { seq, state } = await positionOf(stage.setting, room);
      const [tile] = Object.keys(state.unseen);
      const { legal } = await post(stage.setting, `rooms/${room}/rehearsal`, { seq, tile }, tokens[1]);
      await command(stage.setting, room, tokens[1], { type: 'plan', plans: [{ tile, decisions: [legal[0].id, 'pass'] }] });
      await pressTool(stage.page, 'Plan your turn, 1 plan so far');
      await stage.page.locator('.plans-sheet .plan').waitFor();
    },
  },
  {
    name: 'planning a turn',
    async show(stage) {
      await toTable(stage, { ...kMists, options: kOverDays }, 1);
      await pressTool(stage.page, 'Plan your turn');
      await stage.page.locator('.plans-sheet .unseen-face').first().click();
      await stage.page.locator('.mode-note').waitFor();
    },
  },
  {
    name: 'an undo that is asked for',
    async show(stage) {
      const game = await toTable(stage);
      const { seq } = await positionOf(stage.setting, game.room);
      for (let seat = 0; seat === 0; ) {
        await decideFirst(stage.setting, game);
        seat = (await positionOf(stage.setting, game.room)).next.player;
      }
      const now = await positionOf(stage.setting, game.room);
      await stage.page.locator(`.table[data-seq="${now.seq}"]`).waitFor();
      await another(stage, game);
      await command(stage.setting, game.room, game.tokens[1], { type: 'undo', expect_seq: now.seq, seq });
      await stage.page.locator('.undo-request').waitFor();
    },
  },
  {
    name: 'while you were away',
    async show(stage) {
      const game = await toTable(stage, { ...kMists, options: { absence: 'companion', grace_seconds: 0 } });
      await goToServer(stage.setting, stage.page);
      const other = await another(stage, game);
      await other.locator('.table[data-player="1"]').waitFor();
      await goTo(stage, `r/${game.room}`);
      await stage.page.locator('.missed-tile').first().waitFor();
    },
  },
];

const past = [
  ...apart({
    name: 'looking back',
    async show(stage) {
      const game = await toTable(stage);
      for (let i = 0; i < 6; i += 1) await decideFirst(stage.setting, game);
      const { seq } = await positionOf(stage.setting, game.room);
      await stage.page.locator(`.table[data-seq="${seq}"]`).waitFor();
      await openStory(stage.page);
      await stage.page.locator('.story-turn').last().click();
      await stage.page.locator('.looking-back').waitFor();
    },
  }),
  ...['Story', 'Graph', 'Share', 'Learn'].map((tab) => ({
    name: `replay, ${tab}`,
    async show(stage) {
      const { room } = await finished(stage.setting, { ...kMists, seats: 1 });
      await goTo(stage, `g/${room}.1?seq=6`);
      await toTab(stage, tab);
    },
  })),
  {
    name: 'end after which the next game has begun',
    async show(stage) {
      const { room, tokens } = await finished(stage.setting, kMists);
      await holdSeat(stage.page, room, tokens[0]);
      await goTo(stage, `r/${room}`);
      await stage.page.locator('.after').waitFor();
      await post(stage.setting, `rooms/${room}/rematch`, {}, tokens[1]);
      await stage.page.getByText('Ben has begun another game').waitFor();
    },
  },
  ...[{ ...kMists, seats: 1 }, { game: 'ghosts', seats: 2 }].flatMap((options) =>
    ['Graph', 'Share', 'Learn'].map((tab) => ({
      name: `end of ${options.game}, ${tab}`,
      async show(stage) {
        const { room, tokens } = await finished(stage.setting, options);
        await holdSeat(stage.page, room, tokens[0]);
        await goTo(stage, `r/${room}`);
        await toTab(stage, tab);
        if (tab !== 'Share') return;
        await stage.page.getByText('Fair draws').click();
        await stage.page.getByText('The seed fits the commitment').waitFor();
      },
    })),
  ),
];

/** Opens a tab of a game that is over. */
async function toTab({ page }, name) {
  await page.getByRole('tab', { name }).click();
  await page.locator({ Story: '.story', Graph: '.review-chart', Share: '.share-tab', Learn: '.chances, .review > .quiet:not([role])' }[name]).first().waitFor();
}

/** The table as it asks each question, and with a tile tried. */
export async function* questions(stage, of = kQuestions) {
  for (const game of of) {
    for await (const { kind } of asked(stage.page, stage.setting, game)) {
      yield `asked ${kind}`;
      if (kind !== 'place_tile') continue;
      await tryFirst(stage.page);
      yield `answering ${kind}`;
    }
  }
}

/** Tries the tile on the first space, by keys. */
async function tryFirst(page) {
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('.preview').waitFor();
}

/** A screen that everybody sees, before the game and in it. */
const wall = [
  {
    name: 'lobby on the wall',
    async show(stage) {
      const { room } = await openRoom(stage.setting, kMists, 1);
      await goTo(stage, `r/${room}?wall`);
      await stage.page.locator('.qr').waitFor();
    },
  },
  {
    name: 'board on the wall',
    async show(stage) {
      const { room } = await startRoom(stage.setting, kMists);
      await goTo(stage, `r/${room}?wall`);
      await stage.page.locator('.board-tile').first().waitFor();
      await stage.page.locator('.qr').waitFor();
    },
  },
];

/** What the owner may change. */
const change = {
  name: 'change of a room with everything open',
  async show(stage) {
    const { page } = stage;
    const { room, owner } = await toLobby(stage, { game: 'ghosts', seats: 3 });
    await page.evaluate(([id, token]) => localStorage.setItem(`mistward.owner.${id}`, JSON.stringify(token)), [room, owner]);
    await page.reload();
    await press(page, 'Change the room');
    await page.getByLabel('Only those who know a word get in').check();
    await page.getByText('Parts of the expansion').waitFor();
  },
};

/** Where somebody else is to sit down at this screen. */
const shared = {
  name: 'lobby of one screen',
  async show(stage) {
    await toLobby(stage, { ...kMists, seats: 3 }, 2);
    await stage.page.getByText('Somebody else plays at this screen').click();
    await stage.page.getByLabel('Their name').waitFor();
  },
};

export const views = { start, you, guides, tiles, lesson, messages, lobby: [...lobby, change, shared], table, wall, team, past, administration };
