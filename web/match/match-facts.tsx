import { formatCount } from '../app/count-format.ts';
import { formatDate, formatTime, formatWeekday } from '../time/time-format.ts';
import type { Match } from '../domain/match.ts';
import type { RenderClock } from '../time/render-clock.ts';
import type { MatchSetting } from './load-match.server.ts';
import styles from './match-facts.module.css';
import { Panel } from '../ui/panel.tsx';

export interface MatchFactsProps {
  match: Match;
  setting: MatchSetting;
  renderClock: RenderClock;
}

/** When, where and in what a match is played. */
export function MatchFacts({ match, setting, renderClock }: MatchFactsProps) {
  const { startTime } = match;
  const { timeZone } = renderClock;
  const { league, round, group, venue } = setting;
  const facts: [name: string, value: string | null][] = [
    ['Date', `${formatWeekday(startTime, timeZone)} ${formatDate(startTime, timeZone)}`],
    ['Start', formatTime(startTime, timeZone)],
    ['Venue', venue && [venue.name, venue.city].filter(Boolean).join(', ')],
    ['Capacity', venue?.capacity ? formatCount(venue.capacity) : null],
    ['Competition', league.country ? `${league.name}, ${league.country}` : league.name],
    ['Round', round],
    ['Group', group],
  ];
  return (
    <Panel title="Match facts">
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Panel>
  );
}
