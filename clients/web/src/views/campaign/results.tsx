import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Waypoint } from '../../game/waypoint';
import { getStatistics, type Statistic } from '../../protocol/games';
import { talliesOf, type Tally } from '../../session/results';
import { words } from '../../words';

/** The best of a tally, in a sentence. */
export function bestInWords({ best }: Tally): string {
  const { game, outcome, points, ghosts } = best;
  const { campaign } = words;
  if (game === 'mists') return outcome === 'won' ? campaign.bestWon(points, ghosts) : campaign.bestLost(points);
  return outcome === 'won' ? campaign.rivalWon(points) : campaign.rivalLost(points);
}

/** The best that was reached in this browser, by the number of players. */
export function BestHere({ waypoint }: { waypoint: Waypoint }) {
  const tallies = talliesOf(waypoint);
  return (
    <section class="best-here">
      <h3>{words.campaign.bestHere}</h3>
      {tallies.length === 0 && <p class="quiet">{words.campaign.notPlayed}</p>}
      <ul>
        {tallies.map((tally) => (
          <li key={tally.best.players} class={tally.won > 0 ? 'good' : ''}>
            <b>{words.campaign.people(tally.best.players)}</b>
            <span>{bestInWords(tally)}</span>
            <small>{words.campaign.tally(tally.won, tally.games)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const statistics = signal<Statistic[] | null>(null);

/** All numbers of players together. */
function inAll(rows: Statistic[]): { games: number; won: number; best: number } {
  const sum = (of: (row: Statistic) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    games: sum((row) => row.games),
    won: sum((row) => row.won),
    best: Math.max(0, ...rows.map((row) => row.points?.best ?? 0)),
  };
}

/** How everybody's games went here. */
export function OnServer({ waypoint: { game, level } }: { waypoint: Waypoint }) {
  useEffect(() => {
    // Where they cannot be had the rest of the page is as good.
    getStatistics()
      .then((known) => (statistics.value = known))
      .catch(() => {});
  }, []);
  if (!statistics.value) return null;
  const { games, won, best } = inAll(statistics.value.filter((row) => row.game === game && row.level === level));
  const { campaign } = words;
  const told = [campaign.serverGames(games), ...(game === 'mists' ? [campaign.serverWon(won)] : []), campaign.serverBest(best)];
  return (
    <section class="on-server">
      <h3>{campaign.onServer}</h3>
      <p class="quiet">{games === 0 ? campaign.nobody : told.join(' · ')}</p>
    </section>
  );
}
