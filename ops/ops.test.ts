import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { METRICS } from '../realtime/hosts/metrics/metric-list.ts';
import { readPromql } from './promql.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

const ruleSchema = v.strictObject({
  alert: v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]+$/)),
  expr: v.string(),
  for: v.optional(v.pipe(v.string(), v.regex(/^\d+[smh]$/))),
  labels: v.strictObject({ severity: v.picklist(['page', 'ticket']) }),
  annotations: v.strictObject({
    summary: v.pipe(v.string(), v.minLength(10)),
    reason: v.pipe(v.string(), v.minLength(30)),
  }),
});
const { groups } = v.parse(
  v.strictObject({
    groups: v.array(v.strictObject({ name: v.string(), rules: v.array(ruleSchema) })),
  }),
  parse(read('alerts.yaml')),
);
const rules = groups.flatMap((group) => group.rules);

const placeSchema = v.object({ x: v.number(), y: v.number(), w: v.number(), h: v.number() });
const dashboard = v.parse(
  v.object({
    uid: v.string(),
    schemaVersion: v.pipe(v.number(), v.minValue(39)),
    templating: v.object({ list: v.array(v.object({ name: v.string(), type: v.string() })) }),
    panels: v.array(
      v.object({
        id: v.number(),
        type: v.picklist(['row', 'stat', 'timeseries']),
        title: v.string(),
        gridPos: placeSchema,
        targets: v.optional(
          v.array(
            v.object({
              refId: v.string(),
              expr: v.string(),
              datasource: v.object({
                type: v.literal('prometheus'),
                uid: v.literal('${datasource}'),
              }),
            }),
          ),
          [],
        ),
      }),
    ),
  }),
  JSON.parse(read('grafana.json')),
);

/** Series that Prometheus makes of the metrics, and their labels. */
const SERIES = new Map(
  Object.entries(METRICS).flatMap(([name, metric]) => {
    const labels: readonly string[] = 'labels' in metric ? Object.keys(metric.labels) : [];
    if (metric.type !== 'histogram') return [[name, labels] as const];
    return [
      [`${name}_bucket`, [...labels, 'le']] as const,
      [`${name}_sum`, labels] as const,
      [`${name}_count`, labels] as const,
    ];
  }),
);

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  ),
];

describe('the alerts and the dashboard', () => {
  it.each(expressions)('%s reads metrics that exist: %s', (_where, expression) => {
    const { series, labels, fault } = readPromql(expression);
    expect(fault).toBeNull();
    expect(series).not.toEqual([]);
    expect(series.filter((name) => !SERIES.has(name))).toEqual([]);
    const known = series.flatMap((name) => SERIES.get(name) ?? []);
    expect(labels.filter((label) => !known.includes(label))).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('shows every metric', () => {
    const shown = new Set(expressions.flatMap(([, expression]) => readPromql(expression).series));
    const missing = Object.entries(METRICS)
      .map(([name, { type }]) => (type === 'histogram' ? `${name}_bucket` : name))
      .filter((name) => !shown.has(name));
    expect(missing).toEqual([]);
  });

  it('places its panels side by side within 24 columns, under ids of their own', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) => {
      expect(x + w).toBeLessThanOrEqual(24);
      return Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`);
    });
    expect(new Set(cells).size).toBe(cells.length);
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('asks which Prometheus to read', () => {
    expect(dashboard.templating.list).toMatchObject([{ name: 'datasource', type: 'datasource' }]);
  });
});

describe('the alerts', () => {
  it('have names of their own, and first steps in the runbook', () => {
    const names = rules.map(({ alert }) => alert);
    expect(new Set(names).size).toBe(names.length);
    const headings = [...read('../docs/runbook.md').matchAll(/^### (\w+)$/gm)].map(
      ([, heading]) => heading,
    );
    expect(headings).toEqual(names);
  });
});

describe('the alerts of codes', () => {
  const exprOf = (name: string) => rules.find(({ alert }) => alert === name)?.expr ?? '';

  it('wake nobody for what anybody may bring about: refused recipients and codes over a budget', () => {
    const counted = [...exprOf('CodesNotSent').matchAll(/outcome(.{1,2})"([^"]+)"/g)];
    expect(counted.map(([, how, outcomes]) => [how, outcomes])).toEqual([
      ['=~', 'failed|not-set'],
      ['=', 'busy'],
      // With none sent.
      ['=', 'sent'],
    ]);
  });

  it('know a provider that takes nothing, however few codes fans ask for', () => {
    expect(exprOf('CodesRefused')).toMatch(
      /outcome=~"refused\|busy"\}\[30m\]\)\) > 3\s+and .*outcome="sent"\}\[30m\]\)\) == 0/,
    );
  });

  it.each(METRICS.code_messages_total.labels.outcome.filter((outcome) => outcome !== 'sent'))(
    'know each outcome of a message that is not sent: %s',
    (outcome) => {
      const both = exprOf('CodesNotSent') + exprOf('CodesRefused');
      expect(both).toMatch(new RegExp(`["|]${outcome}["|]`));
    },
  );
});

describe('readPromql', () => {
  it.each([
    ['sum(rate(room_sockets[5m])', 'an unclosed bracket'],
    ['sum by room_sockets', 'a grouping without labels'],
    ['', 'nothing'],
  ])('finds the fault of %j: %s', (expression) => {
    expect(readPromql(expression).fault).not.toBeNull();
  });
});
