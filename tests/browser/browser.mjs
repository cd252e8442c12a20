import { chromium } from 'playwright-core';

import { readAsSeen } from './seen.mjs';

const kFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** No memory for what is drawn, so that nothing is: by software that takes longer than all else, and no test sees it. */
const kNoDrawing = '--force-gpu-mem-available-mb=0';

/** What Chromium itself writes while a server is gone; the page can do nothing about it. */
const kLineDown = /WebSocket connection to '.*' failed|net::ERR_CONNECTION_|net::ERR_EMPTY_RESPONSE|net::ERR_SOCKET_NOT_CONNECTED/;

/** A draft was decided before the server could tell what it leads to. */
const kTooLate = { path: /\/foresight$/, text: /status of 409/ };

/** A browser that draws only if pictures are wished for. */
export function launch(pictures) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: pictures ? kFlags : [...kFlags, kNoDrawing],
  });
}

/** Collects everything that a page must not do: errors, policy violations, requests to others. */
export class Watch {
  complaints = [];
  /** While the server is down on purpose, the browser's own notes about it are no complaint. */
  serverDown = false;

  constructor(origin) {
    this.origin = origin;
  }

  async follow(page, name) {
    readAsSeen(page);
    page.on('pageerror', (error) => this.complaints.push(`${name}: ${error.stack}`));
    page.on('console', (message) => this.#heard(name, message));
    page.on('request', (request) => this.#requested(name, request.url()));
    await page.exposeFunction('reportViolation', (text) => this.complaints.push(`${name}: ${text}`));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        window.reportViolation(`${event.violatedDirective} blocked ${event.blockedURI}`);
      });
      // A dialog that opens a frame later than it is there misses the keys that are pressed meanwhile.
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
        for (const each of added.flatMap((node) => [node, ...node.querySelectorAll('dialog')])) {
          if (each.matches('dialog:not([open])')) window.reportViolation(`"${each.className}" came without being open`);
        }
      }).observe(document, { childList: true, subtree: true });
    });
  }

  #heard(name, message) {
    if (!['error', 'warning'].includes(message.type())) return;
    if (this.serverDown && kLineDown.test(message.text())) return;
    // Playwright itself writes about what a profile's options ask of it.
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
    const { url } = message.location();
    if (kTooLate.path.test(url) && kTooLate.text.test(message.text())) return;
    this.complaints.push(`${name}: ${message.text()} ${url}`);
  }

  #requested(name, url) {
    const own = url.startsWith(this.origin) || url.startsWith('data:');
    if (!own) this.complaints.push(`${name}: asked another host for ${url}`);
  }
}
