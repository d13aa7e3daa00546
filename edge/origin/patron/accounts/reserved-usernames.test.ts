import { expect, it } from 'vitest';
import { isReservedUsername } from './reserved-usernames.ts';

it.each([
  'admin',
  'ADMIN',
  '4dm1n',
  'admln',
  'ad_min',
  'aadmiin',
  'admin_2026',
  '007admin',
  'adrnin',
  '0fficial',
  'Suporte',
  'soporte',
  'm0derador',
  'touchline',
  'T0uchl1ne',
  'touchline_support',
  'real_touchIine',
  'real_admin',
  'admin_support',
  'thestaff',
  'official_news',
  'editor_in_chief',
  'the_real_4dm1n_2',
  'AdminSupport',
  'supportteam',
  'therealmoderator7',
  '2he1p',
])('reserves the username %s', (name) => {
  expect(isReservedUsername(name)).toBe(true);
});

it.each([
  'ana',
  'Camisa9',
  'badminton',
  'gol_de_placa',
  'modesto',
  'apito',
  'x_1',
  '10',
  'line_out',
  'dream_team',
  'help_the_ref',
  'press_box',
  'theothers',
  'moderno_fc',
  'editado',
])('allows the username %s', (name) => {
  expect(isReservedUsername(name)).toBe(false);
});
