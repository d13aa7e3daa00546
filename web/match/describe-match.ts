import { formatDate, formatTime } from '../time/time-format.ts';
import { playOf, type Match } from '../domain/match.ts';
import type { RenderClock } from '../time/render-clock.ts';
import type { MatchSetting } from './load-match.server.ts';
import { TAB_NAMES, type TabKey } from './tabs.ts';

/** '1–0 Home v Away': the score first, where a tab of the browser still shows it. */
export function matchTitle(match: Match, tab: TabKey): string {
  const score = playOf(match)?.score;
  const sides = `${match.home.name} v ${match.away.name}`;
  const title = score ? `${score.home}–${score.away} ${sides}` : sides;
  return tab === 'overview' ? title : `${title} · ${TAB_NAMES[tab]}`;
}

/** Title and description of a match's page. */
export function describeMatch(
  match: Match,
  { setting, renderClock, tab }: { setting: MatchSetting; renderClock: RenderClock; tab: TabKey },
) {
  const { home, away, startTime } = match;
  const { league, venue } = setting;
  const start = `${formatDate(startTime, renderClock.timeZone)}, ${formatTime(startTime, renderClock.timeZone)}`;
  const facts = [league.name, start, venue?.name].filter(Boolean).join(', ');
  return {
    title: matchTitle(match, tab),
    description: `${home.name} against ${away.name}, ${facts}: live score, timeline and statistics.`,
  };
}
