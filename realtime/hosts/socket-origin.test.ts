import { expect, it } from 'vitest';
import { listedOrigins, mayOpenSocket } from './socket-origin.ts';

const OWN = 'https://scores.example/parties/match/m1?version=1';

it.each([
  { origin: null, allowed: '', expected: true, why: 'a native app' },
  { origin: 'https://scores.example', allowed: '', expected: true, why: 'the same origin' },
  { origin: 'http://scores.example', allowed: '', expected: false, why: 'another scheme' },
  { origin: 'https://scores.example:444', allowed: '', expected: false, why: 'another port' },
  { origin: 'https://elsewhere.example', allowed: '', expected: false, why: 'a stranger' },
  {
    origin: 'https://a.example',
    allowed: 'https://b.example, https://a.example',
    expected: true,
    why: 'a listed one',
  },
  {
    origin: 'https://a.example',
    allowed: 'HTTPS://A.Example:443/',
    expected: true,
    why: 'one that is listed in other letters',
  },
  { origin: 'http://a.example', allowed: 'https://a.example', expected: false, why: 'http of it' },
  {
    origin: 'capacitor://localhost',
    allowed: 'capacitor://localhost',
    expected: true,
    why: 'an app of a listed scheme',
  },
  {
    origin: 'https://a.example.evil.example',
    allowed: 'https://a.example',
    expected: false,
    why: 'a look-alike',
  },
  { origin: 'null', allowed: 'null', expected: false, why: 'a sandboxed frame' },
  { origin: '', allowed: ',', expected: false, why: 'an empty header' },
])('the origin check decides on $why', ({ origin, allowed, expected }) => {
  expect(mayOpenSocket(origin, OWN, allowed)).toBe(expected);
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
