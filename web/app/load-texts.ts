import { languageNamed, PSEUDO_LANGUAGE, type Language } from '../../edge/contracts/language.ts';
import { areasOf, type Area } from '../../edge/shared/text/areas.ts';
import type { Catalogue } from '../../edge/shared/text/messages.ts';
import { addCatalogue } from '../../edge/shared/text/text.ts';

/** A language's shell texts, with the loaders of its other areas. */
interface ShellModule {
  default: Catalogue;
  others: Readonly<Record<string, () => Promise<Catalogue>>>;
}

const SHELLS = import.meta.glob<ShellModule>('../../edge/shared/text/catalogues/*/shell.ts', {
  query: '?compiled',
});
const PSEUDO_SHELLS = import.meta.glob<ShellModule>(
  '../../edge/shared/text/catalogues/en/shell.ts',
  {
    query: '?pseudo',
  },
);

/** Returns the page's language, from the document. */
export function pageLanguage(): Language {
  return languageNamed(document.documentElement.lang) ?? 'en';
}

/** Loads the texts of pages at a path. The module system caches them. */
export function loadTexts(pathname: string): Promise<void> {
  return load(areasOf(pathname));
}

/** Loads an area, for parts that open on pages without it. */
export function loadArea(area: Area): Promise<void> {
  return load([area]);
}

async function load(areas: readonly Area[]): Promise<void> {
  const language = pageLanguage();
  const loadShell =
    language === PSEUDO_LANGUAGE
      ? PSEUDO_SHELLS['../../edge/shared/text/catalogues/en/shell.ts']
      : SHELLS[`../../edge/shared/text/catalogues/${language}/shell.ts`];
  const shell = await loadShell?.();
  if (!shell) return;
  const others = areas.map((area) => shell.others[`./${area}.ts`]?.());
  for (const catalogue of [shell.default, ...(await Promise.all(others))])
    if (catalogue) addCatalogue(language, catalogue);
}
