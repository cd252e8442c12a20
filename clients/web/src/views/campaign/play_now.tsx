import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Waypoint } from '../../game/waypoint';
import { asName } from '../../session/written';
import { playNow } from '../../session/play_now';
import { lastName } from '../../session/seats';
import { words, wordsForError } from '../../words';
import { NameField } from '../common/name_field';
import { playerName, writingName } from './player';
import { waypointTitle } from './waypoint_name';
import { named } from '../../words/named';

function Name() {
  if (writingName.value) return <NameField field="alone" label={words.campaign.playAs} name={playerName} />;
  return (
    <p class="playing-as">
      {words.campaign.playingAs(named(playerName.value))}{' '}
      <button type="button" class="plain" onClick={() => (writingName.value = true)}>
        {words.campaign.otherName}
      </button>
    </p>
  );
}

/** A room's name is as short as any. */
function roomNameFor(waypoint: Waypoint, name: string): string {
  return asName(words.campaign.soloRoom(waypointTitle(waypoint), name));
}

/** Starts a game for one person with a single press. */
export function PlayNow({ waypoint, label, hint }: { waypoint: Waypoint; label: string; hint: string }) {
  const refusal = useSignal<string | null>(null);
  const busy = useSignal(false);
  // A name that was given elsewhere since is as good.
  useEffect(() => {
    if (playerName.value !== '') return;
    playerName.value = lastName();
    writingName.value = playerName.value === '';
  }, []);
  const submit = async (event: Event) => {
    event.preventDefault();
    const name = asName(playerName.value);
    if (busy.value || name === '') return;
    busy.value = true;
    refusal.value = await playNow(waypoint, name, roomNameFor(waypoint, name));
    busy.value = false;
    if (refusal.value === null) writingName.value = false;
  };
  return (
    <form class="play-now" onSubmit={(event) => void submit(event)}>
      <Name />
      <button type="submit" class="button primary large" disabled={busy.value}>
        {label}
      </button>
      <p class="quiet">{hint}</p>
      {refusal.value && (
        <p class="notice" role="alert">
          {wordsForError(refusal.value)}
        </p>
      )}
    </form>
  );
}
