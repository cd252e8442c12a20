import { useSignal, useSignalEffect, type Signal } from '@preact/signals';

import { AbbeyToken, GoodsChip, Tower } from '../../art/pieces';
import { belongingsOf, hasSecondPart } from '../../game/facts';
import { stocks, type FigureKind } from '../../game/figure';
import { isOver, isTogether } from '../../game/standing';
import type { Colour, Room, Seat, State, Stock } from '../../protocol/types';
import { nameOf } from '../../session/names';
import type { Parts, Reading, Seating } from '../../session/ports';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { useWayBack } from '../common/lies_over';
import { MeeplePicture } from '../common/pieces';
import { PrisonerPicture } from './prisoner_picture';
import { Watchers } from '../common/watchers';
import { SeatActions } from '../team/seat_actions';
import { TimeLeft } from '../team/time_left';

const stockOf = (stock: Stock | undefined) => Object.entries(stock ?? {}) as [Colour, number][];

/** The colours that a player has meeples of. */
const coloursOf = (state: State, index: number): Colour[] => stockOf(state.supplies[index]).map(([colour]) => colour);

function StockOf({ stock, kind }: { stock: Stock | undefined; kind: FigureKind }) {
  return (
    <>
      {stockOf(stock).map(([colour, n]) => (
        <span key={colour} class={n === 0 ? 'stock none' : 'stock'} role="img" aria-label={words.status.supply(colour, kind, n)}>
          <MeeplePicture colour={colour} kind={kind} />
          {n}
        </span>
      ))}
    </>
  );
}

/** What a player has in hand, and which guards can still be won. */
export function Hand({ state, index }: { state: State; index: number }) {
  const general = stockOf(state.general_guards[index])[0]?.[1];
  return (
    <span class="supply">
      {stocks(state, index).map(([kind, stock]) => (
        <StockOf key={kind} stock={stock} kind={kind} />
      ))}
      {general !== undefined && (
        <small class="general" role="img" aria-label={words.status.generalGuards(general)}>
          +{general}
        </small>
      )}
      {coloursOf(state, index).map((colour) => (
        <Belonging key={colour} state={state} colour={colour} />
      ))}
    </span>
  );
}

/** What the player has beside figures: goods, floors, the abbey, prisoners. */
function Belonging({ state, colour }: { state: State; colour: Colour }) {
  const { goods, floors, abbey, prisoners } = belongingsOf(state, colour);
  return (
    <>
      {goods.map(({ good, count }) => (
        <span key={good} class="stock" role="img" aria-label={words.status.goods[good](count)}>
          <svg class="goods-picture" viewBox="-12 -12 24 24" aria-hidden="true">
            <GoodsChip goods={good} />
          </svg>
          {count}
        </span>
      ))}
      {floors !== null && (
        <span class="stock" role="img" aria-label={words.status.floors(floors)}>
          <svg class="goods-picture" viewBox="-14 -14 28 24" aria-hidden="true">
            <Tower floors={1} />
          </svg>
          {floors}
        </span>
      )}
      {abbey && (
        <span class="stock" role="img" aria-label={words.status.abbey}>
          <svg class="goods-picture" viewBox="-17 -17 34 34" aria-hidden="true">
            <AbbeyToken />
          </svg>
        </span>
      )}
      {prisoners.map((figure, i) => (
        <span key={i} class="stock" role="img" aria-label={words.status.prisoner(figure.colour, figure.kind)}>
          <PrisonerPicture {...figure} />
        </span>
      ))}
    </>
  );
}

/** In a game against each other, the player's points. */
function OwnPoints({ state, index }: { state: State; index: number }) {
  const track = state.tracks.find(({ colour }) => state.supplies[index]?.[colour] !== undefined);
  if (isTogether(state) || !track) return null;
  return (
    <b class="own-points" role="img" aria-label={words.points(track.points)}>
      {track.points}
    </b>
  );
}

/** Who sits there, if anybody, and whether they are here. */
function presenceOf(seat: Seat | undefined): string | null {
  if (!seat?.taken) return words.team.freeSeat;
  if (seat.kind === 'companion') return null;
  return seat.connected && !seat.absent ? null : words.lobby.away;
}

/** What is said of a player beside the name. */
function asidesOf(session: Reading & Partial<Seating>, seat: Seat | undefined, index: number): string[] {
  const here = session.screen?.here.value.has(index) ?? false;
  const shared = session.screen?.shared.value ?? false;
  return [
    ...(here && !shared && seat?.name !== words.lesson.pupil ? [words.lobby.you] : []),
    ...(here && shared ? [words.screen.here] : []),
    ...(seat?.kind === 'bot' ? [words.lobby.bot] : []),
  ];
}

interface ChipProps {
  session: Reading & Partial<Seating>;
  room: Room | null;
  state: State;
  index: number;
  open: Signal<number | null>;
}

/** A player: figure, name, points, whether it is their turn and whether they are here. */
function Chip({ session, room, state, index, open }: ChipProps) {
  const seat = room?.seats[index];
  const name = room ? nameOf(seat, index) : session.table.nameOf(index);
  const presence = room ? presenceOf(seat) : null;
  const active = state.player === index && !isOver(state);
  const isOpen = open.value === index;
  const [colour] = coloursOf(state, index);
  const kind = `player chip${active ? ' active' : ''}${presence === null ? '' : ' away'}`;
  return (
    <li class={kind} data-seat={index} {...(active ? { 'aria-current': 'true' as const } : {})}>
      <button type="button" class="chip-button" aria-expanded={isOpen} title={name} onClick={() => (open.value = isOpen ? null : index)}>
        {colour && <MeeplePicture colour={colour} />}
        <span class="who">
          {name}
          {asidesOf(session, seat, index).map((aside) => (
            <small key={aside}> ({aside})</small>
          ))}
          {presence && <small> · {presence}</small>}
        </span>
        <TimeLeft table={session.table} seat={index} />
        <OwnPoints state={state} index={index} />
        {active && hasSecondPart(state) && (
          <span class="again" role="img" aria-label={words.status.again} title={words.status.again}>
            <Icon name="again" />
          </span>
        )}
      </button>
    </li>
  );
}

const isSeating = (session: Reading & Partial<Seating>): session is Reading & Seating => session.acts !== undefined;

/** What a player has in hand, and what can be done about their seat; their meeples are lit on the board meanwhile. */
function AboutPlayer({ session, room, state, index }: Omit<ChipProps, 'open'>) {
  const seat = room?.seats[index];
  return (
    <div class="about-player card">
      {seat?.absent && <p>{words.team.absent}</p>}
      <Hand state={state} index={index} />
      {room && seat && isSeating(session) && <SeatActions session={session} room={room} seat={seat} />}
    </div>
  );
}

interface ChipsProps {
  session: Reading & Partial<Seating> & Partial<Parts<'screen'>>;
  /** Whose seats they are; null where a game is told again. */
  room: Room | null;
  state: State;
}

/** Everybody around the table in one row. A press on one lights up their meeples, and shows what they have in hand. */
export function Chips({ session, room, state }: ChipsProps) {
  const open = useSignal<number | null>(null);
  useSignalEffect(() => {
    const now = session.table.now.value.state;
    session.knowing.lit.value = open.value === null || !now ? [] : coloursOf(now, open.value);
  });
  const close = () => (open.value = null);
  useWayBack(open.value !== null, close);
  const shut = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open.value === null) return;
    event.stopPropagation();
    close();
  };
  return (
    <div class={state.players === 1 ? 'chips alone' : 'chips'} onKeyDown={shut}>
      <ul aria-label={words.status.players}>
        {Array.from({ length: state.players }, (_, index) => (
          <Chip key={index} {...{ session, room, state, index, open }} />
        ))}
      </ul>
      {room && <Watchers table={session.table} />}
      {open.value !== null && open.value < state.players && <AboutPlayer {...{ session, room, state }} index={open.value} />}
    </div>
  );
}
