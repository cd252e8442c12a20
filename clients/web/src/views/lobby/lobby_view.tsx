import { useSignal } from '@preact/signals';

import { isInDays, kDaySeconds, kParts } from '../../game/setup';
import type { Room, Seat } from '../../protocol/types';
import { inviteLink } from '../../session/entry';
import { playOf } from '../../session/help';
import type { Keys } from '../../session/keys';
import type { RoomActs } from '../../session/room_acts';
import type { Parts, Seating, Talking } from '../../session/ports';
import { nameOf } from '../../session/names';
import { roomPath } from '../../session/route';
import { words } from '../../words';
import { Notes } from '../common/notes';
import { partsInWords } from '../common/game_name';
import { PageHeader } from '../common/page_header';
import { Refusal } from '../common/refusal';
import { PlayerName, useSeatFormOfNeighbour } from '../common/seat_form';
import { Watchers } from '../common/watchers';
import { WordForm } from '../common/word_form';
import { ChangeButton } from '../team/change_button';
import { ChatCard } from '../team/chat_card';
import { RoomDialog, RoomMenu, type Asked } from '../team/room_menu';
import { SeatActions } from '../team/seat_actions';
import { Invite } from '../common/invite';
import { ShareLink } from '../common/share_link';
import { TakeSeat } from './take_seat';
import { named } from '../../words/named';
import { Name } from '../common/name';

function SeatLine({ session, room, seat }: { session: Seating; room: Room; seat: Seat }) {
  const here = session.screen.here.value.has(seat.seat);
  const you = here && !session.screen.shared.value;
  return (
    <li class="seat taken" data-seat={seat.seat}>
      <span class={seat.connected ? 'presence here' : 'presence'} />
      <span class="who">
        {nameOf(seat, seat.seat)}
        {you && <small> ({words.lobby.you})</small>}
        {here && !you && <small> ({words.screen.here})</small>}
        {seat.kind === 'bot' && <small> ({words.lobby.bot})</small>}
      </span>
      {seat.kind !== 'companion' && !seat.connected && <small class="quiet">{words.lobby.away}</small>}
      <SeatActions session={session} room={room} seat={seat} />
    </li>
  );
}

/** Seats appear as people come: those that are free are one line. */
function Seats({ session, room }: { session: Seating; room: Room }) {
  const free = room.seats.filter((seat) => !seat.taken);
  return (
    <ul class="seats">
      {room.seats.map((seat) => seat.taken && <SeatLine key={seat.seat} session={session} room={room} seat={seat} />)}
      {free.length > 0 && (
        <li class="seat">
          <span class="presence" />
          <span class="who">{words.lobby.mayCome(free.length)}</span>
          <SeatActions session={session} room={room} seat={free[0]!} />
        </li>
      )}
    </ul>
  );
}

/** For the owner: whether everybody sits at the table at the same time, or plays when they like. */
function Pace({ session, room }: { session: Seating; room: Room }) {
  const { timer } = room.options;
  const inDays = isInDays(timer);
  if (session.keys.owner === null || room.seats.length === 1) return null;
  const take = (days: boolean) =>
    void session.acts.change({ options: days ? { timer: { per: 'turn', seconds: kDaySeconds }, absence: 'wait' } : { timer: null } });
  const choice = (days: boolean, label: string) => (
    <label class="segment">
      <input type="radio" name="pace" checked={inDays === days} onChange={() => take(days)} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset class="labelled pace">
      <legend>{words.lobby.pace}</legend>
      <div class="segments">
        {choice(false, words.team.live)}
        {choice(true, words.team.overDays)}
      </div>
    </fieldset>
  );
}

/** Sits somebody else down who plays at this screen. */
function SeatNeighbour({ keys }: { keys: Keys }) {
  const { name, submit } = useSeatFormOfNeighbour(keys);
  return (
    <details class="neighbour-seat">
      <summary>{words.screen.offer}</summary>
      <form class="take-seat" onSubmit={submit}>
        <label class="labelled">
          <span>{words.screen.theirName}</span>
          <PlayerName name={name} />
        </label>
        <button type="submit" class="button">
          {words.screen.sitDown}
        </button>
      </form>
    </details>
  );
}

function HeldSeats({ keys }: { keys: Keys }) {
  const held = keys.others();
  if (keys.first.value || held.length === 0) return null;
  return (
    <div class="held">
      {keys.inOtherTab.value && <p class="quiet">{words.lobby.elsewhere}</p>}
      <div class="buttons">
        {held.map((seat) => (
          <button type="button" class="button" key={seat.token} onClick={() => keys.use(seat)}>
            {keys.inOtherTab.value && held.length === 1 ? words.lobby.playHere : words.lobby.continueAs(named(seat.name))}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A free seat, behind the room's word for those who have not said it. */
function FreeSeat({ session: { keys, entry }, room }: { session: Parts<'keys' | 'entry'>; room: Room }) {
  const isBarred = room.has_word && entry.pass.value === null && keys.any === null && !keys.invited;
  return isBarred ? <WordForm entry={entry} /> : <TakeSeat keys={keys} />;
}

function Sitting({ session, room }: { session: Parts<'keys' | 'entry'>; room: Room }) {
  const { keys } = session;
  const seat = keys.first.value;
  const full = room.seats.every((candidate) => candidate.taken);
  if (seat) return full ? null : <SeatNeighbour keys={keys} />;
  return (
    <>
      <HeldSeats keys={keys} />
      {full ? <p class="quiet">{words.lobby.full}</p> : <FreeSeat session={session} room={room} />}
    </>
  );
}

/** Whether one person alone sits where others may: until friends come, what calls them is the loudest. */
function isAwaiting({ seats }: Room): boolean {
  return seats.length > 1 && seats.filter((seat) => seat.taken).length === 1;
}

function Start({ acts, room }: { acts: RoomActs; room: Room }) {
  const taken = room.seats.filter((seat) => seat.taken).length;
  if (taken === 0) return null;
  if (!acts.canStart()) return room.game === 'mists' ? null : <p class="quiet">{words.lobby.hostStarts}</p>;
  if (taken === 1 && room.game !== 'mists') return <p class="quiet">{words.lobby.tooFew}</p>;
  return (
    <button type="button" class={isAwaiting(room) ? 'button' : 'button primary large'} onClick={() => void acts.startGame()}>
      {taken === 1 ? words.lobby.startAlone : words.lobby.start}
    </button>
  );
}

/** Says, where strangers may come from the list, that they are looked for. */
function Looking({ keys, room }: { keys: Keys; room: Room }) {
  const free = room.seats.filter((seat) => !seat.taken).length;
  const isOpen = room.visibility === 'listed' && !room.has_word && free > 0;
  if (!isOpen || keys.first.value === null) return null;
  return <p class="quiet looking">{words.find.looking}</p>;
}

/** The game that will be played, in a line. */
function setupOf({ game, level, modules, parts = [] }: Room): string {
  if (level !== null) return `${words.lobby.level(level)} · ${words.levels[level]}`;
  const without = kParts.filter((part) => modules && !modules[part]).map((part) => words.lobby.parts[part]);
  return [
    words.games[game].name,
    ...(without.length > 0 ? [words.lobby.without(without)] : []),
    ...(parts.length > 0 ? [words.lobby.with(partsInWords(parts))] : []),
  ].join(', ');
}

/** A room before its game: who is here, a seat to take, the link to share. */
export function LobbyView({ session, room }: { session: Talking & Seating & Parts<'line' | 'entry'>; room: Room }) {
  const asked: Asked = useSignal<'seat' | 'room' | null>(null);
  const pass = room.has_word ? session.entry.pass.value : null;
  const link = inviteLink(roomPath(room.id), pass);
  return (
    <div class="lobby">
      <PageHeader play={playOf(room)} menu={<RoomMenu session={session} asked={asked} />} />
      <Notes session={session} />
      <main>
        <div class="welcome">
          <h1>
            <Name of={room.name} />
          </h1>
          <p class="tagline">
            {setupOf(room)}
          </p>
        </div>
        <div class="columns">
          <section class="card">
            <h2>{words.status.players}</h2>
            <Seats session={session} room={room} />
            <Watchers table={session.table} />
            <Sitting session={session} room={room} />
            <Looking keys={session.keys} room={room} />
          </section>
          <div class="stack">
            <section class="card">
              <h2>{words.lobby.link}</h2>
              <ShareLink link={link} loud={session.keys.seat.value !== null && isAwaiting(room)} />
              {room.has_word && <p class="quiet about-word">{pass === null ? words.word.tell : words.word.inLink}</p>}
              <Invite link={link} />
            </section>
            <section class="card begin">
              <Pace session={session} room={room} />
              <Start acts={session.acts} room={room} />
              <ChangeButton session={session} />
            </section>
            {!session.table.alone.value && <ChatCard session={session} />}
          </div>
        </div>
        <Refusal refusals={session.refusals} />
        <RoomDialog session={session} asked={asked} />
      </main>
      <footer class="footer">{words.unofficial}</footer>
    </div>
  );
}
