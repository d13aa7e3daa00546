import { languageNamed, PSEUDO_LANGUAGE, type Language } from '../../edge/contracts/language.ts';
import { areasOf } from './areas.ts';
import type { Catalogue } from './messages.ts';
import { addCatalogue } from './text.ts';

/** A language's texts of the shell, which know the way to its others. */
interface ShellModule {
  default: Catalogue;
  others: Readonly<Record<string, () => Promise<Catalogue>>>;
}

const SHELLS = import.meta.glob<ShellModule>('./catalogues/*/shell.ts', { query: '?compiled' });
const PSEUDO_SHELLS = import.meta.glob<ShellModule>('./catalogues/en/shell.ts', {
  query: '?pseudo',
});

/** The language of the page that this browser shows: the server wrote it into the document. */
export function pageLanguage(): Language {
  return languageNamed(document.documentElement.lang) ?? 'en';
}

/** Loads what the pages at a path show. The module system keeps what it has loaded. */
export async function loadTexts(pathname: string): Promise<void> {
  const language = pageLanguage();
  const load =
    language === PSEUDO_LANGUAGE
      ? PSEUDO_SHELLS['./catalogues/en/shell.ts']
      : SHELLS[`./catalogues/${language}/shell.ts`];
  const shell = await load?.();
  if (!shell) return;
  const others = areasOf(pathname).map((area) => shell.others[`./${area}.ts`]?.());
  for (const catalogue of [shell.default, ...(await Promise.all(others))])
    if (catalogue) addCatalogue(language, catalogue);
}
