import { Fragment } from 'react';
import { roundOf } from '../../../edge/shared/text/round-name.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { Guard } from '../../app/guard.tsx';
import type { Match } from '../../domain/match.ts';
import { SportRoom, useInitialMatch } from '../../live/sport-room.tsx';
import { MatchRow } from '../../scores/match-row.tsx';
import { StandingsTable } from '../../standings/standings-table.tsx';
import type { Standings } from '../../standings/standings.ts';
import { tableOf } from '../../standings/table-excerpt.ts';
import { tableName } from '../../standings/table-name.ts';
import { useLiveTables } from '../../standings/use-live-tables.ts';
import { Card } from '../../ui/card.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useText } from '../../ui/use-text.ts';
import type { MatchSetting } from '../load-match.server.ts';
import { WhereToWatch } from '../where-to-watch.tsx';
import type { Rail } from './load-rail.server.ts';
import { railDays } from './rail-days.ts';
import { railRows } from './rail-rows.ts';
import styles from './match-rail.module.css';

export interface MatchRailProps {
  rail: Rail;
  match: Match;
  setting: MatchSetting;
  renderClock: RenderClock;
  /** Path of the tab with the whole table. */
  toTable: string;
}

/** Shows where a match can be watched, its league's table with this match counted, and its round. */
export default function MatchRail(props: MatchRailProps) {
  const t = useText();
  const { rail, match, setting, renderClock, toTable } = props;
  const { channels, standings, others, roomSnapshot } = rail;
  const round = roundOf(t, setting.round, match.sportKey);
  return (
    <SportRoom roomSnapshot={roomSnapshot}>
      <aside className={styles.rail} aria-label={t('matchPage.beside')}>
        <WhereToWatch channels={channels} />
        {standings && (
          <Guard of={standings} fallback={null}>
            <Table standings={standings} match={match} to={toTable} />
          </Guard>
        )}
        {others.length > 0 && (
          <Guard of={others} fallback={null}>
            <Panel title={t('matchPage.alsoIn', { name: round ?? setting.league.name })}>
              {railDays(t, others, renderClock).map(({ label, matches }) => (
                <Fragment key={label}>
                  {label !== null && <h3 className={styles.day}>{label}</h3>}
                  <ul>
                    {matches.map((other) => (
                      <Other key={other.id} match={other} renderClock={renderClock} />
                    ))}
                  </ul>
                </Fragment>
              ))}
            </Panel>
          </Guard>
        )}
      </aside>
    </SportRoom>
  );
}

const ROWS = 8;

function Table({ standings, match, to }: { standings: Standings; match: Match; to: string }) {
  const t = useText();
  const table = tableOf(useLiveTables(standings), match.home.id);
  if (!table) return null;
  const { league } = standings;
  const name = tableName(t, table) ?? league.name;
  const own = new Set([match.home.id, match.away.id]);
  return (
    <Card title={name} more={{ label: t('standings.full'), to }}>
      <StandingsTable
        sportKey={league.sportKey}
        caption={t('standings.excerpt', { name })}
        rows={railRows(table.rows, own, ROWS)}
        highlighted={own}
        isShort
      />
    </Card>
  );
}

function Other({ match, renderClock }: { match: Match; renderClock: RenderClock }) {
  return <MatchRow id={match.id} initial={useInitialMatch(match)} renderClock={renderClock} />;
}
