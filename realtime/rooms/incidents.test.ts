import { expect, test } from 'vitest';
import type { Incident } from '../protocol/incident.ts';
import { diffIncidents } from './incidents.ts';

function goal(id: string, members: Partial<Incident> = {}): Incident {
  return { id, type: 'goal', team: 'home', minute: 10, ...members };
}

test('Equal lists have no difference, even as separate objects', () => {
  const list = [goal('a'), goal('b')];
  expect(diffIncidents(list, list)).toBeUndefined();
  expect(diffIncidents(list, [goal('a'), goal('b')])).toBeUndefined();
});

test('Only new and changed incidents are sent when the order was only extended', () => {
  const after = [goal('a'), goal('b', { removed: true }), goal('c')];
  expect(diffIncidents([goal('a'), goal('b')], after)).toEqual({
    kind: 'upserts',
    incidents: [goal('b', { removed: true }), goal('c')],
  });
});

test('A list is sent whole when its order changed', () => {
  const before = [goal('a'), goal('c')];
  const after = [goal('a'), goal('b'), goal('c')];
  expect(diffIncidents(before, after)).toEqual({ kind: 'whole', incidents: after });
  expect(diffIncidents(after, before)).toEqual({ kind: 'whole', incidents: before });
  expect(diffIncidents(before, [])).toEqual({ kind: 'whole', incidents: [] });
});
