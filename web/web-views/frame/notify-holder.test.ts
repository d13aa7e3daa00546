import { expect, test } from 'vitest';
import { leavingBy } from './notify-holder.ts';

const OWN = 'https://scores.example';

test.each([
  [`${OWN}/football/match/m1?a=b#c`, { type: 'navigate', to: '/football/match/m1?a=b#c' }],
  ['https://other.example/x', { type: 'navigate', to: 'https://other.example/x' }],
  ['mailto:a@b.example', { type: 'navigate', to: 'mailto:a@b.example' }],
  [`${OWN}/me/settings`, { type: 'login-required', to: '/me/settings' }],
  [`${OWN}/favourite/view`, { type: 'login-required', to: '/favourite/view' }],
  [`${OWN}/menu`, { type: 'navigate', to: '/menu' }],
  [`${OWN}/frame/policy/privacy-policy/children`, null],
  ['', null],
])('a link to %s notifies the holder with %j', (href, event) => {
  expect(leavingBy(href, OWN)).toEqual(event);
});
