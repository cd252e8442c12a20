import { kLarge, kPhone, openPage, openTable, press, roomOf, takeSeat } from './pages.mjs';
import { kNames } from './rooms.mjs';
import { picture } from './setting.mjs';

/** A wide page for Ana, and one on a phone for Ben. */
export async function openPair(setting, watch) {
  const other = await setting.inAnotherBrowser();
  return [await openPage(setting, watch, kNames[0], kLarge), await openPage(other, watch, kNames[1], kPhone)];
}

/**
 * Opens a table after `choose` has chosen its game on the road, seats everybody and brings them to the table, after
 * `change` has changed what is agreed; gives the room's id.
 */
export async function gather(setting, pages, choose, change = () => {}) {
  const [first, second] = pages;
  await first.goto(setting.url);
  await choose(first);
  await picture(first, `start-${await first.locator('input[name=game]:checked').getAttribute('value')}`);
  await openTable(first, kNames[0]);
  const link = await first.getByLabel('Link to this room').inputValue();
  await change(first);
  if (second) {
    await second.goto(link);
    await takeSeat(second, kNames[1]);
    await first.locator('.seat', { hasText: kNames[1] }).locator('.presence.here').waitFor();
  }
  await press(first, second ? 'Start the game' : 'Start alone');
  await Promise.all(pages.map((page) => page.locator('.table').waitFor()));
  return roomOf(first);
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
    await before?.(player, moment);
    await player.decide(moment.asked, moment.seq);
    next = moment.seq + 1;
  }
}
