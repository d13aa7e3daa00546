import { apiCall } from './api-call.ts';
import { appConfigSchema, navigationSchema, tvAvailabilitySchema } from './app-data.ts';
import { PRODUCT } from './product.ts';
import { sportListSchema } from './sport.ts';

/** What apps and pages ask at startup (spec point 4). */
export const APP_CALLS = {
  listSports: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/sports',
    summary: 'Every sport, the main ones first',
    isSpecified: true,
    parameters: {},
    data: sportListSchema,
    errors: {},
  }),
  getTvAvailability: apiCall({
    api: 'media',
    method: 'GET',
    path: `/v1/${PRODUCT}-tv/available`,
    summary: 'Whether the 24/7 channel is on air for the visitor',
    isSpecified: true,
    parameters: {},
    data: tvAvailabilitySchema,
    errors: {},
  }),
  getAppConfig: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/app-config',
    summary: 'Live-score sports, and the first app version of each gated feature',
    isSpecified: true,
    parameters: {},
    data: appConfigSchema,
    errors: {},
  }),
  getNavigation: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/navigation',
    summary: 'Entries of the top navigation: all, then one per main sport',
    isSpecified: false,
    parameters: {},
    data: navigationSchema,
    errors: {},
  }),
};
