import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { tableName } from './table-name.ts';

test.each([
  [{ group: null }, null, null],
  [{ stage: 'table', group: 'Group A' }, 'Group A', 'Grupo A'],
  [{ stage: 'championship-round', group: null }, 'Championship round', 'Fase pelo título'],
  [{ stage: 'main-round', group: 'Group 1' }, 'Main round – Group 1', 'Segunda fase – Grupo 1'],
] as const)('the table %j is called %s, in Brazil %s', (table, english, portuguese) => {
  expect(tableName(textOf('en'), table)).toBe(english);
  expect(tableName(textOf('pt-BR'), table)).toBe(portuguese);
});
