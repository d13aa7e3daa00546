import { expect, test } from 'vitest';
import { textOf } from '../text/text.ts';
import { zoneName } from './zone-name.ts';

test('a zone that every league has is named in the visitor’s language, another as its league does', () => {
  const t = textOf('pt-BR');
  expect(zoneName(t, { name: 'Relegation' })).toBe('Rebaixamento');
  expect(zoneName(t, { name: 'Meridian Cup' })).toBe('Meridian Cup');
});
