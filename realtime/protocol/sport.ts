import * as v from 'valibot';
import { ALL_SPORTS } from '../sports/registry.ts';

export const sportIdSchema = v.picklist(ALL_SPORTS.map((sport) => sport.id));
export const sportKeySchema = v.picklist(ALL_SPORTS.map((sport) => sport.key));
