import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { SignPicture } from '../../art/sign';
import { signOf } from '../../game/signs';
import type { Line } from '../../protocol/types';
import type { Chat } from '../../session/chat';
import type { Talking } from '../../session/ports';
import { words, wordsForError } from '../../words';
import { Dialog } from '../common/dialog';
import { AboutLineView } from '../company';
import { SignButtons } from './sign_buttons';
import { named } from '../../words/named';
import { asLine, kLongest, written } from '../../session/written';
import { namesakes } from '../../session/namesakes';
import { Name } from '../common/name';

function Say({ chat }: { chat: Chat }) {
  const text = useSignal('');
  const trouble = useSignal<string | null>(null);
  const submit = async (event: Event) => {
    event.preventDefault();
    const line = asLine(text.value, kLongest.line);
    if (line === '') return;
    const answer = await chat.say(line);
    if (answer.kind === 'said') text.value = '';
    if (answer.kind === 'tooFast') trouble.value = words.team.tooFast(answer.seconds);
    else trouble.value = answer.kind === 'refused' ? wordsForError(answer.code) : null;
  };
  return (
    <form class="say" onSubmit={(event) => void submit(event)}>
      <input
        aria-label={words.team.say}
        placeholder={words.team.say}
        autocomplete="off"
        value={text.value}
        onInput={(event) => (text.value = written(event, kLongest.line))}
      />
      <button type="submit" class="button small primary">
        {words.team.send}
      </button>
      {trouble.value && (
        <p class="notice" role="alert">
          {trouble.value}
        </p>
      )}
    </form>
  );
}

/** A line of the chat in words, also if it is a sign. */
export function inWords({ text }: Line): string {
  const sign = signOf(text);
  return sign ? words.reactions.meaning[sign] : text;
}

/** What a line says: its text, or a sign drawn large. */
function Text({ line }: { line: Line }) {
  const sign = signOf(line.text);
  if (!sign) return <bdi>{line.text}</bdi>;
  return (
    <span role="img" aria-label={inWords(line)}>
      <SignPicture sign={sign} />
    </span>
  );
}

/** What follows on each other and is not shown, together; each line that is shown by itself. */
function grouped(lines: readonly Line[], isHidden: (line: Line) => boolean): (Line | Line[])[] {
  const groups: (Line | Line[])[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (!isHidden(line)) groups.push(line);
    else if (Array.isArray(last)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Who said what, by the seat as well where several have the name, and the way to what can be done about it. */
function Said({ line, twin, onAbout }: { line: Line; twin: boolean; onAbout: (() => void) | null }) {
  return (
    <>
      <b>
        <Name of={line.name} />
      </b>{' '}
      {twin && <small class="quiet">({words.lobby.seat(line.seat + 1)})</small>} <Text line={line} />
      {onAbout && (
        <button type="button" class="about-button" aria-haspopup="dialog" aria-label={words.team.about(named(line.name))} onClick={onAbout}>
          …
        </button>
      )}
    </>
  );
}

/** Lines of those who are muted: there for whoever wants them. */
function HiddenLines({ lines, said }: { lines: Line[]; said: (line: Line) => ComponentChildren }) {
  return (
    <li class="hidden-lines">
      <details>
        <summary>{words.team.hiddenLines(lines.length)}</summary>
        <ol>
          {lines.map((line) => (
            <li key={line.number}>{said(line)}</li>
          ))}
        </ol>
      </details>
    </li>
  );
}

/** The lines of the chat, earlier ones on request, and what one says oneself. */
export function ChatLines({ session }: { session: Talking }) {
  const { chat } = session;
  const list = useRef<HTMLDivElement>(null);
  const lines = chat.lines.value;
  const newest = lines.at(-1);
  const mayTalk = session.table.room.value?.options.chat ?? true;
  const about = useSignal<Line | null>(null);
  const own = session.table.log.value.seat;
  const twins = namesakes([...lines, ...(session.table.room.value?.seats ?? [])]);
  const said = (line: Line) => <Said line={line} twin={twins.has(line.seat)} onAbout={line.seat === own ? null : () => (about.value = line)} />;
  useEffect(() => {
    chat.read();
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest?.number]);
  return (
    <>
      {chat.hasEarlier.value && (
        <button type="button" class="button small" onClick={() => void chat.fetchEarlier()}>
          {words.team.earlier}
        </button>
      )}
      <div ref={list} class="chat-lines" role="log" aria-label={words.team.chat} tabIndex={0}>
        <ol>
          {grouped(lines, (line) => session.muting.hides(line)).map((one) =>
            Array.isArray(one) ? (
              <HiddenLines key={one[0]!.number} lines={one} said={said} />
            ) : (
              <li key={one.number}>{said(one)}</li>
            ),
          )}
        </ol>
      </div>
      {about.value && (
        <Dialog title={named(about.value.name)} onClose={() => (about.value = null)}>
          <AboutLineView session={session} line={about.value} />
        </Dialog>
      )}
      {mayTalk && <SignButtons session={session} />}
      {session.keys.seat.value && (mayTalk ? <Say chat={session.chat} /> : <p class="quiet">{words.errors.chat_closed}</p>)}
    </>
  );
}
