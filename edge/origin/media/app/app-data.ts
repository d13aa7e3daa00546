import {
  MAIN_SPORT_KEYS,
  sportRadarId,
  SPORTS,
  sportName,
} from '../../../../realtime/sports/registry.ts';
import * as v from 'valibot';
import {
  bannerSchema,
  type AppConfig,
  type Banner,
  type NavigationEntryWire,
} from '../../../contracts/app-data.ts';

const MAIN_SPORTS = MAIN_SPORT_KEYS.map((key) => SPORTS[key]);

/**
 * Answers `getAppConfig`: the live-score sports of spec point 4, the versions of point 5, and the
 * operator's banner, if any.
 */
export function appConfig(banner: Banner | null = null): AppConfig {
  return {
    liveScoreSports: MAIN_SPORTS.map(({ id }) => sportRadarId(id)),
    minimumVersions: {
      oddsComparison: { android: '1.1.59' },
      webViewTracking: { android: '2.12.0', ios: '1.9.0' },
    },
    banner,
  };
}

const bannerJsonSchema = v.pipe(v.string(), v.parseJson(), bannerSchema);

/**
 * Returns the banner from the variable `BANNER`, JSON of `bannerSchema`; null if it is unset, empty
 * or invalid.
 */
export function readBanner(json: string | undefined): Banner | null {
  const parsed = v.safeParse(bannerJsonSchema, json);
  return parsed.success ? parsed.output : null;
}

/** Answers `getNavigation`. */
export function navigation(): NavigationEntryWire[] {
  return [
    { key: 'all', path: '/', betRadarId: null, label: 'All' },
    ...MAIN_SPORTS.map(({ id, key }) => ({
      key,
      path: `/${key}/matches/all`,
      betRadarId: sportRadarId(id),
      label: sportName(key),
    })),
  ];
}
