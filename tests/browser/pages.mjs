import { holdSeat, kNames } from './rooms.mjs';

const kPatienceMs = 15_000;

/** Screens that pages are opened on. */
export const kWide = { viewport: { width: 1280, height: 800 } };
export const kLarge = { viewport: { width: 1440, height: 900 } };
export const kPhone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/**
 * A browser profile of its own. Its windows share what lasts, but not their seats. Without service workers, unless
 * `options` allow them: what these ask for passes by whoever stands between the page and the server.
 */
export async function openProfile(setting, options = kWide) {
  const profile = await setting.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  profile.setDefaultTimeout(kPatienceMs);
  return profile;
}

/** A window of that profile, with nothing in it yet; `watch` hears what goes wrong there. */
export async function openWindow(watch, profile, name) {
  const page = await profile.newPage();
  await watch.follow(page, name);
  return page;
}

/** The only window of a new profile. */
export async function openPage(setting, watch, name, options = kWide) {
  return openWindow(watch, await openProfile(setting, options), name);
}

/** Sits down as anybody would: in the lobby that the page shows, by the form. */
export async function takeSeat(page, name) {
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Take a seat');
  await page.getByText(`You sit here as ${name}.`).waitFor();
}

/** Opens a table for friends with what is chosen on the start page, and sits down there under that name. */
export async function openTable(page, name) {
  await press(page, /^Play with friends/);
  const asked = page.getByLabel('Your name');
  const seated = page.getByText(`You sit here as ${name}.`);
  await asked.or(seated).first().waitFor();
  if ((await seated.count()) === 0) {
    await asked.fill(name);
    await page.keyboard.press('Enter');
  }
  await seated.waitFor();
}

/** Unfolds what the start page has behind it: tables, finished games, what is known of a level. */
export async function openMore(page) {
  await page.getByText('Tables and more').click();
  await page.getByRole('heading', { name: 'Tables', exact: true }).waitFor();
}

/** As the owner in the lobby, changes what is agreed for the room; `choose` does so in the form. */
export async function changeRoom(page, choose) {
  await press(page, 'Change the room');
  const form = page.locator('.change-room');
  await choose(form);
  await press(page, 'Save');
  await form.getByText('Saved.').waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
}

/** Goes to where the server is, but to none of its views: from there a seat can be held, and nothing has to be drawn. */
export function goToServer(setting, page) {
  return page.goto(setting.address('icon.svg'));
}

/** Sits down with a seat that was taken over HTTP, and goes to its room. */
export async function sitAt(setting, page, { room, tokens }, seat = 0) {
  await goToServer(setting, page);
  await holdSeat(page, room, tokens[seat], kNames[seat]);
  await page.goto(setting.address(`r/${room}`));
}

/** Starts the game in the first of the pages; all of them come to the table. */
export async function startGame(...pages) {
  await press(pages[0], 'Start the game');
  await Promise.all(pages.map((page) => page.locator('.table').waitFor()));
}

/** Presses the button of that name. */
export function press(page, name) {
  return page.getByRole('button', { name, exact: true }).click();
}

/** A tool that cannot be pressed for so long waits behind the button that tells of more. */
const kWaitsMs = 1_500;

/**
 * Presses the tool of that name beside the board, calling for it where it waits behind a button. Whether it does is known
 * only once the page has measured its tools, so that is tried and not asked.
 */
export async function pressTool(page, name) {
  const tool = page.locator('.tools').getByRole('button', { name, exact: true });
  await tool.waitFor();
  const isAtHand = await tool.click({ trial: true, timeout: kWaitsMs }).then(() => true, () => false);
  if (!isAtHand) await page.locator('.more-tools').click();
  await tool.click();
}

/** The id of the room that the page is in. */
export function roomOf(page) {
  return new URL(page.url()).pathname.split('/').pop();
}

/** The token of the seat that the page holds there: one of its own, or what opens all that the player has. */
export function tokenOf(page, room = roomOf(page)) {
  return page.evaluate((id) => {
    const seat = JSON.parse(sessionStorage.getItem(`mistward.seat.${id}`));
    return seat.token ?? JSON.parse(localStorage.getItem('mistward.player')).token;
  }, room);
}

/**
 * How far the page is wider than its window, in pixels. A phone shows such a page smaller, and then its `innerWidth` is
 * that of the whole page.
 */
export function sideways(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
