import { formatDateAndTime } from '../time/time-format.ts';
import type { Text } from '../text/text.ts';
import { playOf, type Match, type Play } from '../domain/match.ts';
import type { RenderClock } from '../time/render-clock.ts';
import type { MatchSetting } from './load-match.server.ts';
import type { TabKey } from './tabs.ts';

/** '1–0 Home v Away': the score first, where a tab of the browser still shows it. */
export function matchTitle(t: Text, match: Match, tab: TabKey): string {
  const play = playOf(match);
  const sides = t('matchPage.sides', { home: match.home.name, away: match.away.name });
  const title = play ? `${scoreText(t, play)} ${sides}` : sides;
  return tab === 'overview' ? title : `${title} · ${t(`matchTab.${tab}`)}`;
}

/** '1–1', after a shoot-out '1–1 (Pens 4–3)'. */
function scoreText(t: Text, { score, shootout }: Play): string {
  const text = `${score.home}–${score.away}`;
  if (!shootout) return text;
  const penalties = `${shootout.home}–${shootout.away}`;
  return `${text} (${t('eventStatus.penalties', { score: penalties })})`;
}

/** Title and description of a match's page. */
export function describeMatch(
  t: Text,
  match: Match,
  { setting, renderClock, tab }: { setting: MatchSetting; renderClock: RenderClock; tab: TabKey },
) {
  const { home, away, startTime } = match;
  const { league, venue } = setting;
  const start = formatDateAndTime(t, startTime, renderClock);
  const facts = [league.name, start, venue?.name].filter(Boolean).join(', ');
  return {
    title: matchTitle(t, match, tab),
    description: t('matchPage.description', { home: home.name, away: away.name, facts }),
  };
}
