import { expect, test } from 'vitest';
import { versionToOffer } from './article-language.ts';

test.each<[read: string, versions: string[], wanted: string, offered: string | null]>([
  ['en', ['en', 'es-MX'], 'es-MX', 'es-MX'],
  ['en', ['en', 'es'], 'es-MX', 'es'],
  ['en', ['en', 'es', 'es-MX'], 'es-MX', 'es-MX'],
  ['es', ['en', 'es', 'es-MX'], 'es-MX', 'es-MX'],
  ['es', ['en', 'es', 'es-AR'], 'es-MX', null],
  ['es-MX', ['en', 'es', 'es-MX'], 'es-MX', null],
  ['pt', ['en', 'pt'], 'es-MX', null],
])(
  'an article in %s with versions in %s is offered to a reader of %s in: %s',
  (read, all, wanted, offered) => {
    const versions = all.map((language) => ({ articleId: language, articleLanguage: language }));
    const version = versionToOffer(versions, { id: read, language: read }, wanted);
    expect(version?.articleLanguage ?? null).toBe(offered);
  },
);
