import { expect, it } from 'vitest';
import { jsonText, numberText } from './names.ts';
import { changed, type Change } from './poison.ts';

const change: Change = {
  place: 0,
  named: null,
  how: 'same-kind',
  text: 'l\ud800',
  number: numberText('1e999'),
  time: 8.64e15,
  value: null,
};
const match = { id: 'm', score: { home: 1 }, startTime: 1.7e12, list: ['a'] };

it.each([
  [{}, '{"id":"l\\ud800","score":{"home":1},"startTime":1700000000000,"list":["a"]}'],
  [{ named: 'home' }, '{"id":"m","score":{"home":1e999},"startTime":1700000000000,"list":["a"]}'],
  [
    { named: 'startTime' },
    '{"id":"m","score":{"home":1},"startTime":8640000000000000,"list":["a"]}',
  ],
  [{ place: 5 }, '{"id":"m","score":{"home":1},"startTime":1700000000000,"list":["l\\ud800"]}'],
  [{ how: 'drop', named: 'score' }, '{"id":"m","startTime":1700000000000,"list":["a"]}'],
] as const)('a change of %j is made in one place', (members, text) => {
  expect(jsonText(changed(match, { ...change, ...members }))).toBe(text);
});

it('a member can be named __proto__ without becoming the prototype', () => {
  const value = changed({ id: 'm' }, { ...change, how: 'rename', text: '__proto__' });
  expect(jsonText(value)).toBe('{"__proto__":"m"}');
});
