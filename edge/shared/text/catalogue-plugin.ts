import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { PSEUDO_LANGUAGE } from '../../contracts/language.ts';
import { lengthened } from './pseudo-language.ts';

const CATALOGUE =
  /^(.*\/edge\/shared\/text\/catalogues\/([\w-]+)\/([\w-]+)\.ts)\?(compiled|pseudo)(-texts)?$/;
const URLS = 'virtual:catalogue-urls';

const sourceSchema = v.object({ default: v.record(v.string(), v.record(v.string(), v.string())) });

/**
 * Compiles catalogues at build time, so that browsers need no parser. Each catalogue is two
 * modules, and two more in the test language (`pseudo`): `shell.ts?compiled` has its texts and, for
 * a shell, the loaders of its language's other areas; `shell.ts?compiled-texts` has only the texts.
 * `virtual:catalogue-urls` has their addresses in the browser's build, which runs before the
 * server's; in development it is empty, and browsers import the modules themselves.
 */
export function catalogues(): Plugin {
  const urls: Record<string, string> = {};
  return {
    name: 'catalogues',
    enforce: 'pre',
    resolveId: (id) => (id === URLS ? `\0${URLS}` : undefined),
    async load(id) {
      if (id === `\0${URLS}`) return `export default ${JSON.stringify(urls)}`;
      const [, file, , area, kind, textsOnly] = CATALOGUE.exec(id) ?? [];
      if (file === undefined) return undefined;
      this.addWatchFile(file);
      const texts = JSON.stringify(await compileCatalogue(file, kind === 'pseudo'));
      return `export default ${texts};${area === 'shell' && !textsOnly ? others(kind) : ''}`;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const [, , language, area, kind] = CATALOGUE.exec(output.facadeModuleId ?? '') ?? [];
        if (area === undefined) continue;
        urls[`${kind === 'pseudo' ? PSEUDO_LANGUAGE : language}/${area}`] = `/${output.fileName}`;
      }
    },
  };
}

/**
 * Returns loaders of a language's other areas: here, so that no browser gets those of all
 * languages. The names of nations are the server's alone.
 */
function others(kind = ''): string {
  return `export const others = import.meta.glob(['./*.ts', '!./shell.ts', '!./nations.ts'], { query: '?${kind}', import: 'default' });`;
}

/** Returns a catalogue's compiled texts by group and name. */
export async function compileCatalogue(file: string, isPseudo: boolean) {
  // Node caches modules by address: the modification time in it makes Node read a changed file
  // again.
  const { mtimeMs } = await stat(file);
  const source: unknown = await import(`${pathToFileURL(file).href}?${mtimeMs}`);
  const groups = Object.entries(v.parse(sourceSchema, source).default);
  return Object.fromEntries(
    groups.map(([group, texts]) => [
      group,
      Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [
          name,
          compile(isPseudo ? lengthened(text) : text),
        ]),
      ),
    ]),
  );
}
