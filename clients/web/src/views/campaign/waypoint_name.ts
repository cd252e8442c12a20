import type { Waypoint } from '../../game/waypoint';
import { words } from '../../words';

/** "Level 3", or the name of the other game. */
export function waypointTitle({ game, level }: Waypoint): string {
  return level === null ? words.games[game].name : words.lobby.level(level);
}

/** "Level 3: The hounds", or the name of the other game. */
export function waypointName(waypoint: Waypoint): string {
  const { level } = waypoint;
  return level === null ? waypointTitle(waypoint) : words.campaign.label(waypointTitle(waypoint), words.campaign.names[level]);
}

/** What it is about, in a line. */
export function waypointLine({ game, level }: Waypoint): string {
  return level === null ? words.games[game].line : words.levels[level];
}
