import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

import { seatCounts, setupOf, type Setup } from '../../game/setup';
import type { Waypoint } from '../../game/waypoint';
import { words } from '../../words';

function Row({ title, name, children }: { title: string; name: string; children: ComponentChildren }) {
  return (
    <div data-setup={name}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Rows({ setup }: { setup: Setup }) {
  const { campaign } = words;
  const { goal, scorers, piles, ghosts, hounds, cemeteries, hand, lent } = setup;
  return (
    <dl class="setup">
      <Row name="goal" title={campaign.goal}>
        {goal === null ? campaign.mostPoints : campaign.goalOf(goal, scorers)}
      </Row>
      <Row name="tiles" title={campaign.tiles}>
        {campaign.tilesOf(piles)}
      </Row>
      <Row name="ghosts" title={campaign.ghosts}>
        {ghosts.total > 0 ? campaign.ghostsOf(ghosts.total, ghosts.placed) : campaign.noGhosts}
      </Row>
      <Row name="hand" title={campaign.hand}>
        {campaign.handOf(hand, lent)}
      </Row>
      {hounds.length > 0 && (
        <Row name="hounds" title={campaign.hounds}>
          {campaign.houndsOf(hounds)}
        </Row>
      )}
      <Row name="cemeteries" title={campaign.cemeteries}>
        {campaign.cemeteriesOf[cemeteries]}
      </Row>
    </dl>
  );
}

/** How a game is set up for so many players; unfolded by who wants to know. */
export function SetupList({ waypoint }: { waypoint: Waypoint }) {
  const wished = useSignal(1);
  const counts = seatCounts(waypoint.game);
  const players = Math.max(counts[0]!, Math.min(counts.at(-1)!, wished.value));
  return (
    <details class="unfold">
      <summary>{words.campaign.setup}</summary>
      <label class="setup-players">
        {words.campaign.setupFor}{' '}
        <select value={players} onChange={(event) => (wished.value = Number(event.currentTarget.value))}>
          {counts.map((n) => (
            <option key={n} value={n}>
              {words.campaign.people(n)}
            </option>
          ))}
        </select>
      </label>
      <Rows setup={setupOf(waypoint.game, waypoint.level ?? 1, players)} />
    </details>
  );
}
