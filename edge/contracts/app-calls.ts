import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { appConfigSchema, navigationSchema, tvAvailabilitySchema } from './app-data.ts';
import { PRODUCT } from './product.ts';
import { sportListSchema } from './sport.ts';

export const listSports = {
  api: 'media',
  method: 'GET',
  path: '/v1/sports',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({}),
  data: sportListSchema,
} as const satisfies ApiCall;

export const getTvAvailability = {
  api: 'media',
  method: 'GET',
  path: `/v1/${PRODUCT}-tv/available`,
  caller: 'anyone',
  // Depends on the visitor's location.
  cache: 'no-cache',
  input: v.object({}),
  data: tvAvailabilitySchema,
} as const satisfies ApiCall;

export const getAppConfig = {
  api: 'media',
  method: 'GET',
  path: '/v1/app-config',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({}),
  data: appConfigSchema,
} as const satisfies ApiCall;

export const getNavigation = {
  api: 'media',
  method: 'GET',
  path: '/v1/navigation',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({}),
  data: navigationSchema,
} as const satisfies ApiCall;

/** Documentation of the calls. */
export default {
  listSports: {
    summary: 'Every sport, the main ones first',
    isSpecified: true,
  },
  getTvAvailability: {
    summary: 'Whether the 24/7 channel is on air for the visitor',
    isSpecified: true,
  },
  getAppConfig: {
    summary: 'Live-score sports, and the first app version of each gated feature',
    isSpecified: true,
  },
  getNavigation: {
    summary: 'Entries of the top navigation: first that of all sports, then one per main sport',
    isSpecified: false,
  },
} satisfies Record<string, CallText>;
