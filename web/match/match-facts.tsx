import { roundName, roundOf } from '../../edge/shared/text/round-name.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { useText } from '../ui/use-text.ts';
import { formatStartDay, formatTime } from '../../edge/shared/time/time-format.ts';
import type { Match } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import type { MatchSetting } from './load-match.server.ts';
import styles from '../ui/facts.module.css';
import { Panel } from '../ui/panel.tsx';

export interface MatchFactsProps {
  match: Match;
  setting: MatchSetting;
  renderClock: RenderClock;
}

type Fact = 'date' | 'start' | 'venue' | 'capacity' | 'competition' | 'round' | 'group';

/** Lists time, place and league of a match. */
export function MatchFacts({ match, setting, renderClock }: MatchFactsProps) {
  const t = useText();
  const { startTime, startTimeTbd } = match;
  const { timeZone } = renderClock;
  const { beginning } = SPORTS[match.sportKey];
  const { league, round, group, venue } = setting;
  const facts: [name: Fact, value: string | null][] = [
    ['date', formatStartDay(t, match, timeZone, true)],
    ['start', startTimeTbd ? null : formatTime(startTime, timeZone)],
    ['venue', venue && venue.address],
    ['capacity', venue?.capacity ? t.number(venue.capacity) : null],
    ['competition', league.country ? `${league.name}, ${league.country}` : league.name],
    ['round', roundOf(t, round, match.sportKey)],
    ['group', group && roundName(t, group)],
  ];
  return (
    <Panel title={t('matchFact.title')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className={styles.fact}>
              <dt>{name === 'start' ? t(`kickOff.${beginning}`) : t(`matchFact.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Panel>
  );
}
