import { expect, test } from 'vitest';
import type { SportKey } from '../../../realtime/sports/sport.ts';
import { endingText } from './ending-text.ts';
import { textOf } from './text.ts';

test.each<[SportKey, number, (string | null)[]]>([
  ['football', 4, ['AET', 'Após PR', 'Tras TE']],
  ['basketball', 5, ['OT', 'PR', 'TE']],
  ['baseball', 11, ['Inn 11', '11ª ent.', 'Ent. 11']],
  // The source has the total alone.
  ['baseball', 0, [null, null, null]],
])('%s that ended after its usual time, in period %i, reads %j', (sportKey, count, said) => {
  const periods = Array.from({ length: count }, () => ({ home: 0, away: 0 }));
  const ending = { sportKey, status: 'Finished', matchStatus: 'AET', periods } as const;
  const languages = ['en', 'pt-BR', 'es-MX'] as const;
  expect(languages.map((language) => endingText(textOf(language), ending))).toEqual(said);
});
