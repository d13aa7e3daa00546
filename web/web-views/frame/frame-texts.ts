import type { Area } from '../../../edge/shared/text/areas.ts';
import type { LiveScreens } from './frame-page.ts';

/** Texts of a live screen: areas, without the groups that no web view of the kind shows. */
export interface FrameTexts {
  areas: readonly Area[];
  without: readonly string[];
}

/** Groups of the areas below that no web view shows. */
const UNSHOWN = [
  'navigation',
  'sportInText',
  'page',
  'footer',
  'policy',
  'store',
  'country',
  'status',
  'search',
  'toast',
  'strip',
  'matchFact',
  'odds',
  'outcome',
];

const MATCH_AREAS = ['shell', 'scores', 'frame', 'rounds', 'match', 'figures'] as const;
const LIST_AREAS = ['shell', 'scores', 'frame', 'rounds', 'match-list', 'profile'] as const;
const LISTS: FrameTexts = { areas: LIST_AREAS, without: [...UNSHOWN, 'header'] };

/** The texts of each live screen. Its browser loads them as one file. */
export const FRAME_TEXTS: Readonly<Record<keyof LiveScreens, FrameTexts>> = {
  match: {
    areas: [...MATCH_AREAS, 'live-stat', 'course'],
    without: [...UNSHOWN, 'header', 'matchTab', 'headToHead'],
  },
  lineups: { areas: [...MATCH_AREAS, 'lineups'], without: [...UNSHOWN, 'header'] },
  day: { areas: ['shell', 'scores', 'frame'], without: [...UNSHOWN, 'header'] },
  standings: { areas: [...LIST_AREAS, 'standings'], without: UNSHOWN },
  matches: LISTS,
  bracket: LISTS,
  'next-match': LISTS,
};
