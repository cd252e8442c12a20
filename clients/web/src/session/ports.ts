import type { ReadonlySignal } from '@preact/signals';

import type { Log } from '../game/log';
import type { RoomSession } from './room_session';
import type { Table } from './table';

type Read = 'room' | 'header' | 'now' | 'rewind' | 'alone' | 'watching' | 'nameOf' | 'where' | 'welcomeBack';

/** A table as views have it: they read the log, and add nothing to it. */
export type TableToRead = Pick<Table, Read> & {
  readonly log: ReadonlySignal<Log>;
  readonly atlas: ReadonlySignal<Table['atlas']['value']>;
};

type InRoom = Omit<RoomSession, 'table'> & { readonly table: TableToRead };

/** What a view needs of this page in a room: some of its parts. */
export type Parts<Name extends keyof InRoom> = Pick<InRoom, Name>;

/** Reads a table, and looks up what it does not show; a replay has this, too. */
export type Reading = Parts<'table' | 'knowing'>;

/** Chooses among what is offered, and decides. */
export type Deciding = Parts<'table' | 'seat'>;

/** Chooses and decides where several may share the screen. */
export type DecidingHere = Deciding & Parts<'screen'>;

/** Sees what others point at and propose. */
export type Advised = Parts<'table' | 'council'>;

/** Plans the turns to come. */
export type Planning = Deciding & Parts<'planner'>;

/** Does on the board all that can be done there. */
export type Acting = Reading & Deciding & Advised;

/** Reads what is said in a room, and says something with a seat. */
export type Talking = Parts<'table' | 'chat' | 'keys' | 'muting' | 'acts'>;

/** Is led through a lesson. */
export type Guided = Deciding & Parts<'undo' | 'refusals'>;

/** Takes, frees and hands over seats. */
export type Seating = Parts<'table' | 'acts' | 'keys' | 'entry' | 'screen' | 'refusals' | 'line'>;

/** Sits down with a key that others had. */
export type Handing = Parts<'table' | 'keys' | 'line'>;
