import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { launch } from './browser.mjs';
import { Server } from './server.mjs';

const kRepository = fileURLToPath(new URL('../..', import.meta.url));
const kBinaries = process.env.MISTWARD_BIN ?? join(kRepository, 'build/release/bin');
export const kBinary = process.env.MISTWARD_BINARY ?? join(kBinaries, 'mistward');
/** Pictures are for people to look at; no test does, and drawing and packing them takes as long as much of a game. */
const kPictures = Boolean(process.env.MISTWARD_PICTURES);
const kScreenshots = join(kRepository, 'build/screenshots');

/** A server with a database of its own, and a browser. */
export class Setting {
  #other;
  /** The administrator's token; null where there is no administration. */
  adminToken = null;
  /** What the server is started with besides. */
  options = [];

  /** With `administration` the server has a token for it, a folder for backups, and believes what proxies say. */
  static async open({ administration = false, options = [] } = {}) {
    const setting = new Setting();
    setting.options = options;
    if (kPictures) mkdirSync(kScreenshots, { recursive: true });
    setting.directory = mkdtempSync(join(tmpdir(), 'mistward-browser-'));
    if (administration) setting.adminToken = randomBytes(24).toString('hex');
    try {
      setting.server = await setting.#start();
      setting.browser = await launch(kPictures);
    } catch (error) {
      // A server that nobody stops would keep the file of tests from its end.
      await setting.close();
      throw error;
    }
    return setting;
  }

  /** This setting with a second browser: of several pages in one browser, those behind may draw no frame for seconds. */
  async inAnotherBrowser() {
    this.#other ??= await launch(kPictures);
    return Object.create(this, { browser: { value: this.#other } });
  }

  get database() {
    return join(this.directory, 'games.db');
  }

  get url() {
    return this.server.url;
  }

  /** The address of a path on this server. */
  address(path) {
    return new URL(path, this.url).href;
  }

  /** Kills the server; `restart` brings it back on the same port and database. */
  async crash() {
    await this.server.crash();
  }

  async restart() {
    this.server = await this.#start(this.server.port);
  }

  #start(port = 0) {
    if (this.adminToken === null) return Server.start(kBinary, this.database, port, { options: this.options, variables: {} });
    const options = ['--backups', join(this.directory, 'backups'), '--trust-proxy', '127.0.0.1', ...this.options];
    return Server.start(kBinary, this.database, port, { options, variables: { MISTWARD_ADMIN_TOKEN: this.adminToken } });
  }

  async close() {
    await Promise.all([this.browser, this.#other].map((browser) => browser?.close()));
    await this.server?.stop();
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** Keeps a picture of the page by night and by day, if pictures are wished for. */
export async function picture(page, name) {
  if (!kPictures) return;
  for (const colorScheme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(kScreenshots, `${name}-${colorScheme}.png`) });
  }
}
