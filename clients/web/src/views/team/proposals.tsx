import type { Proposal } from '../../protocol/types';
import type { Advised } from '../../session/ports';
import { words } from '../../words';
import { foresightSentences } from '../knowing/foresight_words';

/** Who proposes what, and what it comes to. */
export function proposalInWords({ table }: Advised, proposal: Proposal): string {
  const { state } = table.now.value;
  const what = proposal.decisions.map((d) => words.team.advice(d, (at) => ` ${table.where(at)}`));
  const comesTo = state ? foresightSentences(proposal, state) : [];
  return [`${words.team.proposalOf(table.nameOf(proposal.seat))}: ${words.list(what)}.`, ...comesTo].join(' ');
}

/** Says to those who do not see it what is proposed. */
export function ProposalsInWords({ session }: { session: Advised }) {
  return (
    <ul class="for-ears proposals" aria-live="polite" aria-label={words.team.proposals}>
      {session.table.log.value.team.proposals.map((proposal) => (
        <li key={proposal.number}>{proposalInWords(session, proposal)}</li>
      ))}
    </ul>
  );
}
