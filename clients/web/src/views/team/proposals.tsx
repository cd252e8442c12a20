import { signal, useSignalEffect } from '@preact/signals';

import { kindOf, parseFeature } from '../../board/segment';
import type { Proposal, State } from '../../protocol/types';
import type { Advised, Deciding } from '../../session/ports';
import { words } from '../../words';
import { MeeplePicture } from '../common/pieces';

/** What a proposal comes to, in words. */
export function consequencesOf({ consequences: c }: Proposal, { tracks }: State): string {
  const { team } = words;
  const parts = [
    ...c.points.map(({ colour, points }) => (tracks.length === 1 ? team.gains(points) : team.gainsOf(colour, points))),
    ...(c.ghosts_added > 0 ? [team.rise(c.ghosts_added)] : []),
    ...(c.ghosts_removed > 0 ? [team.leave(c.ghosts_removed)] : []),
    ...c.features_completed.map((feature) => team.completes(kindOf(parseFeature(feature).segment))),
    ...(c.banks_completed.length > 0 ? [team.closes(c.banks_completed.length)] : []),
    ...(c.outcome === 'won' ? [team.wins] : c.outcome === 'lost' ? [team.loses] : []),
  ];
  return parts.length === 0 ? team.noConsequence : parts.join(' · ');
}

function ProposalCard({ session, proposal, state }: { session: Deciding & Advised; proposal: Proposal; state: State }) {
  const { council, table } = session;
  const { myTurn, sending } = session.seat;
  const { room, seat } = table.log.value;
  const colour = room?.seats[proposal.seat]?.colours[0];
  const what = proposal.decisions.map((d) => words.team.advice(d, (at) => table.where(at)));
  return (
    <li
      class="proposal card"
      onPointerEnter={() => (council.lookedAt.value = proposal.number)}
      onFocusIn={() => (council.lookedAt.value = proposal.number)}
    >
      <h2>
        {colour && <MeeplePicture colour={colour} />} {words.team.proposalOf(table.nameOf(proposal.seat))}
      </h2>
      <p>{words.list(what)}</p>
      <p class="consequence">{consequencesOf(proposal, state)}</p>
      <div class="buttons">
        {proposal.seat === seat && (
          <button type="button" class="button small" onClick={() => void council.withdraw(proposal)}>
            {words.team.withdraw}
          </button>
        )}
        {myTurn.value && (
          <button
            type="button"
            class="button small primary"
            disabled={sending.value}
            onClick={() => void council.adopt(proposal)}
          >
            {words.team.adopt}
          </button>
        )}
      </div>
    </li>
  );
}

/** As in team.css: on a phone, either way round, proposals would lie over most of the board. */
const small = window.matchMedia('(max-width: 600px), (max-height: 480px)');
const isSmall = signal(small.matches);
small.addEventListener('change', () => (isSmall.value = small.matches));

/** Calls the proposals where they wait, and says how many there are. */
export function ProposalsButton({ session: { council, table } }: { session: Advised }) {
  const { length } = table.log.value.team.proposals;
  // Those of the next turn wait, too.
  useSignalEffect(() => {
    if (table.log.value.team.proposals.length === 0) council.called.value = false;
  });
  if (!isSmall.value || length === 0) return null;
  return (
    <button
      type="button"
      class="button small to-proposals"
      aria-expanded={council.called.value}
      onClick={() => (council.called.value = !council.called.value)}
    >
      {words.team.proposed(length)}
    </button>
  );
}

/** The proposals for what is asked now, beside the board. */
export function Proposals({ session, state }: { session: Deciding & Advised; state: State }) {
  const { proposals } = session.table.log.value.team;
  const waits = isSmall.value && !session.council.called.value;
  return (
    <section class={waits ? 'proposals waiting' : 'proposals'} aria-label={words.team.proposals} aria-live="polite">
      <ul>
        {proposals.map((proposal) => (
          <ProposalCard key={proposal.number} session={session} proposal={proposal} state={state} />
        ))}
      </ul>
    </section>
  );
}
