/** So often a page is looked at: each frame would have it draw them all, and a page behind another may draw none for long. */
const kLookMs = 40;

/** One page at the table, used as a person would: by pressing what is shown. */
export class Player {
  /** With fewer ghosts left in the supply, points are given up for ghosts. */
  fewGhosts = 5;
  /** So many things at most were to be chosen among at once, but for places of the whole board. */
  mostAtOnce = 0;

  /** `byMouse`: clicks; otherwise with a finger. */
  constructor(page, name, byMouse) {
    this.page = page;
    this.name = name;
    this.byMouse = byMouse;
  }

  /** The seq that the page shows, what is asked, and of whom: all of one moment, as others go on meanwhile. */
  moment() {
    return this.page.locator('.table').evaluate(({ dataset: { seq, asked, player } }) => ({ seq: Number(seq), asked, player: Number(player) }));
  }

  /** Waits until the page has come to `seq`, or beyond, and somebody is asked or all is over; that moment. */
  async reaches(seq) {
    const came = await this.page.waitForFunction((least) => {
      const { seq: now, asked, player } = document.querySelector('.table')?.dataset ?? {};
      return Number(now) >= least && asked !== undefined && asked !== 'draw_tile' && { seq: Number(now), asked, player: Number(player) };
    }, seq, { polling: kLookMs });
    return came.jsonValue();
  }

  async press(locator) {
    await (this.byMouse ? locator.click() : locator.tap());
  }

  /** Puts the drawn tile on the space nearest to the start, as a preview. */
  async previewTile() {
    const places = await this.page
      .locator('.space:not(.turned)')
      .evaluateAll((spaces) => spaces.map((space) => space.dataset.place));
    const far = (place) => place.split(',').reduce((sum, n) => sum + Math.abs(Number(n) - 0.5), 0);
    const nearest = places.reduce((a, b) => (far(b) < far(a) ? b : a));
    await this.pressOnBoard(this.page.locator(`.space[data-place="${nearest}"]`));
    await this.page.locator('.preview').waitFor();
  }

  /** Shows the whole board if a part of it is looked at, and what is wanted lies elsewhere or under what floats there. */
  async bringToSight(locator) {
    const isSeen = await locator.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && element.closest('.board-window').contains(hit);
    });
    if (!isSeen) await this.press(this.page.getByRole('button', { name: 'Show everything' }));
  }

  async pressOnBoard(locator) {
    await this.bringToSight(locator);
    await this.press(locator);
  }

  /** Lays the tile that is tried where it is. */
  async lay() {
    await this.press(this.page.getByRole('button', { name: 'Place here', exact: true }));
  }

  async placeTile() {
    await this.previewTile();
    await this.lay();
  }

  /** Puts a meeple where one may stand, as long as some are left for later; if `on` is given, on such a segment. */
  async placeMeeple(on) {
    const spot = this.page.locator(on ? `.spot[aria-label*="${on}"]` : '.spot').first();
    const opens = (await spot.getAttribute('aria-expanded')) !== null;
    await this.pressOnBoard(spot);
    if (opens) await this.press(this.page.locator('.deed-disc').last());
  }

  /** One of those places of the board that nothing lies over, or null; `turn` says which. */
  async #anyOf(places, turn) {
    await this.page.locator('.world:not(.moving)').waitFor({ state: 'attached' });
    const free = await places.evaluateAll((elements) =>
      elements.flatMap((element, i) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? [i] : [];
      }),
    );
    return free.length > 0 ? places.nth(free[turn % free.length]) : null;
  }

  /** Does something at one of those places: what opens is opened, until a press has done it. */
  async #doAt(places, turn) {
    const place = await this.#anyOf(places, turn);
    const opens = (await place.getAttribute('aria-expanded')) !== null;
    await this.press(place);
    if (!opens) return;
    const [within, discs] = ['.spot.within', '.deed-disc'].map((kind) => this.page.locator(kind));
    await within.or(discs).first().waitFor();
    this.mostAtOnce = Math.max(this.mostAtOnce, await within.count(), await discs.count());
    if ((await within.count()) > 0) await this.#doAt(within, turn);
    else await this.press(discs.nth(turn % (await discs.count())));
  }

  /** Does one of the things that the parts of a game offer, on the board or beside it, or nothing; `turn` says which. */
  async act(turn) {
    const beside = this.page.locator('.swatch');
    this.mostAtOnce = Math.max(this.mostAtOnce, (await beside.count()) + 1);
    if ((await beside.count()) > 0 && turn % 4 === 0) return this.press(beside.nth(turn % (await beside.count())));
    const places = this.page.locator(':is(.spot, .pick)');
    if ((await this.#anyOf(places, turn)) === null && (await places.count()) > 0) {
      await this.press(this.page.getByRole('button', { name: 'Show everything' }));
    }
    if (turn % 7 === 6 || (await this.#anyOf(places, turn)) === null) return this.doNothing();
    return this.#doAt(places, turn);
  }

  async doNothing() {
    await this.press(this.page.locator('.action > .buttons .button'));
  }

  async passMeeple() {
    await this.press(this.page.getByRole('button', { name: 'No meeple', exact: true }));
  }

  async takePoints() {
    await this.press(this.page.locator('.action .deed').first());
  }

  /** Gives the points up for ghosts, on the first haunted tile. */
  async removeGhosts() {
    await this.pressOnBoard(this.page.locator('.haunt').first());
  }

  /** Points at the first choice, on the board or below it. */
  async pick() {
    const onBoard = this.page.locator('.pick');
    await onBoard.or(this.page.locator('[data-choice]')).first().waitFor();
    if ((await onBoard.count()) > 0) await this.pressOnBoard(onBoard.first());
    else await this.press(this.page.locator('[data-choice]').first());
  }

  /** Whether nothing can be done but to put a meeple on the new tile. */
  async isAboutMeeples() {
    return (await this.page.getByRole('button', { name: 'No meeple', exact: true }).count()) > 0;
  }

  /** Answers any question; now and then no meeple is put, and points are given up for ghosts. */
  async decide(asked, turn) {
    switch (asked) {
      case 'place_tile':
        return this.placeTile();
      case 'place_meeple':
        if (!(await this.isAboutMeeples())) return this.act(turn);
        return turn % 5 === 4 ? this.passMeeple() : this.placeMeeple();
      case 'capture_meeple':
      case 'move_wagon':
      case 'place_abbey':
        return this.act(turn);
      case 'score':
        return (await this.wantsGhosts()) ? this.removeGhosts() : this.takePoints();
      case 'chase_ghosts':
        return this.removeGhosts();
      default:
        return this.pick();
    }
  }

  async wantsGhosts() {
    const supply = Number(await this.page.locator('.ghosts-left .figure b').textContent());
    return supply < this.fewGhosts && (await this.page.locator('.haunt').count()) > 0;
  }

  async points() {
    return Number(await this.page.locator('.score .figure b').textContent());
  }

  async tiles() {
    return this.page.locator('.ground .board-tile').count();
  }
}
