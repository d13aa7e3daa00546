import { SPORTS } from '../../realtime/sports/registry.ts';
import { ShareButton } from '../app/share-button.tsx';
import columns from '../entity-page/screen-columns.module.css';
import type { TeamProfile } from '../domain/team.ts';
import { HeadToHeadTab, hasPast } from '../match/tabs/head-to-head/head-to-head-tab.tsx';
import { StatTable } from '../match/tabs/statistics/stat-table.tsx';
import { comparePath, comparePickPath } from '../paths/compare-path.ts';
import { teamPath, teamRoot } from '../paths/team-path.ts';
import { Card } from '../ui/card.tsx';
import { Crest } from '../ui/crest.tsx';
import { Notice } from '../ui/notice.tsx';
import { useText } from '../ui/use-text.ts';
import { CompareStage, type ComparedSide } from './compare-stage.tsx';
import type { TeamsData, TeamSeason } from './load-teams.server.ts';
import { teamRows } from './team-rows.ts';
import styles from './compare-page.module.css';

/** Shows two teams side by side: their seasons, what stands out, their meetings and last results. */
export function TeamsPage({ data }: { data: TeamsData }) {
  const t = useText();
  const { teams, opponents, seasons, headToHead, renderClock } = data;
  const { home, away } = seasons;
  const { sportKey } = opponents;
  const [one, other] = teams;
  const title = t('compare.title', { one: one.name, other: other.name });
  const season = home && away && seasonTitle(home, away);
  const hasMatches = headToHead !== null && hasPast(headToHead);
  return (
    <div className={columns.page}>
      <CompareStage
        title={title}
        sportKey={sportKey}
        sides={[sideOf(one, other), sideOf(other, one)]}
      >
        <ShareButton of="match" title={title} path={comparePath('teams', one, other)} />
      </CompareStage>
      <div className={styles.parts}>
        {home && away && (
          <div className={styles.season}>
            <Card title={season ?? t('compare.season')}>
              {season === null && (
                <p className={styles.places}>
                  {SPORTS[sportKey].sides
                    .map(
                      (side) => `${opponents[side].name}: ${nameOf(side === 'home' ? home : away)}`,
                    )
                    .join(' · ')}
                </p>
              )}
              <StatTable
                match={opponents}
                rows={teamRows(t, sportKey, { home: home.row, away: away.row })}
              />
            </Card>
          </div>
        )}
        {hasMatches && (
          <HeadToHeadTab match={opponents} headToHead={headToHead} renderClock={renderClock} />
        )}
        {!hasMatches && !(home && away) && <Notice title={t('compare.nothing')} />}
      </div>
    </div>
  );
}

function sideOf(team: TeamProfile, other: TeamProfile): ComparedSide {
  const { id, name, sportKey } = team;
  return {
    id,
    name,
    path: teamPath(team),
    changePath: comparePickPath(teamRoot(other)),
    team,
    crest: <Crest of={team} shape={SPORTS[sportKey].crest} size={56} />,
    facts: [],
  };
}

/** Returns the name of the season; null if the teams' leagues differ. */
function seasonTitle(home: TeamSeason, away: TeamSeason): string | null {
  return home.leagueId === away.leagueId ? nameOf(home) : null;
}

function nameOf({ leagueName, name }: TeamSeason): string {
  return name === null ? leagueName : `${leagueName} ${name}`;
}
