import { batch, signal } from '@preact/signals';

import { emptyLog, type Position } from '../game/log';
import { Timeline } from '../game/timeline';
import { codeOf } from '../protocol/api';
import { getGameFeatures, type Feature } from '../protocol/features';
import { getGame, getGameLog, getGamePosition, type GameRecord } from '../protocol/games';
import type { Options, Room, Update } from '../protocol/types';
import { RoomSession } from './room_session';

/** Nobody acts in a game that is over. */
const kNobodyActs: Options = {
  timer: null,
  absence: 'wait',
  grace_seconds: 0,
  undo: 'never',
  spectators: true,
  aids: { council: false, hints: false },
};

/** The room of a game as it was when the game began, as far as views of the table ask for it. */
function roomOf(record: GameRecord): Room {
  const { room, setup, players, started_ms, game_id, tileset, rules, commitment } = record;
  return {
    id: room,
    name: game_id,
    status: 'over',
    visibility: 'private',
    game: setup.game,
    level: setup.level ?? (setup.game === 'mists' ? 1 : null),
    scoring: setup.scoring ?? [],
    modules: setup.modules ?? null,
    colours: [],
    options: kNobodyActs,
    lesson: null,
    paused: false,
    forked_from: null,
    game_id,
    seats: players.map((player, seat) => ({
      seat,
      taken: player !== null,
      name: player?.name ?? null,
      kind: player?.kind ?? null,
      connected: false,
      absent: false,
      colours: player?.colours ?? [],
    })),
    spectators: 0,
    created_at: new Date(started_ms).toISOString(),
    tileset,
    rules,
    commitment,
    seed: null,
  };
}

/** A game to be replayed: its whole log, without a line to the server and without a seat. */
export class ReplaySession extends RoomSession {
  readonly record = signal<GameRecord | null>(null);

  /** `seq` is the moment that is shown first. */
  constructor(
    game: string,
    private readonly seq: number,
  ) {
    super(game);
  }

  override open(): void {
    void this.load();
  }

  protected override featuresAt(seq: number): Promise<Feature[]> {
    return getGameFeatures(this.id, seq);
  }

  private async load(): Promise<void> {
    try {
      const [record, start, updates] = await this.persist(() =>
        Promise.all([this.begin(), getGamePosition(this.id, 0), getGameLog(this.id)]),
      );
      this.unrolled(record, start, updates);
    } catch (error) {
      this.missing.value = codeOf(error);
    }
  }

  /** Fetches what the game was, and its tiles while the log, which is long, is still on its way. */
  private async begin(): Promise<GameRecord> {
    const record = await getGame(this.id);
    void this.draw(record.setup.game);
    return record;
  }

  /** Shows a log that is known as a whole. */
  unrolled(record: GameRecord, start: Position, updates: Update[]): void {
    const timeline = new Timeline(start, updates);
    const now = timeline.at(timeline.last);
    batch(() => {
      this.record.value = record;
      this.log.value = { ...emptyLog, room: roomOf(record), base: start, updates, now };
      this.rewind.to(this.seq);
    });
  }
}
