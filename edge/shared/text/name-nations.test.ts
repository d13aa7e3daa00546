import { expect, test } from 'vitest';
import { nameNations } from './name-nations.server.ts';
import { englishNationNames, nationTeamName } from './nation-names.server.ts';

test.each([
  ['Germany', 'de', 'Alemanha', 'Alemania'],
  ['England', 'gb-eng', 'Inglaterra', 'Inglaterra'],
  ['Korea Republic', 'kr', 'Coreia do Sul', 'Corea del Sur'],
  ['Ivory Coast', 'ci', 'Costa do Marfim', 'Costa de Marfil'],
  ["Côte d'Ivoire", 'ci', 'Costa do Marfim', 'Costa de Marfil'],
  ['Curacao', 'cw', 'Curaçao', 'Curazao'],
  ['Cape Verde', 'cv', 'Cabo Verde', 'Cabo Verde'],
  ['Kosovo', 'xk', 'Kosovo', 'Kosovo'],
  ['Great Britain', 'gb', 'Grã-Bretanha', 'Gran Bretaña'],
  ['Chinese Taipei', 'tw', 'Taipé Chinês', 'China Taipéi'],
  ['Brazil U20', 'br', 'Brasil sub-20', 'Brasil Sub-20'],
  ['Spain Women', 'es', 'Espanha feminina', 'España femenil'],
])('the team %s of %s is called %s or %s', (written, nation, portuguese, spanish) => {
  expect(nationTeamName(written, nation, 'pt-BR')).toBe(portuguese);
  expect(nationTeamName(written, nation, 'es-MX')).toBe(spanish);
});

test('the team Brazil U20 of br is called البرازيل تحت 20, each part isolated', () => {
  expect(nationTeamName('Brazil U20', 'br', 'ar')?.replaceAll(/[\u2068\u2069\u200f]/g, '')).toBe(
    'البرازيل تحت 20',
  );
});

test.each([
  ['Jannik Sinner', 'it'],
  ['Jordan Thompson', 'au'],
  ['Jordan', 'au'],
  ['Red Star', 'rs'],
  ['', 'de'],
])('"%s" is not the national team of %s', (written, nation) => {
  expect(nationTeamName(written, nation, 'pt-BR')).toBeNull();
});

test('nameNations() translates national teams in a response and keeps their names for slugs', () => {
  const answer = {
    events: [
      {
        fixtureHomeTeamName: 'Germany',
        fixtureHomeTeamShortName: 'GER',
        fixtureHomeTeamNation: 'de',
        fixtureAwayTeamName: 'Harbour Town',
        fixtureAwayTeamShortName: 'Harbour',
      },
      {
        fixtureHomeTeamName: 'Harbour Town',
        fixtureHomeTeamShortName: 'Harbour',
        fixtureAwayTeamName: 'Spain',
        fixtureAwayTeamShortName: 'ESP',
        fixtureAwayTeamNation: 'es',
      },
    ],
    tables: [{ rows: [{ teamName: 'Spain', teamShortName: 'Spain', teamNation: 'es' }] }],
    lines: { m1: { home: { id: 'h', name: 'Japan', shortName: 'Japan', nation: 'jp' } } },
    players: [{ name: 'Ana Prado', shortName: 'A. Prado', nation: 'br' }],
  };
  nameNations(answer, 'pt-BR');
  expect(answer).toEqual({
    events: [
      {
        fixtureHomeTeamName: 'Alemanha',
        fixtureHomeTeamShortName: 'GER',
        fixtureHomeTeamNation: 'de',
        fixtureHomeTeamSlugName: 'Germany',
        fixtureAwayTeamName: 'Harbour Town',
        fixtureAwayTeamShortName: 'Harbour',
      },
      {
        fixtureHomeTeamName: 'Harbour Town',
        fixtureHomeTeamShortName: 'Harbour',
        fixtureAwayTeamName: 'Espanha',
        fixtureAwayTeamShortName: 'ESP',
        fixtureAwayTeamNation: 'es',
        fixtureAwayTeamSlugName: 'Spain',
      },
    ],
    tables: [
      {
        rows: [
          {
            teamName: 'Espanha',
            teamShortName: 'Espanha',
            teamNation: 'es',
            teamSlugName: 'Spain',
          },
        ],
      },
    ],
    lines: {
      m1: {
        home: { id: 'h', name: 'Japão', shortName: 'Japão', nation: 'jp', slugName: 'Japan' },
      },
    },
    players: [{ name: 'Ana Prado', shortName: 'A. Prado', nation: 'br' }],
  });
});

test.each([
  ['alemanha', 'pt-BR', ['Germany']],
  ['ALEM', 'pt-BR', ['Germany']],
  ['Costa de Marfil', 'es-MX', ['Ivory Coast']],
  // Both languages begin it alike.
  ['Bra', 'pt-BR', []],
  ['al', 'pt-BR', []],
  // Without the letters' marks, as many type them.
  ['المانيا', 'ar', ['Germany']],
  ['البرا', 'ar', ['Brazil']],
  ['Rovers', 'pt-BR', []],
  ['Germany', 'en', []],
] as const)('the keyword "%s" in %s also searches for %j', (keyword, language, names) => {
  expect(englishNationNames(keyword, language)).toEqual(names);
});
