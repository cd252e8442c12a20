import { describe, expect, it } from 'vitest';

import { samplesOf, sumOf } from '../../src/protocol/metrics';
import { FigureBook } from '../../src/session/admin/figures';
import { pathOf } from '../../src/views/admin/figure_line';

const names = new Set(['mistward_connections', 'mistward_refusals_total']);

describe('the metrics', () => {
  it('are read by name, with their labels, and nothing else is', () => {
    const text = [
      '# HELP mistward_connections Open connections',
      'mistward_connections 12',
      'mistward_refusals_total{code="a \\"b\\"",by="x"} 3',
      'mistward_refusals_total{code="internal"} 4e1',
      'mistward_other_total 7',
      'mistward_connections oops',
      '',
    ].join('\n');
    const samples = samplesOf(text, names);
    expect(samples.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'mistward_connections 12',
      'mistward_refusals_total 3',
      'mistward_refusals_total 40',
    ]);
    expect(samples[1]!.labels).toEqual({ code: 'a \\"b\\"', by: 'x' });
    expect(sumOf(samples, 'mistward_refusals_total')).toBe(43);
    expect(sumOf(samples, 'mistward_refusals_total', ({ code }) => code === 'internal')).toBe(40);
  });
});

interface Told {
  decisions?: number;
  chance?: number;
  internal?: number;
  paused?: number;
  replies?: [count: number, sum: number];
}

const told = ({ decisions = 0, chance = 0, internal = 0, paused = 0, replies = [0, 0] }: Told) =>
  [
    'mistward_rooms_loaded 3',
    `mistward_decisions_total{by="player",game="mists"} ${decisions}`,
    `mistward_decisions_total{by="chance",game="mists"} ${chance}`,
    `mistward_refusals_total{code="internal"} ${internal}`,
    `mistward_refusals_total{code="paused"} ${paused}`,
    `mistward_command_seconds_count ${replies[0]}`,
    `mistward_command_seconds_sum ${replies[1]}`,
  ].join('\n');

describe('the live figures', () => {
  it('need two looks', () => {
    const book = new FigureBook();
    book.add(told({}), 0);
    expect(book.figures.value).toBeNull();
  });

  it('are what happened between two looks, for each second or minute', () => {
    const book = new FigureBook();
    book.add(told({ decisions: 100, chance: 50, replies: [10, 1] }), 0);
    book.add(told({ decisions: 110, chance: 90, internal: 1, paused: 2, replies: [14, 1.02] }), 5_000);
    book.add(told({ decisions: 110, chance: 90, internal: 1, paused: 2, replies: [14, 1.02] }), 10_000);
    const figures = book.figures.value!;
    expect(figures.rooms).toEqual([3, 3]);
    expect(figures.decisions).toEqual([2, 0]);
    expect(figures.refusals).toEqual([36, 0]);
    expect(figures.faults).toEqual([12, 0]);
    expect(figures.replies[0]).toBeCloseTo(5);
    expect(figures.replies[1]).toBeNull();
  });

  it('begin at 0 after a start of the server', () => {
    const book = new FigureBook();
    book.add(told({ decisions: 100 }), 0);
    book.add(told({ decisions: 10 }), 5_000);
    expect(book.figures.value!.decisions).toEqual([2]);
  });

  it('reach back ten minutes', () => {
    const book = new FigureBook();
    for (let i = 0; i < 200; i += 1) book.add(told({ decisions: i * i }), i * 5_000);
    expect(book.figures.value!.decisions).toHaveLength(120);
    expect(book.figures.value!.decisions.at(-1)).toBeCloseTo((199 ** 2 - 198 ** 2) / 5);
  });
});

describe('a line', () => {
  it('ends at the right, leaves gaps, and draws a value alone as a dot', () => {
    const path = pathOf([1, 2, null, 4]);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path).toMatch(/M236\.0 4\.0h0$/);
    expect(pathOf([null, null])).toBe('');
    expect(pathOf(Array.from({ length: 120 }, () => 1))).toMatch(/^M4\.0 /);
    expect(pathOf([0, 0])).not.toContain('NaN');
  });
});
