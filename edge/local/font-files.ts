import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Plugin } from 'vite';

/** Fonts of scripts that only some names on cards need, in lookup order. */
const FAMILIES = [
  { folder: '@fontsource/noto-sans-arabic', style: '700' },
  { folder: '@fontsource/noto-sans-hebrew', style: '700' },
  { folder: '@fontsource/noto-sans-thai', style: '700' },
  { folder: '@fontsource/noto-sans-devanagari', style: '700' },
  { folder: '@fontsource-variable/noto-sans-jp', style: 'wght' },
  { folder: '@fontsource-variable/noto-sans-kr', style: 'wght' },
  { folder: '@fontsource-variable/noto-sans-sc', style: 'wght' },
];

/** Subsets that the product's own font covers. */
const LATIN = /^(?:latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)$/;
const PATH = '/fonts/';
const MODULE = 'virtual:card-fonts';
const IS_MODULE = /virtual:card-fonts$/;

const rangesSchema = v.record(v.string(), v.string());

interface FontFile {
  file: string;
  path: string;
  /** First and last code point of each range. */
  ranges: [number, number][];
}

/**
 * Returns a plugin that serves the fonts of share cards in parts of some hundred letters. Its module
 * `virtual:card-fonts` lists for the Worker which letters each part has.
 */
export function fontFiles(): Plugin {
  const fonts = FAMILIES.flatMap(partsOf);
  return {
    name: 'font-files',
    resolveId: { filter: { id: IS_MODULE }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: IS_MODULE },
      handler: () => {
        const listed = fonts.map(({ path, ranges }) => ({ path, ranges }));
        return `export default ${JSON.stringify(listed)}`;
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { file, path } of fonts)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await readFile(file) });
    },
  };
}

function partsOf({ folder, style }: (typeof FAMILIES)[number]): FontFile[] {
  const root = new URL('./', import.meta.resolve(`${folder}/unicode.json`));
  const family = folder.slice(folder.indexOf('/') + 1);
  const text = readFileSync(new URL('unicode.json', root), 'utf8');
  return Object.entries(v.parse(rangesSchema, JSON.parse(text)))
    .map(([subset, ranges]) => ({ subset: subset.replace(/[[\]]/g, ''), ranges }))
    .filter(({ subset }) => !LATIN.test(subset))
    .map(({ subset, ranges }) => {
      const name = `${family}-${subset}-${style}-normal.woff2`;
      const file = fileURLToPath(new URL(`files/${name}`, root));
      return { file, path: `${PATH}${name}`, ranges: ranges.split(',').map(rangeOf) };
    });
}

/** Parses a range such as 'U+26ff6-26ff8' or a single code point. */
function rangeOf(text: string): [number, number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
