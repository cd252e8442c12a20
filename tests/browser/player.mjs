/** So often a page is looked at: each frame would have it draw them all, and a page behind another may draw none for long. */
const kLookMs = 40;

/** One page at the table, used as a person would: by pressing what is shown. */
export class Player {
  /** With fewer ghosts left in the supply, points are given up for ghosts. */
  fewGhosts = 5;

  /** `byMouse`: clicks; otherwise with a finger. */
  constructor(page, name, byMouse) {
    this.page = page;
    this.name = name;
    this.byMouse = byMouse;
  }

  /** The seq that the page shows, what is asked, and of whom. */
  async moment() {
    const table = this.page.locator('.table');
    const [seq, asked, player] = await Promise.all(
      ['data-seq', 'data-asked', 'data-player'].map((name) => table.getAttribute(name)),
    );
    return { seq: Number(seq), asked, player: Number(player) };
  }

  /** Waits until the page has come to `seq`, or beyond, and somebody is asked or all is over. */
  async reaches(seq) {
    await this.page.waitForFunction((least) => {
      const { seq: now, asked } = document.querySelector('.table')?.dataset ?? {};
      return Number(now) >= least && asked !== undefined && asked !== 'draw_tile';
    }, seq, { polling: kLookMs });
    return this.moment();
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
    if ((await onBoard.count()) > 0) await this.pressOnBoard(onBoard.first());
    else await this.press(this.page.locator('[data-choice]').first());
  }

  /** Answers any question; now and then no meeple is put, and points are given up for ghosts. */
  async decide(asked, turn) {
    switch (asked) {
      case 'place_tile':
        return this.placeTile();
      case 'place_meeple':
        return turn % 5 === 4 ? this.passMeeple() : this.placeMeeple();
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
