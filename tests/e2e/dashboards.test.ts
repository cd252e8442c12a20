import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { call } from './harness/http.ts';
import { Server } from './harness/server.ts';

// What hosts put into Grafana and Prometheus, held against what the server really exports.

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; refId: string }[];
}
interface Dashboard {
  panels: Panel[];
  templating: { list: { name: string; definition?: string }[] };
}
interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}

const read = (file: string) => readFileSync(new URL(`../../docker/${file}`, import.meta.url), 'utf8');
const dashboard = JSON.parse(read('grafana/mistward.json')) as Dashboard;
const { rules } = (parseYaml(read('prometheus/alerts.yaml')) as { groups: [{ rules: Rule[] }] }).groups[0];

/** Every expression, by where it stands. */
const expressions: [string, string][] = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }): [string, string] => [title, expr])),
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboard.templating.list.flatMap(({ name, definition }): [string, string][] => (definition ? [[name, definition]] : [])),
];

/** Labels that Prometheus adds itself. */
const kAdded = ['instance', 'job'];

interface Exported {
  name: string;
  labels: Record<string, string>;
}

/** What a server exports before anybody has asked anything of it. */
async function everythingExported(): Promise<Exported[]> {
  const { text } = await call(await Server.start(), '/metrics');
  return text.split('\n').filter((line) => /^\w/.test(line)).map((line) => {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line)!;
    return { name: name!, labels: Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!])) };
  });
}

/** The metrics of an expression, each with the labels that it is selected by. */
function selectorsOf(expression: string): { name: string; matchers: [string, string, string][] }[] {
  return [...expression.matchAll(/\b((?:mistward|process)_\w+)(?:\{([^}]*)\})?/g)].map(([, name, inside = '']) => ({
    name: name!,
    matchers: [...inside.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].map(([, label, how, value]) => [label!, how!, value!]),
  }));
}

test('every metric of the dashboard and of the alerts is exported, with the labels and values that they name', async () => {
  const exported = await everythingExported();
  expect(expressions.length).toBeGreaterThan(35);
  let selectors = 0;
  for (const [where, expression] of expressions) {
    for (const { name, matchers } of selectorsOf(expression)) {
      const samples = exported.filter((sample) => sample.name === name);
      expect(samples, `${where}: ${name}`).not.toEqual([]);
      for (const [label, , value] of matchers.filter(([label]) => !kAdded.includes(label))) {
        const known = samples.map(({ labels }) => labels[label]);
        for (const word of value.split('|')) expect(known, `${where}: ${name}{${label}}`).toContain(word);
      }
      selectors += 1;
    }
  }
  expect(selectors).toBeGreaterThan(35);
});

test('what is told apart are labels that the metrics have', async () => {
  const exported = await everythingExported();
  for (const [where, expression] of expressions) {
    const names = selectorsOf(expression).map(({ name }) => name);
    const labels = new Set(exported.filter(({ name }) => names.includes(name)).flatMap((sample) => Object.keys(sample.labels)));
    for (const [, list] of expression.matchAll(/\bby \(([^)]*)\)/g)) {
      for (const label of list!.split(', ')) if (!kAdded.includes(label)) expect([...labels], where).toContain(label);
    }
  }
});

test('histograms are asked for by their buckets, and counters by how they grow', () => {
  for (const [where, expression] of expressions) {
    for (const [, inner] of expression.matchAll(/histogram_quantile\((.*)\)/g)) expect(inner, where).toMatch(/_bucket\b.*\ble\b|\ble\b.*_bucket\b/);
    for (const { name } of selectorsOf(expression)) {
      if (/_(total|bucket|sum|count)$/.test(name)) expect(expression, where).toMatch(new RegExp(`(rate|increase)\\(${name}`));
    }
  }
});

test('every family of metrics is somewhere on the dashboard, or told here as not worth a place', async () => {
  const exported = await everythingExported();
  const kLeftOut = /^(?:process_(?:open_fds|max_fds|start_time_seconds)|mistward_(?:build_info|nodes|disk_bytes|backup_bytes|backups))(?:_total)?$|^mistward_(messages_written|reports|writes|pruned|slow_readers_coalesced|work_(entries|bytes|abandoned|refused)|outbox_messages|work|store_(batch_jobs|checkpoint)|webhooks?(_waiting|_deliveries|_given_up|_delivery)?)(_total|_seconds)?$/;
  const family = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
  const shown = new Set(expressions.flatMap(([, expression]) => selectorsOf(expression).map(({ name }) => family(name))));
  const missing = [...new Set(exported.map(({ name }) => family(name)))].filter((name) => !shown.has(name) && !kLeftOut.test(name));
  expect(missing).toEqual([]);
});

test('the panels of the dashboard have ids of their own, and none lies over another', () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const spaces = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`),
  );
  expect(new Set(spaces).size).toBe(spaces.length);
  for (const { gridPos, title } of panels) expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
});

test('every alert says what is wrong, what it means, and how urgent it is', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, labels, annotations } of rules) {
    expect(['critical', 'warning', 'info'], alert).toContain(labels.severity);
    expect(annotations.summary, alert).toMatch(/\{\{ \$labels\.instance \}\}/);
    expect(annotations.description, alert).toMatch(/^[A-Z].*\.$/);
  }
});

/** Prometheus' own tool, of Debian's package prometheus; `MISTWARD_PROMTOOL` names another. */
const kPromtool = process.env.MISTWARD_PROMTOOL ?? 'promtool';
const hasPromtool = spawnSync(kPromtool, ['--version']).status === 0;
const pathOf = (path: string) => new URL(`../../${path}`, import.meta.url).pathname;

test.skipIf(!hasPromtool)('every alert fires when it should, and is silent when it should not, by Prometheus itself', () => {
  for (const args of [['check', 'rules', pathOf('docker/prometheus/alerts.yaml')], ['test', 'rules', pathOf('tests/alerts/alerts.yaml')]]) {
    const { status, stdout, stderr } = spawnSync(kPromtool, args, { encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`).toBe(0);
  }
});

test('every alert has its test', () => {
  const { tests } = parseYaml(readFileSync(pathOf('tests/alerts/alerts.yaml'), 'utf8')) as { tests: { name: string }[] };
  const tested = tests.map(({ name }) => name).sort();
  expect(tested).toEqual(rules.flatMap(({ alert }) => [`${alert} fires`, `${alert} is silent`]).sort());
});
