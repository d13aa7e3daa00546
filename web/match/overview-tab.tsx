import { useLocation } from 'react-router';
import type { MarketWire } from '../../edge/contracts/odds.ts';
import { FormPanel, type FormPanelProps } from '../head-to-head/form-panel.tsx';
import { BestOdds } from '../odds/best-odds.tsx';
import type { OddsFormat } from '../odds/odds-format.ts';
import { KeyStats } from '../statistics/key-stats.tsx';
import { KickOff } from './kick-off.tsx';
import { useMatchRecord, useMatchScreen } from './match-context.ts';
import { MatchFacts } from './match-facts.tsx';
import { MomentumChart } from './momentum-chart.tsx';
import styles from './overview-tab.module.css';
import { PeriodsTable } from './periods-table.tsx';
import { basePath, tabPath } from './tabs.ts';
import { Timeline } from './timeline.tsx';

/** What the overview shows beside what the match's room tells; null where it is not known. */
export interface OverviewExtras {
  past: FormPanelProps['past'] | null;
  winnerMarket: MarketWire | null;
  format: OddsFormat;
}

/** The match at a glance: what is coming while it is to come, what happened once it has begun. */
export function OverviewTab({ past, winnerMarket, format }: OverviewExtras) {
  const { setting, moment } = useMatchScreen();
  const { match, incidents, stats } = useMatchRecord();
  const base = basePath(useLocation().pathname);
  const isToCome = match.kind === 'fixture';
  const names = { home: match.home.shortName, away: match.away.shortName };
  return (
    <>
      {isToCome && <KickOff match={match} setting={setting} moment={moment} />}
      <PeriodsTable match={match} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {isToCome ? (
            past && <FormPanel match={match} past={past} />
          ) : (
            <>
              <MomentumChart match={match} incidents={incidents} />
              <Timeline match={match} incidents={incidents} />
            </>
          )}
        </div>
        <div className={styles.column}>
          {winnerMarket && match.kind !== 'result' && (
            <BestOdds
              market={winnerMarket}
              format={format}
              names={names}
              to={tabPath(base, 'odds')}
            />
          )}
          {!isToCome && <KeyStats match={match} stats={stats} to={tabPath(base, 'stats')} />}
          <MatchFacts match={match} setting={setting} moment={moment} />
        </div>
      </div>
    </>
  );
}
