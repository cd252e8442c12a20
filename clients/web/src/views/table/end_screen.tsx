import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { seedFits } from '../../game/fair';
import { houndOfNextPile, isTogether, playerOf } from '../../game/standing';
import type { Colour, Ended, Level, Room, State } from '../../protocol/types';
import type { Parts, Seating, TableToRead, Talking } from '../../session/ports';
import { follow, gamePath, go } from '../../session/route';
import { words } from '../../words';
import { useLed } from '../common/led';
import { MeeplePicture } from '../common/pieces';
import { Refusal } from '../common/refusal';
import { WhyLink } from '../common/why_link';
import { ChangeButton } from '../team/change_button';
import { ChatCard } from '../team/chat_card';
import { Film } from '../film';
import type { Caption } from '../picture/board_picture';
import { SavePicture } from '../picture/save_picture';
import { gameTitle } from '../common/game_name';
import { GameReview } from '../review';
import { ComeAlong } from './come_along';
import { EndPicture } from './end_picture';
import { ownName, type Named } from '../../words/named';

function Fairness({ room, ended }: { room: Room; ended: Ended }) {
  const fits = useSignal<boolean | null>(null);
  useEffect(() => {
    void seedFits(room, ended).then((result) => (fits.value = result));
  }, [ended.seed]);
  return (
    <details class="fairness">
      <summary>{words.end.fair}</summary>
      <p>{words.end.fairLead}</p>
      <dl>
        <dt>{words.end.commitment}</dt>
        <dd>
          <code>{ended.commitment}</code>
        </dd>
        <dt>{words.end.seed}</dt>
        <dd>
          <code>{ended.seed}</code>
        </dd>
      </dl>
      {fits.value !== null && (
        <p class={fits.value ? 'good' : 'warning'}>{fits.value ? words.end.matches : words.end.differs}</p>
      )}
    </details>
  );
}

/** How the game ended, in a few words: won, lost, or who has the most points. */
export function verdict(table: TableToRead, state: State, { outcome, winners }: Ended): string {
  if (outcome !== 'finished') return outcome === 'won' ? words.end.won : words.end.lost;
  return words.end.finished(winners.map((colour) => nameOf(table, state, colour)));
}

/** Why it ended; where only the current pile was empty, how the next one is reached. */
function why(state: State, reason: Ended['reason']): string {
  const { tracks, goal } = state;
  const reached = words.list(tracks.map((track) => String(track.points)));
  const missed = reason === 'M-END-3' ? houndOfNextPile(state) : null;
  if (missed) return words.end.pileEmpty(missed.hound, missed.total, tracks.length > 1, reached, goal ?? 0);
  return words.end.reasons[reason](reached, goal ?? 0);
}

/** Whose points these are: a player's, or where all play together a scoring meeple's. */
function nameOf(table: TableToRead, state: State, colour: Colour): Named {
  const player = isTogether(state) ? null : playerOf(state, colour);
  return player === null ? ownName(words.colours[colour]) : table.nameOf(player);
}

/** What is written under a picture of the board. */
function captionOf(table: TableToRead, state: State, ended: Ended): Caption {
  const points = words.list(state.tracks.map((track) => words.points(track.points)));
  const players = words.list(Array.from({ length: state.players }, (_, player) => table.nameOf(player)));
  return { title: verdict(table, state, ended), line: `${gameTitle(state)} · ${points} · ${players}` };
}

/** All totals, the highest first. */
function Ranking({ table, state, winners }: { table: TableToRead; state: State; winners: Colour[] }) {
  const ranked = [...state.tracks].sort((a, b) => b.points - a.points);
  return (
    <ol class="ranking">
      {ranked.map(({ colour, points }) => (
        <li key={colour} class={winners.includes(colour) ? 'winner' : ''}>
          <MeeplePicture colour={colour} />
          <span class="who">{nameOf(table, state, colour)}</span>
          <b>{words.points(points)}</b>
        </li>
      ))}
    </ol>
  );
}

/** Leads to the replay of the game. */
function WatchAgain({ game }: { game: string }) {
  return (
    <a class="button small" href={gamePath(game)} onClick={(event) => follow(event, gamePath(game))}>
      {words.replay.watchAgain}
    </a>
  );
}

interface NextGameProps {
  session: Parts<'acts' | 'keys' | 'onward'>;
  room: Room;
  /** The level that was played; the owner may have chosen another since. */
  played: Level | null;
  ended: Ended;
}

/** The next game of the same people: the same once more, and after a win the next level before that. */
function NextGame({ session, room, played, ended }: NextGameProps) {
  if (session.keys.any !== null && !session.acts.canStart()) return <p class="quiet">{words.lobby.hostStarts}</p>;
  if (session.keys.any === null) {
    return (
      <button type="button" class="button primary" onClick={() => go('/')}>
        {words.end.again}
      </button>
    );
  }
  const goesOn = ended.outcome === 'won' && played !== null && played < 6 && room.level === played;
  const begin = (level?: Level) => void session.onward.lead(() => session.acts.playAgain(level));
  return (
    <>
      <button type="button" class={goesOn ? 'button' : 'button primary'} onClick={() => begin()}>
        {ended.outcome === 'lost' ? words.team.tryAgain : words.end.again}
      </button>
      {goesOn && (
        <button type="button" class="button primary" onClick={() => begin((played + 1) as Level)}>
          {words.team.nextLevel}
        </button>
      )}
    </>
  );
}

interface EndScreenProps {
  session: Talking & Seating & Parts<'onward'>;
  room: Room;
  state: State;
  ended: Ended;
  onLook: () => void;
}

/** Says how the game ended, and what can be done now, beside the board as it was left. */
export function EndScreen({ session, room, state, ended, onLook }: EndScreenProps) {
  const led = useLed(onLook);
  const well = ended.outcome !== 'lost';
  return (
    <section class={`docked end ${well ? 'won' : 'lost'}`} {...led} role="dialog" aria-labelledby="end-title">
      <EndPicture won={well} />
      <h2 id="end-title" tabIndex={-1}>
        {verdict(session.table, state, ended)}
      </h2>
      <ComeAlong onward={session.onward} />
      <div class="with-why">
        <p class="lead">{why(state, ended.reason)}</p>
        <WhyLink section={ended.reason} label={words.page.rule}>
          ?
        </WhyLink>
      </div>
      {state.tracks.length > 1 && <Ranking table={session.table} state={state} winners={ended.winners} />}
      {room.game_id && <GameReview key={room.game_id} table={session.table} game={room.game_id} />}
      {!session.table.alone.value && <ChatCard session={session} />}
      <Refusal refusals={session.refusals} />
      <details class="unfold more-of-game">
        <summary>{words.end.more}</summary>
        <div class="buttons owner-tools">
          {room.game_id && <WatchAgain game={room.game_id} />}
          {room.game_id && <SavePicture table={session.table} name={room.game_id} caption={captionOf(session.table, state, ended)} />}
          <ChangeButton session={session} />
        </div>
        {room.game_id && <Film key={room.game_id} table={session.table} game={room.game_id} />}
        <Fairness room={room} ended={ended} />
      </details>
      <div class="buttons">
        <button type="button" class="button" onClick={onLook}>
          {words.end.look}
        </button>
        {!session.onward.offer.value && <NextGame session={session} room={room} played={state.level} ended={ended} />}
      </div>
    </section>
  );
}
