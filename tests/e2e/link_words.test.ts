import { expect, test } from 'vitest';
import { receive } from './harness/bytes.ts';
import { createRoom, startRoom, takeSeat } from './harness/http.ts';
import { Server } from './harness/server.ts';

// The sanitizers' servers are built without a page.
const pageTest = test.skipIf(process.env['MISTWARD_WITHOUT_PAGE'] !== undefined);

/** What those who show a link read of the page at that path, by the names of its cards. */
async function cardsOf(server: Server, path: string, language = 'en') {
  const answer = await receive(server, path, { 'accept-language': language });
  const page = answer.body.toString();
  const cards = [...page.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)];
  const title = /<title>([^<]*)</.exec(page)?.[1]?.replace(/[\u2068\u2069]/g, '');
  const described = /<meta name="description" content="([^"]*)"/.exec(page)?.[1]?.replace(/[\u2068\u2069]/g, '');
  return { answer, title, described, cards: Object.fromEntries(cards.map(([, name, content]) => [name, content])) };
}

const kRoom = { name: 'Tea & <fog>', game: 'mists', level: 2, seats: 2 };

pageTest('a link to a listed room tells of it in the language of whoever is shown it', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server, kRoom);
  await takeSeat(server, room.id, 'Ana');
  const english = await cardsOf(server, `/r/${room.id}`);
  expect(english.title).toBe('Tea &amp; &lt;fog&gt; · Mistward');
  expect(english.described).toBe('Mists, level 2. With Ana. One seat is free: open the link and sit down.');
  expect(english.cards['og:image']).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/card\.jpg$/);
  expect(english.answer.headers.vary).toContain('Accept-Language');
  const german = await cardsOf(server, `/r/${room.id}`, 'de-AT,de;q=0.9,en;q=0.5');
  expect(german.described).toBe('Nebel, Stufe 2. Mit Ana. Ein Platz ist frei: Öffne den Link und setz dich dazu.');
  expect(german.cards['og:locale']).toBe('de');
  const again = await receive(server, `/r/${room.id}`, { 'if-none-match': english.answer.headers.etag! });
  expect(again.status).toBe(304);
});

pageTest('a link tells no more of a room that is private or hidden than of one that there is not', async () => {
  const server = await Server.start();
  const nothing = await cardsOf(server, '/r/aaaaaaaaaa');
  expect(nothing.title).toBe('Mistward');
  expect(nothing.described).toContain('board game');
  const says = ({ title, described, cards: { 'og:url': _, ...cards } }: Awaited<ReturnType<typeof cardsOf>>) => ({ title, described, cards });
  const hidden = async (room: object) => {
    const made = await createRoom(server, { ...kRoom, seats: 1, ...room });
    await takeSeat(server, made.room.id, 'Ana', { pass: made.owner_token });
    await startRoom(server, made.room.id, made.owner_token);
    for (const path of [`/r/${made.room.id}`, `/g/${made.room.id}.1`]) {
      expect(says(await cardsOf(server, path)), JSON.stringify(room)).toEqual(says(nothing));
    }
  };
  await hidden({ visibility: 'private' });
  await hidden({ options: { spectators: false } });
  await hidden({ seats: 2, word: 'owl', options: { word_for: 'watch' } });
});

pageTest('a link to a game names who plays it, and its picture is there', async () => {
  const server = await Server.start();
  const { room, owner_token: owner } = await createRoom(server, { ...kRoom, seats: 1 });
  await takeSeat(server, room.id, 'Ana');
  await startRoom(server, room.id, owner);
  expect((await cardsOf(server, `/g/${room.id}.1`)).title).toBe('Ana · Mists, level 2 · Mistward');
  expect((await cardsOf(server, `/g/${room.id}.2`)).title).toBe('Mistward');
  const picture = await receive(server, '/card.jpg');
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(picture.body.length).toBeGreaterThan(20_000);
  expect(picture.body.length).toBeLessThan(120_000);
});
