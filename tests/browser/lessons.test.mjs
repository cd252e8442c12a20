import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kWide, openPage } from './pages.mjs';
import { Player } from './player.mjs';
import { picture, Setting } from './setting.mjs';

/** The steps of each lesson, as the page has them. */
const kSteps = { 1: 29, 2: 12, 3: 13, 4: 8, 5: 10, 6: 10, 7: 10, 8: 10 };

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

const kNarrow = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A pupil does what the guide says, and nothing that it does not say. */
class Pupil extends Player {
  constructor(page, screen = kWide) {
    super(page, 'Pupil', screen !== kNarrow);
    this.guide = page.locator('.guide');
  }

  async step() {
    return this.guide.getAttribute('data-step');
  }

  /** Waits until the guide says something else, or has nothing more to say. */
  async saysMore(step) {
    await this.page.locator(`.guide:not([data-step="${step}"])`).waitFor();
  }

  async isDone() {
    return (await this.page.locator('.guide.done').count()) > 0;
  }

  /** The card never covers what it points at. */
  async seesWhatIsMeant() {
    const marked = this.page.locator('.lead-mark > rect, .lead-mark > .feature-glow');
    if ((await marked.count()) === 0) return;
    const [mark, card] = await Promise.all([marked.first().boundingBox(), this.guide.boundingBox()]);
    const isBeside = mark.x + mark.width / 2 < card.x || mark.y + mark.height / 2 < card.y;
    assert.ok(isBeside, 'the card hides what it points at');
  }

  async takesStep() {
    const step = await this.step();
    await this.seesWhatIsMeant();
    const next = this.page.locator('.guide-next');
    if (await next.count()) await next.click();
    else await this.doesWhatIsWanted(step);
    await this.saysMore(step);
    return step;
  }

  async doesWhatIsWanted(step) {
    const { asked } = await this.moment();
    if (asked === 'place_meeple') return this.acts();
    if (asked === 'place_tile') {
      assert.equal(await this.page.locator('.space').count(), 1, `${step}: one space is offered`);
      return step === 'turn' ? this.turnsAndPlaces() : this.placeTile();
    }
    if (asked === 'score' || asked === 'chase_ghosts') {
      const ghosts = (await this.page.locator('.haunt').count()) > 0;
      return ghosts ? this.removeGhosts() : this.takePoints();
    }
    return this.pick();
  }

  /** Puts a figure where one may stand, or does something to one that stands there, or nothing. */
  async acts() {
    if ((await this.page.locator('.spot').count()) > 0) return this.placeMeeple();
    return (await this.page.locator('.pick').count()) > 0 ? this.pick() : this.passMeeple();
  }

  /** Once too early, so that the guide has something to say, and then right. */
  async turnsAndPlaces() {
    await this.placeTile();
    await this.page.getByText('Almost: turn it once more').waitFor();
    await this.page.keyboard.press('r');
    await this.lay();
  }

  async takesAll() {
    const steps = [];
    while (!(await this.isDone())) steps.push(await this.takesStep());
    return steps;
  }
}

/** A pupil without a mouse. */
class Typist extends Pupil {
  async types(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async takesStep() {
    const step = await this.step();
    const next = this.page.locator('.guide-next');
    if (await next.count()) {
      await next.focus();
      await this.types('Enter');
    } else await this.doesWhatIsWanted(step);
    await this.saysMore(step);
    return step;
  }

  async placeTile() {
    await this.types('ArrowUp', 'Enter');
    await this.page.locator('.preview-tile:focus').waitFor();
    await this.types('Enter');
  }

  passMeeple() {
    return this.types('n');
  }

  removeGhosts() {
    return this.types('ArrowUp', 'Enter');
  }
}

test('a newcomer is led through the first game, leaves, comes back, and takes a step back', { timeout: 170_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'page');
  await page.goto(setting.url);
  await page.getByRole('button', { name: /^Learn to play/ }).click();
  const pupil = new Pupil(page);
  await page.locator('.guide[data-step="welcome"]').waitFor();
  await picture(page, 'lesson-1-welcome');
  for (let i = 0; i < 4; i += 1) await pupil.takesStep();
  assert.equal(await pupil.step(), 'turn');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.locator('.guide[data-step="firstMeeple"]').waitFor();

  await page.goto(setting.address('learn'));
  await picture(page, 'learn');
  await page.getByRole('link', { name: /^Go on/ }).click();
  await page.locator('.guide[data-step="firstMeeple"]').waitFor();
  const rest = await pupil.takesAll();
  assert.equal(rest.length, kSteps[1] - 4);
  assert.equal(await pupil.points(), 43);
  await picture(page, 'lesson-1-done');

  await page.getByRole('button', { name: 'Lesson 2' }).click();
  await page.locator('.guide[data-step="castle"], .guide[data-step="welcome"]').waitFor();
  await page.goto(setting.address('learn'));
  await page.locator('.lesson').first().waitFor();
  assert.equal(await page.locator('.lesson.learned').count(), 1);
  await page.goto(setting.url);
  await page.getByRole('button', { name: /^Learn to play.*Lesson 2/ }).click();
  await page.locator('.guide[data-step="castle"], .guide[data-step="welcome"]').waitFor();
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

test('lesson 4 is learned by keyboard alone', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'page');
  await page.goto(setting.address('learn'));
  await page.locator('.lesson').nth(3).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.locator('.guide').waitFor();
  assert.equal((await new Typist(page).takesAll()).length, kSteps[4] - 1);
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

for (const level of [2, 3, 5, 6, 7, 8]) {
  test(`lesson ${level} is learned to its end`, { timeout: 120_000 }, async () => {
    const watch = new Watch(setting.url);
    // The odd ones on a phone upright.
    const screen = level % 2 === 1 ? kNarrow : kWide;
    const page = await openPage(setting, watch, `lesson ${level}`, screen);
    await page.goto(setting.address('learn'));
    await page.locator('.lesson').nth(level - 1).getByRole('button').click();
    const pupil = new Pupil(page, screen);
    await page.locator('.guide').waitFor();
    const steps = await pupil.takesAll();
    assert.equal(steps.length, kSteps[level] - 1);
    await picture(page, `lesson-${level}-done`);
    await page.getByRole('button', { name: 'Play on here' }).click();
    await page.locator('.guide').waitFor({ state: 'detached' });
    await page.locator('.team-bar').waitFor();
    assert.deepEqual(watch.complaints, []);
    await page.context().close();
  });
}
