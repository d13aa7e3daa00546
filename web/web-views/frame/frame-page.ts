import type { PolicyType } from '../../../edge/contracts/policy.ts';
import type { Language } from '../../../edge/contracts/language.ts';
import type { Lineups } from '../../../edge/contracts/lineups.ts';
import type { BrandProfile } from '../../../edge/contracts/brand-profile.ts';
import type { SportKey } from '../../../realtime/sports/sport.ts';
import type { Settled } from '../../api/settled.ts';
import type { Policy, PolicySection } from '../../about/policy.ts';
import type { RoomSnapshot } from '../../domain/day-scores.ts';
import type { ListedMatch, ListedPage } from '../../domain/event-page.ts';
import type { League, Match } from '../../domain/match.ts';
import type { BracketRound } from '../../league/bracket.ts';
import type { TopPlayers } from '../../league/top-players.ts';
import type { LoadedMatch } from '../../match/load-match.server.ts';
import type { HeadToHead } from '../../match/tabs/head-to-head/head-to-head.ts';
import type { GroupDetail } from '../../scores/list/group-matches.ts';
import type { EncodedDay } from '../../scores/encoded-day.ts';
import type { Standings } from '../../standings/standings.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import type { ZoneYear } from '../../../edge/shared/time/zone-years.ts';
import type { LiveStatWidget } from './web-view.ts';

type Heading = Pick<PolicySection, 'id' | 'title'>;

/** Content of the screens that only the server renders, since they never change. */
export interface StaticScreens {
  'policy-list': Omit<Policy, 'sections'> & {
    type: PolicyType;
    sections: readonly Heading[];
    timeZone: string;
  };
  policy: {
    type: PolicyType;
    language: string;
    section: PolicySection;
    sections: readonly Heading[];
  };
  'delete-account': { brand: BrandProfile };
  'top-scorers': { top: TopPlayers | null; league: League };
  'head-to-head': { match: Match; headToHead: HeadToHead | null; renderClock: RenderClock };
  /** Shown in place of a page. */
  error: { title: string; message: string | null };
}

/** Content of the screens that hydrate in the browser. */
export interface LiveScreens {
  match: Omit<LoadedMatch, 'parts'> & { widget: LiveStatWidget; renderClock: RenderClock };
  lineups: Omit<LoadedMatch, 'parts'> & { lineups: Lineups | null; renderClock: RenderClock };
  day: {
    day: EncodedDay;
    sportKey: SportKey;
    /** Id of the only league to show; null for all. */
    leagueId: string | null;
    /** Whether to show today's other matches too, not only live ones. */
    isWholeDay: boolean;
  };
  standings: OfRoom & {
    league: League;
    standings: Settled<Standings | null>;
    path: string;
    query: Readonly<Record<string, string>>;
  };
  matches: OfRoom & {
    title: string;
    page: Settled<ListedPage>;
    detail: GroupDetail;
    /** Path and query of the list; with `flag` it returns the next page. */
    path: string;
    renderClock: RenderClock;
  };
  bracket: OfRoom & {
    rounds: Settled<readonly BracketRound[]>;
    league: League;
    renderClock: RenderClock;
  };
  'next-match': OfRoom & { name: string; entry: ListedMatch | null; renderClock: RenderClock };
}

interface OfRoom {
  roomSnapshot: RoomSnapshot;
}

type PageOf<Screens> = {
  [Name in keyof Screens]: { screen: Name; content: Screens[Name] };
}[keyof Screens];

export type StaticPage = PageOf<StaticScreens>;
export type LivePage = PageOf<LiveScreens>;

/** Settings around a web view's content. */
export interface FrameSetting {
  /** Identifies the build. */
  build: string;
  language: Language;
  pictureHosts: readonly string[];
  /** Time of the request, ms. */
  now: number;
  timeZone: string;
  zoneYears: readonly ZoneYear[];
  /** Paths of the modules with the page's texts. */
  texts: readonly string[];
}

/** Data for the page's script; `live` is null for a static page. */
export interface FrameData {
  /** Name in analytics. */
  name: string;
  /**
   * Whether to send the holder a page view; older apps do not accept that message (spec point 5).
   */
  isTracked: boolean;
  live: { page: LivePage; setting: FrameSetting } | null;
}
