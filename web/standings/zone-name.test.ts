import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { zoneName } from './zone-name.ts';

test('a common zone has a name in the visitor’s language, any other its league’s own name', () => {
  const t = textOf('pt-BR');
  expect(zoneName(t, { name: 'Relegation' })).toBe('Rebaixamento');
  expect(zoneName(t, { name: 'Meridian Cup' })).toBe('Meridian Cup');
});
