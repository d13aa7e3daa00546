import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../contracts/language.ts';
import { textOf } from './text.ts';

/** Returns a fresh module: it has no catalogue, and its state is private. */
async function withoutTexts() {
  vi.resetModules();
  return import('./text.ts');
}

test('a text’s placeholders are filled in', () => {
  expect(textOf('en')('country.change', { country: 'Brazil' })).toBe('Country: Brazil. Change');
  const score = { first: 'away', home: 'Alba', homeScore: 1, away: 'Bravo', awayScore: 2 };
  expect(textOf('pt-BR')('scoreChange.score', score)).toBe('Placar: Bravo 2, Alba 1.');
});

test.each([
  ['en', '0 goals', '1 goal', '1,234 goals'],
  ['pt-BR', '0 gol', '1 gol', '1.234 gols'],
  ['es-MX', '0 goles', '1 gol', '1,234 goles'],
] as const)('in %s the counts 0, 1 and 1234 read %s, %s, %s', async (language, none, one, many) => {
  const fresh = await withoutTexts();
  const forms = { en: ['goal', 'goals'], 'pt-BR': ['gol', 'gols'], 'es-MX': ['gol', 'goles'] };
  const [single = '', plural = ''] = forms[language];
  // Compiled form: catalogues have no texts for tests alone.
  fresh.addCatalogue(language, {
    footer: { note: [['n', 2, { one: [0, ` ${single}`], other: [0, ` ${plural}`] }]] },
  });
  const t = fresh.textOf(language);
  expect([0, 1, 1_234].map((n) => t.parts('footer.note', { n }).join(''))).toEqual([
    none,
    one,
    many,
  ]);
});

test('Arabic has six forms of a count', () => {
  const t = textOf('ar');
  const counts = [0, 1, 2, 3, 10, 11, 99, 100, 102];
  expect(counts.map((count) => t('playerMark.goals', { count }))).toEqual([
    'لا أهداف',
    'هدف واحد',
    'هدفان',
    '3 أهداف',
    '10 أهداف',
    '11 هدفًا',
    '99 هدفًا',
    '100 هدف',
    '102 هدف',
  ]);
});

test.each([
  ['en', '1,234.5', '1,234,567', '0.25'],
  ['pt-BR', '1.234,5', '1.234.567', '0,25'],
  ['es-MX', '1,234.5', '1,234,567', '0.25'],
  ['ar', '1,234.5', '1,234,567', '0.25'],
] as const)('numbers in %s read %s, %s and %s', (language, decimal, whole, small) => {
  const { number } = textOf(language);
  expect([number(1_234.5, 1), number(1_234_567), number(0.25, 2)]).toEqual([decimal, whole, small]);
});

test('plural forms are those of Intl.PluralRules', async () => {
  const fresh = await withoutTexts();
  const COUNTS = [...Array(2_000).keys(), 1_000_000, 1_000_001, 2_000_000];
  for (const language of LANGUAGES) {
    const forms = Object.fromEntries(
      ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [form, form]),
    );
    fresh.addCatalogue(language, { footer: { note: [['n', 2, forms]] } });
    const rules = new Intl.PluralRules(language);
    for (const n of COUNTS)
      expect(fresh.textOf(language).parts('footer.note', { n })).toEqual([rules.select(n)]);
  }
});

test('a text that is not loaded shows its key and is reported', async () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const fresh = await withoutTexts();
  expect(fresh.textOf('en')('footer.support')).toBe('footer.support');
  expect(report).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
