import { expect, it } from 'vitest';
import { listedOrigins, mayOpenSocket } from './socket-origin.ts';

const OWN = 'https://scores.example/parties/match/m1?version=1';

it.each([
  ['a native app', null, '', true],
  ['the same origin', 'https://scores.example', '', true],
  ['another scheme', 'http://scores.example', '', false],
  ['another port', 'https://scores.example:444', '', false],
  ['a stranger', 'https://elsewhere.example', '', false],
  ['a listed one', 'https://a.example', 'https://b.example, https://a.example', true],
  ['one listed in other letters', 'https://a.example', 'HTTPS://A.Example:443/', true],
  ['http of a listed one', 'http://a.example', 'https://a.example', false],
  ['an app of a listed scheme', 'capacitor://localhost', 'capacitor://localhost', true],
  ['a look-alike', 'https://a.example.evil.example', 'https://a.example', false],
  ['a sandboxed frame', 'null', 'null', false],
  ['an empty header', '', ',', false],
])('the origin check decides on %s', (_what, origin, listed, isAllowed) => {
  expect(mayOpenSocket(origin, OWN, listed)).toBe(isAllowed);
});

it('the origin check allows its own pages over http in local runs', () => {
  expect(mayOpenSocket('http://localhost:8787', 'http://localhost:8787/parties/', '')).toBe(true);
  expect(mayOpenSocket('http://localhost', 'http://localhost:8787/parties/', '')).toBe(false);
});

it('the list of origins reports its malformed entries', () => {
  const list = 'https://a.example, b.example,https://c.example/path,null, https://u@d.example,*';
  expect(listedOrigins(list)).toEqual({
    origins: ['https://a.example'],
    malformed: ['b.example', 'https://c.example/path', 'null', 'https://u@d.example', '*'],
  });
});
