import { expect, test } from 'vitest';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import grounds from './grounds.svg?raw';
import tokens from './tokens.css?raw';

test.each(ALL_SPORTS)('$key has a ground of its own, drawn and coloured', ({ key }) => {
  expect(grounds.match(new RegExp(` id="${key}"`, 'g'))).toHaveLength(1);
  expect(tokens).toMatch(new RegExp(`\\[data-sport='${key}'\\] \\{\\s+--ground: #`));
});
