import { expect, test } from 'vitest';
import { placeText } from './place-text.ts';

test.each([
  [['Estadio Azteca', 'Mexico City', 'Mexico'], 'Estadio Azteca, Mexico City, Mexico'],
  [['Mexico City', 'Mexico City'], 'Mexico City'],
  [['Wembley, London', 'London'], 'Wembley, London'],
  [['National Stadium', 'Singapore', 'Singapore'], 'National Stadium, Singapore'],
  [['Estadio São Januário', null, 'Brasil'], 'Estadio São Januário, Brasil'],
  [['München Arena', 'Munchen'], 'München Arena, Munchen'],
  [['The Old Pier', '', undefined], 'The Old Pier'],
  [[null], ''],
])('%j is written %s', (parts, text) => expect(placeText(...parts)).toBe(text));
