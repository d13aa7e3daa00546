import { expect, it } from 'vitest';
import { getEvent, listEvents } from '../contracts/event-calls.ts';
import { callQuery } from './call-query.ts';

it.each([
  ['?to=2&from=1', '?to=2&from=1'],
  ['?from=1&partnerKey=partner_x&to=2', '?from=1&to=2'],
  ['?partnerKey=partner_x', ''],
  ['?from=1&from=2&__proto__=1&FROM=3', '?from=1'],
  ['?flag=%20%2B', '?flag=+%2B'],
  ['', ''],
])('an API gets of %s what the call has: %s', (search, sent) => {
  expect(callQuery(listEvents, search)).toBe(sent);
});

it('an API gets nothing for a call without a query', () => {
  expect(callQuery(getEvent, '?id=2&from=1')).toBe('');
});
