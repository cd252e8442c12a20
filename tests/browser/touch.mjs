/** Fingers on a page, by the browser's own touch events. */
export class Fingers {
  static async on(page) {
    return new Fingers(await page.context().newCDPSession(page));
  }

  constructor(line) {
    this.line = line;
  }

  async #send(type, points) {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    await this.line.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  /** Rests one finger on a place until `during` is over. */
  async hold(place, during) {
    await this.#send('touchStart', [place]);
    await during();
    await this.#send('touchEnd', []);
  }

  /** Moves each finger from its first place to its last, in some steps, and lifts them. */
  async move(ways, steps = 8) {
    await this.#send('touchStart', ways.map(([from]) => from));
    for (let i = 1; i <= steps; i += 1) {
      const part = i / steps;
      await this.#send('touchMove', ways.map(([[x, y], [toX, toY]]) => [x + (toX - x) * part, y + (toY - y) * part]));
    }
    await this.#send('touchEnd', []);
  }
}

export async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}
