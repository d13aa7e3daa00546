import { expect, it } from 'vitest';
import { mayOpenSocket } from './socket-origin.ts';

it.each([
  { origin: null, allowed: '', expected: true, why: 'a native app' },
  { origin: 'https://scores.example', allowed: '', expected: true, why: 'the same host' },
  {
    origin: 'http://scores.example',
    allowed: '',
    expected: true,
    why: 'the same host in local runs',
  },
  { origin: 'https://scores.example:444', allowed: '', expected: false, why: 'another port' },
  { origin: 'https://elsewhere.example', allowed: '', expected: false, why: 'a stranger' },
  {
    origin: 'https://a.example',
    allowed: 'https://b.example, https://a.example',
    expected: true,
    why: 'a listed one',
  },
  {
    origin: 'https://a.example.evil.example',
    allowed: 'https://a.example',
    expected: false,
    why: 'a look-alike',
  },
  { origin: 'null', allowed: '', expected: false, why: 'a sandboxed frame' },
  { origin: '', allowed: '', expected: false, why: 'an empty header' },
])('decides on $why', ({ origin, allowed, expected }) => {
  expect(mayOpenSocket(origin, 'scores.example', allowed)).toBe(expected);
});
