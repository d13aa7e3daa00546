import type { Area } from '../../../edge/shared/text/areas.ts';
import type { LiveScreens } from './frame-page.ts';

const LISTS = ['shell', 'scores', 'frame', 'rounds', 'match-list', 'profile'] as const;
const MATCH = ['shell', 'scores', 'frame', 'rounds', 'match', 'figures'] as const;

/** Areas of texts that each live screen shows. Its browser loads them as one file. */
export const FRAME_AREAS: Readonly<Record<keyof LiveScreens, readonly Area[]>> = {
  match: [...MATCH, 'live-stat', 'course'],
  lineups: [...MATCH, 'lineups'],
  day: ['shell', 'scores', 'frame'],
  standings: [...LISTS, 'standings'],
  matches: LISTS,
  bracket: LISTS,
  'next-match': LISTS,
};

/** Groups of those areas that no web view shows: their bytes are left out. */
export const UNSHOWN_GROUPS: readonly string[] = [
  'navigation',
  'sportInText',
  'header',
  'footer',
  'policy',
  'store',
  'country',
  'status',
  'search',
  'toast',
  'strip',
  'matchTab',
  'matchFact',
  'odds',
  'outcome',
];
