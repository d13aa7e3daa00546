import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

it('README and the guide count the same files of an addition', async () => {
  const [readme, guide] = await Promise.all([read('README.md'), read('docs/how-to-add.md')]);
  const named = Array.from(readme.matchAll(/a (\w+) \((\d+)(?: files[^)]*)?\)/g), (match) =>
    match.slice(1),
  );
  expect(named.length).toBeGreaterThan(3);
  const counted = named.map(([addition]) => {
    const [, files] = new RegExp(`^\\| a ${addition} +\\| (\\d+)`, 'm').exec(guide) ?? [];
    return [addition, files];
  });
  expect(named).toEqual(counted);
});
