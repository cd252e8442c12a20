import { followLobby } from '../protocol/api';
import type { LobbyEvent, Room } from '../protocol/types';

/** The rooms after one more event of the lobby. */
export function roomsAfter(rooms: readonly Room[], event: LobbyEvent): Room[] {
  if (event.type === 'rooms') return event.rooms;
  const known = new Map([...rooms, ...event.rooms].map((room) => [room.id, room]));
  return event.order.flatMap((id) => known.get(id) ?? []);
}

/** How long the first line may take, which some proxy may keep; and how long nothing may come, where a line says so. */
const kFirstMs = 5_000;
const kQuietMs = 75_000;

/** Ends a reading of which nothing is heard any more. */
class Patience {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly reading: AbortController) {}

  wait(ms: number): void {
    this.end();
    this.timer = setTimeout(() => this.reading.abort(), ms);
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

/** Reads the lobby for as long as something comes of it. */
export async function readLobby(reading: AbortController, tell: (rooms: Room[]) => void): Promise<void> {
  const patience = new Patience(reading);
  patience.wait(kFirstMs);
  let rooms: Room[] = [];
  try {
    const body = await followLobby(reading.signal);
    for await (const event of eventsOf(body, () => patience.wait(kQuietMs))) {
      rooms = roomsAfter(rooms, event);
      tell(rooms);
    }
  } finally {
    patience.end();
  }
}

/** `heard` is called with whatever comes, be it nothing but a sign of life. */
async function* eventsOf(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<LobbyEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line !== '') yield JSON.parse(line) as LobbyEvent;
  }
}
