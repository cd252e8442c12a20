import { takeSeat } from './pages.mjs';
import { picture } from './setting.mjs';

const kWide = { width: 1440, height: 900 };
const kPhone = { width: 390, height: 844 };
const kStepMs = 20_000;

export const kNames = ['Ana', 'Ben'];

/** A wide page for Ana, and one on a phone for Ben if there are two. */
export async function openPages(setting, watch, count) {
  const context = await setting.browser.newContext({ hasTouch: true, reducedMotion: 'reduce' });
  context.setDefaultTimeout(kStepMs);
  const pages = [];
  for (const size of [kWide, kPhone].slice(0, count)) {
    const page = await context.newPage();
    await page.setViewportSize(size);
    await watch.follow(page, kNames[pages.length]);
    pages.push(page);
  }
  return pages;
}

/** Opens a room with the form, after `choose` has chosen its game, and seats everybody; gives the room's id. */
export async function gather(setting, pages, choose) {
  const [first, second] = pages;
  // A window behind another draws only once a second.
  await first.bringToFront();
  await first.goto(setting.url);
  await choose(first);
  await picture(first, `form-${await first.locator('input[name=game]:checked').getAttribute('value')}`);
  await first.getByRole('button', { name: 'Open the room' }).click();
  const link = await first.getByLabel('Link to this room').inputValue();
  await takeSeat(first, 'Ana');
  if (second) {
    await second.goto(link);
    await takeSeat(second, 'Ben');
    await first.locator('.seat', { hasText: 'Ben' }).getByText('here').waitFor();
  }
  await first.getByRole('button', { name: second ? 'Start the game' : 'Start alone' }).click();
  return new URL(link).pathname.split('/').pop();
}

/** The tokens of the seats that the pages hold. */
export function tokensOf(pages, room) {
  const read = (id) => JSON.parse(sessionStorage.getItem(`mistward.seat.${id}`)).token;
  return Promise.all(pages.map((page) => page.evaluate(read, room)));
}

/**
 * Plays by hand from `from` on, each question on the page of whom it is asked, until `enough` holds of
 * the next moment, or to the end; gives the moment.
 */
export async function playOn(players, from, { enough = () => false, before } = {}) {
  for (let next = from; ; ) {
    const [moment] = await Promise.all(players.map((player) => player.reaches(next)));
    if (moment.asked === 'none' || enough(moment)) return moment;
    const player = players[moment.player];
    if (players.length > 1) await player.page.bringToFront();
    await before?.(player, moment);
    await player.decide(moment.asked, moment.seq);
    next = moment.seq + 1;
  }
}
