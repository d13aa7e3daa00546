import { expect, it } from 'vitest';
import { env } from '../testing/bindings.ts';
import { LEFT_OUT, TABLES } from './tables.ts';

async function namesOf(query: string): Promise<string[]> {
  const { results } = await env.DB.prepare(query).all<{ name: string }>();
  return results.map(({ name }) => name);
}

it('every table of the database is in a backup, or is left out for a reason', async () => {
  const names = await namesOf(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')
     AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'`,
  );
  const known = [...TABLES.map(({ name }) => name), ...Object.keys(LEFT_OUT)];
  expect(known.toSorted()).toEqual(names.toSorted());
});

it.each(TABLES)('a backup has every column of $name', async ({ name, columns }) => {
  expect(columns).toEqual(await namesOf(`SELECT name FROM pragma_table_info('${name}')`));
});
