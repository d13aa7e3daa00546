import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import config from '../../react-router.config.ts';
import { UNUSED_ROUTER_PARTS } from './unused-router-parts.ts';

test.each(Object.entries(UNUSED_ROUTER_PARTS))(
  'browsers get every export of React Router’s %s',
  async (path, exported) => {
    const file = new URL(
      `../../node_modules/react-router/dist/production/${path}`,
      import.meta.url,
    );
    const [, names = ''] = /^export \{([^}]+)\};?$/m.exec(await readFile(file, 'utf8')) ?? [];
    expect(Object.keys(exported).toSorted()).toEqual(
      names
        .split(',')
        .map((name) => name.trim())
        .toSorted(),
    );
  },
);

test('pages use none of the parts that browsers do not get', async () => {
  const entry = await readFile(new URL('../entry.client.tsx', import.meta.url), 'utf8');
  expect(config.routeDiscovery.mode).toBe('initial');
  expect(entry).not.toContain('instrumentations');
});
