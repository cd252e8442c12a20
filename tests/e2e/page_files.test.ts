import { expect, test } from 'vitest';
import { receive, type Received, unpacked } from './harness/bytes.ts';
import { Server } from './harness/server.ts';

// The sanitizers' servers are built without a page.
const pageTest = test.skipIf(process.env['MISTWARD_WITHOUT_PAGE'] !== undefined);

/** The scripts and styles that a browser fetches before it shows anything. */
async function firstFiles(server: Server): Promise<string[]> {
  const index = (await receive(server, '/')).body.toString();
  const files = [...index.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path!);
  for (const kind of ['.js', '.css']) expect(files.some((file) => file.endsWith(kind)), kind).toBe(true);
  return files;
}

async function inEveryCoding(server: Server, path: string) {
  const accepting = (codings: string) => receive(server, path, { 'accept-encoding': codings });
  const plain = await receive(server, path);
  const brotli = await accepting('gzip, deflate, br');
  const gzip = await accepting('gzip');
  const refusing = await accepting('br;q=0, gzip;q=0.0');
  const identity = await accepting('identity');
  return { plain, brotli, gzip, refusing, identity };
}

const coding = ({ headers }: Received) => headers['content-encoding'];

pageTest('each script and style of the page comes compressed to those who take it, and is the same file', async () => {
  const server = await Server.start();
  for (const path of await firstFiles(server)) {
    const answers = await inEveryCoding(server, path);
    const { plain, brotli, gzip, refusing, identity } = answers;
    expect([plain, brotli, gzip, refusing, identity].map(coding), path).toEqual([
      undefined,
      'br',
      'gzip',
      undefined,
      undefined,
    ]);
    for (const answer of Object.values(answers)) {
      expect(answer.status).toBe(200);
      expect(unpacked(answer).equals(plain.body), path).toBe(true);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
    }
    const heads = 2000;
    expect(gzip.bytes).toBeLessThan(plain.body.length * 0.4 + heads);
    expect(brotli.bytes).toBeLessThan(gzip.bytes);
  }
});

pageTest('each form of a file has a tag of its own, and whoever has that form is not sent it again', async () => {
  const server = await Server.start();
  for (const path of await firstFiles(server)) {
    const { plain, brotli, gzip } = await inEveryCoding(server, path);
    const tags = [plain, brotli, gzip].map(({ headers }) => headers.etag!);
    expect(new Set(tags).size, path).toBe(3);
    const again = (tag: string) =>
      receive(server, path, { 'accept-encoding': 'gzip', 'if-none-match': tag }).then(({ status }) => status);
    expect(await Promise.all(tags.map(again))).toEqual([200, 200, 304]);
    expect(await again(`"0", W/${tags[2]}`)).toBe(304);
  }
});

pageTest('a small file and a picture come as they are', async () => {
  const server = await Server.start();
  for (const path of ['/manifest.webmanifest', '/icon-192.png']) {
    const answer = await receive(server, path, { 'accept-encoding': 'gzip, br' });
    expect(answer.status, path).toBe(200);
    expect(coding(answer), path).toBeUndefined();
  }
});
