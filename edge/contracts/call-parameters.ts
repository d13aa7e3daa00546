import * as v from 'valibot';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { CallParameter } from './api-call.ts';

const idSchema = v.pipe(v.string(), v.minLength(1));

export const leagueIdParameter: CallParameter = { schema: idSchema, description: 'Id of a league' };
export const teamIdParameter: CallParameter = { schema: idSchema, description: 'Id of a team' };
export const eventIdParameter: CallParameter = { schema: idSchema, description: 'Id of a match' };

export const sportIdParameter: CallParameter = {
  schema: v.picklist(ALL_SPORTS.map(({ id }) => id)),
  description: 'Id of a sport; every sport where it is absent',
};

export const seasonIdParameter: CallParameter = {
  schema: idSchema,
  description: 'Id of a season; the current one where it is absent',
};

export const sizeParameter: CallParameter = {
  schema: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  description: 'How many at most; 20 where it is absent',
};

export const flagParameter: CallParameter = {
  schema: idSchema,
  description: 'The `flag` of the page before; the first page where it is absent',
};

export const eventPageTypeParameter: CallParameter = {
  schema: v.picklist(['fixtures', 'results']),
  description: 'Matches that are over, newest first, or all others, soonest first',
};

export const keywordParameter: CallParameter = {
  schema: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  description: 'Beginnings of words; case and diacritics do not matter',
  isRequired: true,
};

export const pageParameter: CallParameter = {
  schema: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  description: 'Counts from 1, which it is where it is absent',
};
