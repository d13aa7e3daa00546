import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ChannelWire } from '../../edge/contracts/broadcasters.ts';
import type { MarketWire } from '../../edge/contracts/odds.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { Guard } from '../app/guard.tsx';
import type { TeamFact } from '../../edge/contracts/event-page.ts';
import { FactsPanel } from './tabs/head-to-head/facts-panel.tsx';
import { FormPanel, type FormPanelProps } from './tabs/head-to-head/form-panel.tsx';
import { CannotShow } from '../ui/cannot-show.tsx';
import surface from '../ui/surface.module.css';
import { BestOdds } from './tabs/odds/best-odds.tsx';
import type { OddsFormat } from './tabs/odds/odds-format.ts';
import { KeyStats } from './tabs/statistics/key-stats.tsx';
import { useMatchRecord, useMatchScreen } from './match-context.ts';
import { Course, LeadersPanel, LineScoreTable } from './course/lazy-parts.tsx';
import type { Leaders } from './course/leaders.ts';
import { MatchFacts } from './match-facts.tsx';
import { MomentumChart } from './momentum-chart.tsx';
import styles from './tab-columns.module.css';
import { PeriodsTable } from './periods-table.tsx';
import { SoFarPanel } from './so-far-panel.tsx';
import { basePath, tabPath } from './tabs.ts';
import { Timeline } from './timeline.tsx';
import type { ArticleCard } from '../news/article.ts';
import type { VideoCard } from '../tv/videos/video.ts';
import { NewsAndVideos } from '../tv/videos/news-and-videos.tsx';
import { WhereToWatch } from './where-to-watch.tsx';

/** In this chunk, since matches side by side show these parts of an overview. */
export { SideParts } from './side-parts.tsx';

/** The overview's data besides the match's room; null if unknown. */
export interface OverviewExtras {
  past: FormPanelProps['past'] | null;
  facts: readonly TeamFact[];
  winnerMarket: MarketWire | null;
  format: OddsFormat;
  /** The best players, if the sport shows them. */
  leaders: readonly Leaders[];
  /** Channels in the visitor's country. */
  channels: readonly ChannelWire[];
  news: readonly ArticleCard[];
  videos: readonly VideoCard[];
}

/** Shows a match at a glance: a preview before it begins, its events afterwards. */
export default function OverviewTab({
  past,
  facts,
  winnerMarket,
  format,
  leaders,
  channels,
  news,
  videos,
}: OverviewExtras) {
  const { setting, renderClock, hasRail } = useMatchScreen();
  const record = useMatchRecord();
  const { match, incidents, stats } = record;
  const base = basePath(useLocation().pathname);
  const isToCome = match.kind === 'fixture';
  const names = { home: match.home.shortName, away: match.away.shortName };
  return (
    <>
      {isToCome && !hasRail && (
        <Part of={channels}>
          <WhereToWatch channels={channels} />
        </Part>
      )}
      {/* Nine innings need the whole width. */}
      {SPORTS[match.sportKey].periods.family === 'innings' && (
        <Part of={record}>
          <LineScoreTable match={match} stats={stats} />
        </Part>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {SPORTS[match.sportKey].periods.family !== 'innings' && (
            <Part of={record}>
              <PeriodsTable match={match} />
            </Part>
          )}
          {match.kind === 'live' && (
            <Part of={record}>
              <SoFarPanel match={match} incidents={incidents} />
            </Part>
          )}
          {isToCome ? (
            past && (
              <Part of={record}>
                <FormPanel match={match} past={past} />
                <FactsPanel match={match} facts={facts} />
              </Part>
            )
          ) : (
            <Part of={record}>
              {SPORTS[match.sportKey].screens.course === 'timeline' ? (
                <Timeline match={match} incidents={incidents} />
              ) : (
                <Course record={record} all={tabPath(base, 'commentary')} />
              )}
            </Part>
          )}
        </div>
        <div className={styles.column}>
          {!isToCome && (
            <Part of={record}>
              <MomentumChart match={match} incidents={incidents} />
            </Part>
          )}
          {!isToCome && leaders.length > 0 && (
            <Part of={leaders}>
              <LeadersPanel match={match} brought={leaders} to={tabPath(base, 'box-score')} />
            </Part>
          )}
          {!isToCome && (
            <Part of={record}>
              <KeyStats match={match} stats={stats} to={tabPath(base, 'stats')} />
            </Part>
          )}
          {winnerMarket && match.kind !== 'result' && (
            <Part of={winnerMarket}>
              <BestOdds
                market={winnerMarket}
                format={format}
                names={names}
                sportKey={match.sportKey}
                to={tabPath(base, 'odds')}
              />
            </Part>
          )}
          {match.kind === 'live' && !hasRail && (
            <Part of={channels}>
              <WhereToWatch channels={channels} />
            </Part>
          )}
          <NewsAndVideos news={news} videos={videos} renderClock={renderClock} />
          <Part of={record}>
            <MatchFacts match={match} setting={setting} renderClock={renderClock} />
          </Part>
        </div>
      </div>
    </>
  );
}

const CANNOT_SHOW = (
  <div className={surface.surface}>
    <CannotShow what="part" />
  </div>
);

/** Shows a panel that fails alone. */
function Part({ of, children }: { of: unknown; children: ReactNode }) {
  return (
    <Guard of={of} fallback={CANNOT_SHOW}>
      {children}
    </Guard>
  );
}
