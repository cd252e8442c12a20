import type {
  Announced,
  Away,
  Clock,
  Ended,
  LegalDecision,
  Line,
  Next,
  Proposal,
  RoomDocument,
  SeatPlan,
  ServerMessage,
  State,
  UndoRequest,
  Update,
  Welcome,
} from './documents.js';
import { MistwardError } from './errors.js';
import { kMostChatLines, kMostProposals } from './limits.js';
import { applyPatch, PatchError } from './patch.js';

/** A message does not follow on what is known: connect again, and if `anew`, without `since`. */
export class OutOfStep extends MistwardError {
  constructor(
    why: string,
    readonly anew: boolean,
  ) {
    super(why);
  }
}

type Snapshot = Extract<Welcome, { resumed: false }>;

/**
 * The room and the game as of the last message. Documents are never changed, only replaced: what somebody kept stays as
 * it was.
 */
export class View {
  room: RoomDocument | null = null;
  seat: number | null = null;
  seq = 0;
  state: State | null = null;
  next: Next | null = null;
  legal: readonly LegalDecision[] = [];
  ended: Ended | null = null;
  away: Away | null = null;
  undo: UndoRequest | null = null;
  clock: Clock | null = null;
  announcement: Announced | null = null;
  plans: SeatPlan[] = [];
  chat: readonly Line[] = [];
  /** The game that `state` is of. */
  gameId: string | null = null;
  private proposed: readonly Proposal[] = [];

  /** The last seq that was applied, from which a connection can resume. */
  get since(): number | undefined {
    return this.state !== null && this.seq > 0 ? this.seq : undefined;
  }

  /** Whether the seat has to decide. */
  get isMyTurn(): boolean {
    const { seat, next } = this;
    const asked = seat !== null && next?.actor === 'player' && next.player === seat;
    return asked && this.ended === null && this.legal.length > 0;
  }

  /** The proposals that are open at this seq. */
  get proposals(): Proposal[] {
    return this.proposed.filter(({ seq }) => seq === this.seq);
  }

  /** Applies a message; throws `OutOfStep` if it does not follow on the last, `TypeError` if it lacks something. */
  take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.takeWelcome(message);
      case 'update':
        return this.takeUpdate(message);
      case 'room':
        this.room = message.room;
        return;
      case 'ended':
        this.ended = message;
        return;
      case 'clock':
        this.clock = message;
        return;
      case 'undo_asked':
        this.undo = message.undo;
        return;
      case 'undo_settled':
        this.undo = null;
        return;
      case 'proposed':
        this.proposed = [...this.proposed, message.proposal].slice(-kMostProposals);
        return;
      case 'proposal_withdrawn':
        this.proposed = this.proposed.filter(({ number }) => number !== message.number);
        return;
      case 'said': {
        const { type: _, ...line } = message;
        this.chat = [...this.chat, line].slice(-kMostChatLines);
        return;
      }
      case 'plans':
        this.plans = message.plans;
        return;
      case 'announcement':
        this.announcement = message.announcement;
        return;
      default:
        // Within version 1 the server may say things that this package does not know yet.
        return;
    }
  }

  private takeWelcome(welcome: Welcome): void {
    const { seat } = welcome.you;
    if (!welcome.resumed) this.takeSnapshot(welcome);
    else if (this.state === null || welcome.seq !== this.seq) throw new OutOfStep('a resume from where nobody was', true);
    this.room = welcome.room;
    this.seat = seat;
    this.undo = welcome.undo;
    this.away = welcome.away;
    this.announcement = welcome.announcement;
    this.plans = welcome.plans ?? [];
    this.chat = welcome.chat.slice(-kMostChatLines);
    this.proposed = welcome.proposals.slice(-kMostProposals);
  }

  private takeSnapshot(welcome: Snapshot): void {
    const gameId = welcome.room.game_id;
    if (gameId !== this.gameId || welcome.state === null || welcome.state.outcome === 'undecided') this.ended = null;
    this.gameId = gameId;
    this.seq = welcome.seq;
    this.state = welcome.state;
    this.next = welcome.next;
    this.legal = welcome.legal;
    this.clock = null;
  }

  private takeUpdate(update: Update): void {
    if (update.seq <= this.seq) return;
    if (this.state === null || update.seq !== this.seq + 1) {
      throw new OutOfStep(`update ${update.seq} does not follow on ${this.seq}`, this.state === null);
    }
    try {
      this.state = applyPatch(this.state, update.patch) as State;
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      throw new OutOfStep(`update ${update.seq}: ${error.message}`, true);
    }
    this.seq = update.seq;
    this.next = update.next;
    this.legal = update.legal;
  }
}
