import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';

import { parseFeature } from '../../src/board/segment';
import type { Lesson } from '../../src/game/lesson';
import { Guide } from '../../src/session/guide';
import { GuideCard } from '../../src/views/lesson/guide_card';
import { lessons } from '../../src/views/lesson/lessons';
import { kLessons, type LegalDecision, type Update } from '../../src/protocol/types';
import { words } from '../../src/words';
import { sessionAt, stateOf } from '../fixtures/moments';

const place = (rotation: 0 | 1): LegalDecision => ({ id: `place:0,-2,${rotation}`, type: 'place_tile', x: 0, y: -2, rotation });

describe('every lesson', () => {
  it.each(kLessons)('with number %i says each of its lines once, and ends without asking', (number) => {
    const { steps } = lessons[number];
    expect(steps.map(({ say }) => say)).toEqual(Object.keys(words.lesson.say[number]));
    expect(steps.at(-1)).toMatchObject({ say: 'done' });
    expect(steps.at(-1)).not.toHaveProperty('want');
  });

  it.each(kLessons)('with number %i points at things that can be', (number) => {
    for (const { mark } of lessons[number].steps) {
      if (mark && 'feature' in mark) expect(() => parseFeature(mark.feature)).not.toThrow();
    }
  });

  it.each(kLessons)('with number %i says at most three sentences at a time', (number) => {
    for (const line of Object.values(words.lesson.say[number])) {
      expect(line.split(/[.!?](?: |$)/).filter(Boolean).length, line).toBeLessThanOrEqual(3);
    }
  });
});

/** A lesson of level 1 that was begun and whose log is known from its beginning. */
function begun(legal: LegalDecision[]) {
  const session = sessionAt('place_tile', stateOf(), legal);
  const { room, base, ...log } = session.table.log.value;
  session.table.log.value = { ...log, room: { ...room!, lesson: 1 }, base: { ...base, seq: 0 } };
  return session;
}

describe('the guide', () => {
  /** A guide at the step that teaches to turn a tile. */
  function turning() {
    const session = begun([place(0), place(1)]);
    const step = lessons[1].steps.find(({ turning }) => turning)!;
    const lesson: Lesson = { opening: 0, steps: [{ say: 'read' }, step, { say: 'done' }] };
    const guide = new Guide(lesson, session.table, () => session.undo.take());
    session.seat.follow(guide);
    return { session, guide };
  }

  it('goes from what is read to what is asked, and back', () => {
    const { guide } = turning();
    expect(guide.isRead()).toBe(true);
    expect(guide.canGoBack()).toBe(false);
    guide.goOn();
    expect(guide.step.value?.say).toBe('turn');
    expect(guide.isRead()).toBe(false);
    void guide.goBack();
    expect(guide.step.value?.say).toBe('read');
  });

  it('takes a tile only when it is turned as it should be, and says so', () => {
    const { session, guide } = turning();
    expect(session.seat.legal.value).toHaveLength(2);
    expect(guide.lead.value?.accepts('place:0,-2,0')).toBe(false);
    expect(guide.nudged.value).toBe(true);
    expect(guide.lead.value?.accepts('place:0,-2,1')).toBe(true);
    expect(guide.nudged.value).toBe(false);
  });

  it('leaves everything to the player when it was sent away', () => {
    const { session, guide } = turning();
    guide.left.value = true;
    expect(guide.lead.value).toBeNull();
    expect(session.seat.legal.value).toHaveLength(2);
  });

  it('goes by what the pupil decided, whoever decides between', () => {
    const session = begun([]);
    const steps: Lesson['steps'] = [
      { say: 'walk', want: 'dragon:1,1' },
      { say: 'on', want: 'dragon:0,2' },
      { say: 'done' },
    ];
    const guide = new Guide({ opening: 0, steps }, session.table, () => session.undo.take());
    const decided = (seq: number, player: number, id: string) =>
      ({ seq, actor: { kind: 'player', player }, decision: { id, type: 'move_dragon' } }) as unknown as Update;
    const log = session.table.log.value;
    const tell = (...updates: Update[]) => (session.table.log.value = { ...log, updates });
    tell(decided(1, 0, 'dragon:1,1'), decided(2, 1, 'dragon:1,2'));
    expect(guide.step.value?.say).toBe('on');
    expect(guide.standing.value?.astray).toBe(false);
    tell(decided(1, 0, 'dragon:1,1'), decided(2, 1, 'dragon:1,2'), decided(3, 0, 'dragon:0,2'));
    expect(guide.isDone()).toBe(true);
  });

  it('says its line in a live region, with a button to go on', () => {
    const html = renderToString(<GuideCard session={begun([])} />);
    expect(html).toContain(words.lesson.say[1].welcome);
    expect(html).toMatch(/class="guide-line" role="status"/);
    expect(html).toContain(words.lesson.next);
  });
});
