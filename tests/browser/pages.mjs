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

/** In the lobby: the seat of the page's own reader, under that name. */
const seatOf = (page, name) => page.locator('.seat').getByText(`${name} (you)`);

/** Sits down as anybody would: in the lobby that the page shows, by the form. */
export async function takeSeat(page, name) {
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Take a seat');
  await seatOf(page, name).waitFor();
}

/** Opens a table for friends with what is chosen on the start page, and sits down there under that name. */
export async function openTable(page, name) {
  await press(page, /^Play with friends/);
  const asked = page.getByLabel('Your name');
  const seated = seatOf(page, name);
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

/** Presses the tool of that name beside the board. */
export function pressTool(page, name) {
  return page.locator('.team-bar').getByRole('button', { name, exact: true }).click();
}

/** Opens the menu of the view. */
export async function openMenu(page) {
  await page.locator('.menu-button').click();
  await page.locator('.menu').waitFor();
}

/** Opens the details of a table, or closes them. */
export async function toggleDetails(page) {
  await openMenu(page);
  await page.locator('.details-item').click();
}

/** Tells what happened, among the details. */
export async function openStory(page) {
  await openMenu(page);
  await page.locator('.story-item').click();
  await page.locator('.story').waitFor();
}

/** Presses the line of that name in the menu. */
export async function pressInMenu(page, name) {
  await openMenu(page);
  await page.locator('.menu').getByRole('button', { name, exact: true }).click();
}

/** Chooses the language in the menu of the page, also where that is away or lies below a dialog. */
export async function speak(page, language) {
  const pressMenu = () => page.locator('.menu-button').evaluate((button) => button.click());
  await pressMenu();
  await page.locator('.menu select').evaluate((select, chosen) => {
    select.value = chosen;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor();
  await pressMenu();
  await page.locator('.menu').waitFor({ state: 'detached' });
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
