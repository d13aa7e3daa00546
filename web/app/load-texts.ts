import { languageNamed, PSEUDO_LANGUAGE, type Language } from '../../edge/contracts/language.ts';
import type { Area } from '../../edge/shared/text/areas.ts';
import type { Catalogue } from '../../edge/shared/text/messages.ts';
import { addCatalogue } from '../../edge/shared/text/text.ts';

/** Loaders of a language's areas, by file. */
type Loaders = Readonly<Record<string, () => Promise<Catalogue>>>;

// One module per language: no browser gets the addresses of all languages.
const LOADERS = import.meta.glob<Loaders>('./*/shell.ts', {
  base: '../../edge/shared/text/catalogues',
  query: '?compiled-loaders',
  import: 'default',
});

const loadAreas = () => import('../../edge/shared/text/areas.ts');

/** Returns the page's language, from the document. */
export function pageLanguage(): Language {
  return languageNamed(document.documentElement.lang) ?? 'en';
}

/** Loads the texts that the document's head names; in development it names none. */
export async function loadFirstTexts(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-texts]')];
  if (links.length === 0) return loadTexts(location.pathname);
  const modules = links.map(
    ({ href }): Promise<{ default: Catalogue }> => import(/* @vite-ignore */ href),
  );
  for (const { default: catalogue } of await Promise.all(modules))
    addCatalogue(pageLanguage(), catalogue);
}

/** Loads the texts of pages at a path. The module system caches them. */
export async function loadTexts(pathname: string): Promise<void> {
  const [{ areasOf }] = await Promise.all([loadAreas(), loadersOf(pageLanguage())]);
  await load(areasOf(pathname));
}

/** Loads an area, for parts that open on pages without it. */
export function loadArea(area: Area): Promise<void> {
  return load([area]);
}

/** Loads the code that finds texts, so that the first navigation need not wait for it. */
export async function prepareTexts(): Promise<void> {
  await Promise.all([loadAreas(), loadersOf(pageLanguage())]);
}

async function load(areas: readonly Area[]): Promise<void> {
  const language = pageLanguage();
  const loaders = await loadersOf(language);
  await Promise.all(
    areas.map(async (area) => {
      const catalogue = await loaders?.[`./${area}.ts`]?.();
      if (catalogue) addCatalogue(language, catalogue);
    }),
  );
}

function loadersOf(language: Language): Promise<Loaders> | undefined {
  if (language === PSEUDO_LANGUAGE)
    return import('../../edge/shared/text/catalogues/en/shell.ts?pseudo-loaders').then(
      (module) => module.default,
    );
  return LOADERS[`./${language}/shell.ts`]?.();
}
