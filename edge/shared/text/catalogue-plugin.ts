import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { languageNamed, PSEUDO_LANGUAGE, type Language } from '../../contracts/language.ts';
import { isolated } from './isolated.ts';
import { directionOf } from './languages.ts';
import { lengthened } from './pseudo-language.ts';

const CATALOGUE =
  /^(.*\/edge\/shared\/text\/catalogues\/([\w-]+)\/([\w-]+)\.ts)\?(compiled|pseudo)(-loaders)?$/;
const URLS = 'virtual:catalogue-urls';
const IS_URLS = /virtual:catalogue-urls$/;

const sourceSchema = v.object({ default: v.record(v.string(), v.record(v.string(), v.string())) });

/**
 * Compiles catalogues at build time, so that browsers need no parser: `home.ts?compiled` has an
 * area's texts, `home.ts?pseudo` those in the test language. `shell.ts?compiled-loaders` has the
 * loaders of all areas of its language. `virtual:catalogue-urls` has the catalogues' addresses in the
 * browser's build, which runs before the server's; in development it is empty.
 */
export function catalogues(): Plugin {
  const urls: Record<string, string> = {};
  return {
    name: 'catalogues',
    enforce: 'pre',
    // A filter spares the bundler a call for each of thousands of modules.
    resolveId: { filter: { id: IS_URLS }, handler: () => `\0${URLS}` },
    load: {
      filter: { id: [IS_URLS, CATALOGUE] },
      async handler(id) {
        const [, file, source, , kind, isLoaders] = CATALOGUE.exec(id) ?? [];
        if (file === undefined) return `export default ${JSON.stringify(urls)}`;
        if (isLoaders) return loaders(kind);
        this.addWatchFile(file);
        const language = kind === 'pseudo' ? PSEUDO_LANGUAGE : languageNamed(source);
        return `export default ${JSON.stringify(await compileCatalogue(file, language ?? 'en'))}`;
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const [, , language, area, kind, isLoaders] =
          CATALOGUE.exec(output.facadeModuleId ?? '') ?? [];
        if (area === undefined || isLoaders) continue;
        urls[`${kind === 'pseudo' ? PSEUDO_LANGUAGE : language}/${area}`] = `/${output.fileName}`;
      }
    },
  };
}

/**
 * Returns a module with the loaders of a language's areas, except nations, which only the server
 * needs.
 */
function loaders(kind = ''): string {
  return `export default import.meta.glob(['./*.ts', '!./nations.ts'], { query: '?${kind}', import: 'default' });`;
}

/** Returns a catalogue's texts by group and name, compiled for the language in which they are shown. */
export async function compileCatalogue(file: string, language: Language) {
  // Node caches modules by address: the modification time in it makes Node read a changed file
  // again.
  const { mtimeMs } = await stat(file);
  const source: unknown = await import(`${pathToFileURL(file).href}?${mtimeMs}`);
  const groups = Object.entries(v.parse(sourceSchema, source).default);
  return Object.fromEntries(
    groups.map(([group, texts]) => [
      group,
      Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [name, compile(preparedFor(language, text))]),
      ),
    ]),
  );
}

function preparedFor(language: Language, message: string): string {
  if (language === PSEUDO_LANGUAGE) return lengthened(message);
  return directionOf(language) === 'rtl' ? isolated(message) : message;
}
