/** What has the focus: its name for those who hear it. */
export function focusName(page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
  });
}

const kMostSteps = 80;

/** Goes by Tab until what has the focus is called so, or as a pattern says; throws if it cannot be reached. */
export async function tabTo(page, name) {
  const passed = [];
  for (let i = 0; i < kMostSteps; i += 1) {
    const focused = await focusName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    passed.push(focused.slice(0, 30));
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}, but to ${passed.join(' | ')}`);
}

const kChoice = ':is(.board-button, [data-choice]):focus';

const kRingChoice = '.ring-of-deeds .board-button:focus';

/** Makes one decision with keys only: arrows to a choice, Enter to make it; a tile is tried, turned and then laid. */
export async function decideByKeys(page, asked, seq) {
  if (asked === 'place_meeple' && seq % 3 === 0) return page.keyboard.press('n');
  await page.keyboard.press('ArrowRight');
  await page.locator(kChoice).waitFor();
  if (asked === 'place_tile') {
    await page.keyboard.press('Enter');
    await page.locator('.preview-tile:focus').waitFor();
    await page.keyboard.press('r');
  }
  // Where several things can be done at a place, Enter opens the ring of them.
  if (await page.evaluate(() => document.activeElement?.hasAttribute('aria-expanded'))) {
    await page.keyboard.press('Enter');
    await page.locator(kRingChoice).waitFor();
  }
  return page.keyboard.press('Enter');
}
