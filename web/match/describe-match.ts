import { writtenScore } from '../../realtime/sports/side-order.ts';
import { matchNames } from '../domain/match-names.ts';
import { formatWholeStart } from '../../edge/shared/time/time-format.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { endingText } from '../../edge/shared/text/ending-text.ts';
import { playOf, type Match } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { gamesText } from '../../edge/shared/text/games-text.ts';
import type { MatchSetting } from './load-match.server.ts';
import { tabName } from './tab-name.ts';
import type { TabKey } from './tabs.ts';

/**
 * Returns a match's title, '1–1 (Pens 4–3) Home v Away'. The score comes first, so that a narrow
 * browser tab shows it; tennis has games, '6–4 3–2'.
 */
export function matchTitle(t: Text, match: Match, tab: TabKey): string {
  const play = playOf(match);
  const sides = t('matchPage.sides', matchNames(match));
  const score =
    play && (gamesText(match.sportKey, play.periods) ?? writtenScore(match.sportKey, play.score));
  const ending = endingText(t, { ...match, shootout: play?.shootout ?? null });
  const parts = [score, ending && `(${ending})`, sides];
  // An unplayed match has no score to begin with.
  if (!play) parts.reverse();
  const title = parts.filter(Boolean).join(' ');
  return tab === 'overview' ? title : `${title} · ${tabName(t, tab, match.sportKey)}`;
}

/** Returns the title and the description of a match's page. */
export function describeMatch(
  t: Text,
  match: Match,
  { setting, renderClock, tab }: { setting: MatchSetting; renderClock: RenderClock; tab: TabKey },
) {
  const { league, venue } = setting;
  const start = formatWholeStart(t, match, renderClock);
  const facts = [league.name, start, venue?.name].filter(Boolean).join(', ');
  return {
    title: matchTitle(t, match, tab),
    description: t('matchPage.description', { ...matchNames(match), facts }),
  };
}
