import { expect, test } from 'vitest';
import type { Incident } from '../protocol/incident.ts';
import { diffIncidents } from './incidents.ts';

function goal(id: string, members: Partial<Incident> = {}): Incident {
  return { id, type: 'goal', team: 'home', minute: 10, ...members };
}

test('Equal lists do not differ, whoever built them', () => {
  const list = [goal('a'), goal('b')];
  expect(diffIncidents(list, list)).toBeUndefined();
  expect(diffIncidents(list, [goal('a'), goal('b')])).toBeUndefined();
});

test('What is new or changed in an order that was only extended travels alone', () => {
  const after = [goal('a'), goal('b', { removed: true }), goal('c')];
  expect(diffIncidents([goal('a'), goal('b')], after)).toEqual({
    kind: 'upserts',
    incidents: [goal('b', { removed: true }), goal('c')],
  });
});

test('A list whose order changed travels whole', () => {
  const before = [goal('a'), goal('c')];
  const after = [goal('a'), goal('b'), goal('c')];
  expect(diffIncidents(before, after)).toEqual({ kind: 'whole', incidents: after });
  expect(diffIncidents(after, before)).toEqual({ kind: 'whole', incidents: before });
  expect(diffIncidents(before, [])).toEqual({ kind: 'whole', incidents: [] });
});
