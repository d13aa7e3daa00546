import { languageNamed, PSEUDO_LANGUAGE, type Language } from '../../edge/contracts/language.ts';
import { areasOf, type Area } from './areas.ts';
import type { Catalogue } from './messages.ts';
import { addCatalogue } from './text.ts';

const CATALOGUES = import.meta.glob<Catalogue>('./catalogues/*/*.ts', {
  query: '?compiled',
  import: 'default',
});
const PSEUDO_CATALOGUES = import.meta.glob<Catalogue>('./catalogues/en/*.ts', {
  query: '?pseudo',
  import: 'default',
});

/** The language of the page that this browser shows: the server wrote it into the document. */
export function pageLanguage(): Language {
  return languageNamed(document.documentElement.lang) ?? 'en';
}

/** Loads what the pages at a path show. What is there already is not asked for again. */
export async function loadTexts(pathname: string): Promise<void> {
  const language = pageLanguage();
  await Promise.all(areasOf(pathname).map((area) => loadCatalogue(language, area)));
}

async function loadCatalogue(language: Language, area: Area): Promise<void> {
  const load =
    language === PSEUDO_LANGUAGE
      ? PSEUDO_CATALOGUES[`./catalogues/en/${area}.ts`]
      : CATALOGUES[`./catalogues/${language}/${area}.ts`];
  // The module system keeps what it has loaded.
  if (load) addCatalogue(language, await load());
}
