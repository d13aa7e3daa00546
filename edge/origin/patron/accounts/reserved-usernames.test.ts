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
])('allows the username %s', (name) => {
  expect(isReservedUsername(name)).toBe(false);
});
