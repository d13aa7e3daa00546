import type { Area } from '../../../edge/shared/text/areas.ts';
import type { Group, TextKey } from '../../../edge/shared/text/messages.ts';
import type { LiveScreens } from './frame-page.ts';

/**
 * Texts of a live screen: whole areas, without the groups and texts that the screen does not show.
 */
export interface FrameTexts {
  areas: readonly Area[];
  without: readonly (Group | TextKey)[];
}

/** Groups and texts of the areas below that no web view shows. */
const UNSHOWN: FrameTexts['without'] = [
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
  // Titles and descriptions, which only the server writes.
  'frame.notFound',
  'frame.badQuery',
  'frame.fixturesOf',
  'frame.resultsOf',
  'frame.nextOf',
  'frame.topScorersOf',
  'frame.noTopScorers',
  'frame.headToHeadOf',
  'matchPage.sides',
  'matchPage.description',
  'liveStat.title',
  'liveStat.matchTitle',
  'liveStat.description',
  // Texts around a match on its full page.
  'matchPage.name',
  'matchPage.unknown',
  'matchPage.share',
  'matchPage.copied',
  'matchPage.calendar',
  'matchPage.watch',
  'matchPage.beside',
  'matchPage.alsoIn',
  'matchPage.penalties',
  'kickOff.kick-off',
  'kickOff.start',
  'statistics.title',
  'statistics.all',
  // Texts of full pages with lists.
  'scores.mine',
  'scores.title',
  'scores.liveNow',
  'scores.loading',
  'scores.leagueMatches',
  'scores.live',
  'scores.sports',
  'failure.missing',
  'action.toScores',
  'action.search',
  'action.close',
  'action.signIn',
  'date.narrow',
  'day.tomorrowShort',
  'day.yesterdayShort',
  'day.choose',
  'day.list',
];

/** Groups and texts that only lists of matches show. */
const OF_LISTS: FrameTexts['without'] = [
  'sport',
  'eventStatusShort',
  'formResult',
  'formLetter',
  'frame.noMatches',
  'frame.ofToday',
  'scores.noneLive',
  'scores.inPlay',
  'scores.versus',
  'scores.redCards',
  'scores.goalNow',
  'scores.noNews',
  'scores.news',
  'scores.level',
  'scores.lead',
];

const MATCH_AREAS = ['shell', 'scores', 'frame', 'rounds', 'match', 'figures'] as const;
const LIST_AREAS = ['shell', 'scores', 'frame', 'rounds', 'match-list', 'profile'] as const;
const LISTS: FrameTexts = { areas: LIST_AREAS, without: [...UNSHOWN, 'header'] };

/** The texts of each live screen. A browser loads those of its screen as one file. */
export const FRAME_TEXTS: Readonly<Record<keyof LiveScreens, FrameTexts>> = {
  match: {
    areas: [...MATCH_AREAS, 'live-stat', 'course'],
    without: [...UNSHOWN, ...OF_LISTS, 'header', 'matchTab', 'headToHead'],
  },
  lineups: { areas: [...MATCH_AREAS, 'lineups'], without: [...UNSHOWN, 'header'] },
  day: { areas: ['shell', 'scores', 'frame'], without: [...UNSHOWN, 'header'] },
  standings: { areas: [...LIST_AREAS, 'standings'], without: UNSHOWN },
  matches: LISTS,
  bracket: LISTS,
  'next-match': LISTS,
};
