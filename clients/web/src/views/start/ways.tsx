import { useSignal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

import type { Waypoint } from '../../game/waypoint';
import { kLevels } from '../../protocol/types';
import { beginLesson, begunLessons, isNewcomer, learnedLessons } from '../../session/lessons';
import { playNow } from '../../session/play_now';
import { go, roomPath } from '../../session/route';
import { lastName } from '../../session/seats';
import { playWithFriends } from '../../session/with_friends';
import { asName } from '../../session/written';
import { words, wordsForError } from '../../words';
import { waypointName, waypointTitle } from '../campaign/waypoint_name';
import { GhostPicture, MeeplePicture } from '../common/pieces';
import { PlayerName } from '../common/seat_form';

interface WayProps {
  picture: ComponentChildren;
  title: string;
  line: string;
  /** What the page would rather have pressed than the others. */
  loud: boolean;
  busy: boolean;
  onPress: () => void;
}

function Way({ picture, title, line, loud, busy, onPress }: WayProps) {
  return (
    <button type="button" class={loud ? 'button way-in primary' : 'button way-in'} disabled={busy} onClick={onPress}>
      <span class="way-picture">{picture}</span>
      <span>
        <b>{title}</b>
        <small>{line}</small>
      </span>
    </button>
  );
}

/** The lesson that is next: its line, and what leads there. */
function lessonNext(): { line: string; begin: () => Promise<string | null> } {
  const learned = learnedLessons();
  const next = kLevels.find((level) => !learned.includes(level));
  if (next === undefined) return { line: words.lesson.all, begin: async () => (go('/learn'), null) };
  const begun = begunLessons()[next];
  const line = next === 1 ? words.start.tenMinutes : words.campaign.label(words.lesson.title(next), words.campaign.names[next]);
  return { line, begin: begun === undefined ? () => beginLesson(next) : async () => (go(roomPath(begun)), null) };
}

interface NamingProps {
  busy: boolean;
  open: (name: string) => void;
}

/** Asks for the name that the others will read, once. */
function Naming({ busy, open }: NamingProps) {
  const name = useSignal('');
  const submit = (event: Event) => {
    event.preventDefault();
    const given = asName(name.value);
    if (given !== '') open(given);
  };
  return (
    <form class="naming" onSubmit={submit}>
      <PlayerName name={name} label={words.lobby.yourName} first />
      <button type="submit" class="button primary" disabled={busy}>
        {words.start.openTable}
      </button>
    </form>
  );
}

/** The three ways into a game: to be led, alone, and with others. */
export function Ways({ chosen }: { chosen: Signal<Waypoint> }) {
  const busy = useSignal(false);
  const naming = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const run = async (act: () => Promise<string | null>) => {
    if (busy.value) return;
    busy.value = true;
    refusal.value = await act();
    busy.value = false;
  };
  const waypoint = chosen.value;
  const lesson = lessonNext();
  const learns = isNewcomer() || Object.keys(begunLessons()).length > 0;
  const alone = waypoint.game === 'mists';
  const openFor = (name: string) => void run(() => playWithFriends(waypoint, name, asName(words.find.roomOf(name))));
  const withFriends = () => (lastName() === '' ? void (naming.value = true) : openFor(lastName()));
  return (
    <div class="ways">
      <Way
        picture={<GhostPicture />}
        title={words.start.learn}
        line={lesson.line}
        loud={learns && !naming.value}
        busy={busy.value}
        onPress={() => void run(lesson.begin)}
      />
      <Way
        picture={<MeeplePicture colour="red" />}
        title={alone ? words.start.alone : words.campaign.playRival}
        line={waypointName(waypoint)}
        loud={!learns && !naming.value}
        busy={busy.value}
        onPress={() => void run(() => playNow(waypoint, asName(waypointTitle(waypoint))))}
      />
      {naming.value ? (
        <Naming busy={busy.value} open={openFor} />
      ) : (
        <Way
          picture={
            <>
              <MeeplePicture colour="green" />
              <MeeplePicture colour="blue" />
            </>
          }
          title={words.campaign.withFriends}
          line={words.start.oneLink}
          loud={false}
          busy={busy.value}
          onPress={withFriends}
        />
      )}
      {refusal.value && (
        <p class="notice" role="alert">
          {wordsForError(refusal.value)}
        </p>
      )}
    </div>
  );
}
