import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import type { Person } from '../../protocol/people';
import { Company, type Mark } from '../../session/people';
import type { Player } from '../../session/player';
import { follow, roomPath } from '../../session/route';
import { language, words as pageWords } from '../../words';
import { companyWords, fetchCompanyWords } from '../../words/company';
import { Refusal } from '../common/refusal';
import { named } from '../../words/named';
import { Name } from '../common/name';

/** So many people are shown at once. */
const kPage = 10;

/** A date, which no line breaks. */
const day = (at: string) => new Date(at).toLocaleDateString(language(), { dateStyle: 'medium' }).replaceAll(' ', '\u00a0');

function Marks({ company, person }: { company: Company; person: Person }) {
  const words = companyWords()!;
  const marks: [Mark, string][] = [
    ['befriended', words.friend],
    ['muted', words.muted],
    ['blocked', words.blocked],
  ];
  return (
    <div class="buttons marks" role="group" aria-label={words.marks(named(person.name))}>
      {marks.map(([mark, label]) => {
        const on = person[mark];
        // Friends are those with whom one has played; a friend of old can be one no more.
        if (mark === 'befriended' && person.games === 0 && !on) return null;
        return (
          <button key={mark} type="button" class="button small" aria-pressed={on} onClick={() => void company.mark(person, mark, !on)}>
            {label}
          </button>
        );
      })}
    </div>
  );
}

function PersonLine({ company, person }: { company: Company; person: Person }) {
  const words = companyWords()!;
  const { table } = person;
  const room = company.room.value;
  const path = table && roomPath(table.room);
  return (
    <li class="person">
      <p class="grows">
        <b>
          <Name of={person.name} />
        </b>{' '}
        <small class="quiet">
          {person.last_at ? `${words.together(person.games)}, ${words.lastAt(day(person.last_at))}` : words.met}
        </small>
      </p>
      {table && path && (
        <a class="button small" href={path} onClick={(event) => follow(event, path)}>
          {words.sitsAt(named(table.room_name))}
        </a>
      )}
      {room && person.games > 0 && !person.blocked && (
        <button type="button" class="button small" aria-label={`${named(person.name)}: ${words.inviteTo(named(room.name))}`} onClick={() => void company.invite(person)}>
          {words.inviteTo(named(room.name))}
        </button>
      )}
      <Marks company={company} person={person} />
    </li>
  );
}

function Findable({ company, findable }: { company: Company; findable: boolean }) {
  const words = companyWords()!;
  return (
    <div>
      <label class="check">
        <input type="checkbox" checked={findable} onChange={(event) => void company.setFindable(event.currentTarget.checked)} />
        <span>{words.findable}</span>
      </label>
      <p class="quiet">{words.findableLead}</p>
    </div>
  );
}

/** With whom one has played: friends, those whom one does not want to read, and the way to invite them. */
export function People({ me }: { me: Player }) {
  const company = useMemo(() => new Company(me.token), [me.token]);
  const shown = useSignal(kPage);
  useEffect(() => void company.open(), [company]);
  useEffect(() => void fetchCompanyWords(language()).catch(() => {}), [language()]);
  const words = companyWords()!;
  const all = company.all.value;
  const people = all?.people ?? [];
  const rest = people.length - shown.value;
  return (
    <section class="card people" aria-busy={all === null}>
      <h2>{words.people}</h2>
      {!all && company.refusals.code.value === null && <p class="quiet">{pageWords.page.loading}</p>}
      {all && people.length === 0 && <p class="quiet">{words.nobody}</p>}
      {people.length > 0 && (
        <>
          <p class="quiet">
            {words.marksLead} {company.room.value === null && words.noRoom}
          </p>
          <ul>
            {people.slice(0, shown.value).map((person) => (
              <PersonLine key={person.person} company={company} person={person} />
            ))}
          </ul>
        </>
      )}
      {rest > 0 && (
        <button type="button" class="button small" onClick={() => (shown.value += kPage)}>
          {words.more(Math.min(rest, kPage))}
        </button>
      )}
      <p class="good" role="status">
        {company.invited.value && words.invited(named(company.invited.value))}
      </p>
      <Refusal refusals={company.refusals} />
      {all && <Findable company={company} findable={all.findable} />}
    </section>
  );
}
