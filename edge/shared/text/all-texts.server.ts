import { LANGUAGES, PSEUDO_LANGUAGE } from '../../contracts/language.ts';
import type { Catalogue } from './messages.ts';
import { addCatalogue } from './text.ts';

/* Loads every text in every language at server startup. */

const CATALOGUES = import.meta.glob<Catalogue>('./catalogues/*/*.ts', {
  query: '?compiled',
  import: 'default',
  eager: true,
});
const PSEUDO_CATALOGUES = import.meta.glob<Catalogue>('./catalogues/en/*.ts', {
  query: '?pseudo',
  import: 'default',
  eager: true,
});

for (const [path, catalogue] of Object.entries(CATALOGUES)) {
  const language = LANGUAGES.find((name) => path.startsWith(`./catalogues/${name}/`));
  if (language) addCatalogue(language, catalogue);
}
for (const catalogue of Object.values(PSEUDO_CATALOGUES)) addCatalogue(PSEUDO_LANGUAGE, catalogue);
