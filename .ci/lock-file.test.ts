import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const PROJECT = new URL('../', import.meta.url);
const read = (path: string) => readFile(new URL(path, PROJECT), 'utf8');

/** Packages whose scripts may run when they are installed, and why. npm 10 runs all that the lock file has. */
const WITH_SCRIPTS: Readonly<Record<string, string>> = {
  esbuild: 'takes its binary in the place of a script that starts it',
  workerd: 'takes its binary in the place of a script that starts it',
};

/** Types that follow a major version of what they describe. */
const BY_MAJOR = new Set(['@types/node', '@types/ws']);
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

const versionsSchema = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({
  dependencies: versionsSchema,
  devDependencies: versionsSchema,
  optionalDependencies: versionsSchema,
  allowScripts: v.record(v.string(), v.boolean()),
});
const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      /** Absent for a package of the registry. */
      resolved: v.optional(v.string()),
      integrity: v.optional(v.string()),
      hasInstallScript: v.optional(v.boolean(), false),
      /** Set for a workspace's place in `node_modules`. */
      link: v.optional(v.boolean(), false),
    }),
  ),
});

const manifest = v.parse(manifestSchema, JSON.parse(await read('package.json')));
const { packages } = v.parse(lockSchema, JSON.parse(await read('package-lock.json')));
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
);

it('every package comes from the registry, in one version, with a hash of its content', () => {
  const strays = installed.filter(
    ([, { version = '', resolved = 'https://registry.npmjs.org/', integrity = '' }]) =>
      !EXACT.test(version) ||
      !resolved.startsWith('https://registry.npmjs.org/') ||
      !integrity.startsWith('sha512-'),
  );
  expect(strays).toEqual([]);
});

it('package.json names one version of each package, and the lock file has that', () => {
  const named = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
  const strays = named.filter(([name, version]) => {
    const { version: locked } = packages[`node_modules/${name}`] ?? {};
    return BY_MAJOR.has(name)
      ? locked?.split('.')[0] !== version
      : !EXACT.test(version) || locked !== version;
  });
  expect(strays).toEqual([]);
});

it('the same packages run scripts at an installation, whether npm reads a list of them or not', () => {
  const names = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(WITH_SCRIPTS));
  const allowed = Object.keys(WITH_SCRIPTS).map((name) => [name, true]);
  expect(manifest.allowScripts).toEqual(Object.fromEntries(allowed));
});

it('a package of our own stands in for the one that reports installations', () => {
  const reporting = Object.entries(packages).filter(([path]) => path.endsWith('@scarf/scarf'));
  expect(reporting.map(([, { link }]) => link)).toEqual([true]);
});
