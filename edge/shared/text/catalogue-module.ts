import { PSEUDO_LANGUAGE, type Language } from '../../contracts/language.ts';

/** Returns the path of the module with an area's compiled texts, below the project's root. */
export function catalogueModule(language: Language, area: string): string {
  const [source, kind] = language === PSEUDO_LANGUAGE ? ['en', 'pseudo'] : [language, 'compiled'];
  return `/edge/shared/text/catalogues/${source}/${area}.ts?${kind}`;
}
