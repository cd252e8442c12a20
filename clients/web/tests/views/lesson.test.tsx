import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';

import { parseFeature } from '../../src/board/segment';
import type { Lesson } from '../../src/game/lesson';
import { Guide } from '../../src/session/guide';
import { GuideCard } from '../../src/views/lesson/guide_card';
import { lessons } from '../../src/views/lesson/lessons';
import { kLevels, type LegalDecision } from '../../src/protocol/types';
import { words } from '../../src/words';
import { sessionAt, stateOf } from '../fixtures/moments';

const place = (rotation: 0 | 1): LegalDecision => ({ id: `place:0,-2,${rotation}`, type: 'place_tile', x: 0, y: -2, rotation });

describe('every lesson', () => {
  it.each(kLevels)('of level %i says each of its lines once, and ends without asking', (level) => {
    const { steps } = lessons[level];
    expect(steps.map(({ say }) => say)).toEqual(Object.keys(words.lesson.say[level]));
    expect(steps.at(-1)).toMatchObject({ say: 'done' });
    expect(steps.at(-1)).not.toHaveProperty('want');
  });

  it.each(kLevels)('of level %i points at things that can be', (level) => {
    for (const { mark } of lessons[level].steps) {
      if (mark && 'feature' in mark) expect(() => parseFeature(mark.feature)).not.toThrow();
    }
  });

  it.each(kLevels)('of level %i says at most three sentences at a time', (level) => {
    for (const line of Object.values(words.lesson.say[level])) {
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

  it('says its line in a live region, with a button to go on', () => {
    const html = renderToString(<GuideCard session={begun([])} />);
    expect(html).toContain(words.lesson.say[1].welcome);
    expect(html).toMatch(/class="guide-line" role="status"/);
    expect(html).toContain(words.lesson.next);
  });
});
