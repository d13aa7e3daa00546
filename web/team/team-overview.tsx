import { useText } from '../ui/use-text.ts';
import { haveNoMatches } from '../entity-page/have-no-matches.ts';
import { ScreenColumns } from '../entity-page/screen-columns.tsx';
import { MatchesCard } from '../scores/list/matches-card.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { StandingsCard } from '../standings/standings-card.tsx';
import { Card } from '../ui/card.tsx';
import { NewsAndVideos } from '../tv/videos/news-and-videos.tsx';
import { Notice } from '../ui/notice.tsx';
import { PillLinks } from '../ui/pill-links.tsx';
import type { TeamOverviewData } from './load-overview.server.ts';
import { SquadList } from '../entity-page/squad-list.tsx';
import { TeamFacts } from './team-facts.tsx';
import { teamPath } from '../paths/team-path.ts';
import type { TeamProfile } from '../domain/team.ts';

export interface TeamOverviewProps {
  team: TeamProfile;
  data: TeamOverviewData;
  /** Id of the requested league. */
  tournamentId: string | null;
  renderClock: RenderClock;
}

/** Shows first what a fan looks for: the next match, the last results, the team's place. */
export function TeamOverview({ team, data, tournamentId, renderClock }: TeamOverviewProps) {
  const t = useText();
  const { fixtures, results, leagues, league, standings, squad, ground, news, videos } = data;
  if (isEmpty(data)) return <Notice title={t('failure.team')} />;
  return (
    <ScreenColumns
      railLabel={t('team.side')}
      rail={
        <>
          <TeamFacts ground={ground} leagues={leagues} />
          <StandingsCard
            standings={standings}
            to={teamPath(team, 'standings', league?.id)}
            size={5}
            teamId={team.id}
          />
          <NewsAndVideos news={news} videos={videos} renderClock={renderClock} />
        </>
      }
      after={
        <>
          <MatchesCard
            title={t('team.results')}
            page={results}
            to={teamPath(team, 'results')}
            empty={t('profile.noResults')}
            detail="league"
            renderClock={renderClock}
          />
          {squad.kind === 'failed' ? (
            <LoadFailed message={squad.message} />
          ) : (
            squad.value.length > 0 && (
              <Card title={t('team.squad')}>
                <SquadList
                  team={team}
                  groups={squad.value}
                  sportKey={team.sportKey}
                  now={renderClock.now}
                />
              </Card>
            )
          )}
        </>
      }
    >
      {leagues.length > 1 && (
        <PillLinks
          label={t('team.leaguesOf', { team: team.name })}
          links={[
            {
              label: t('team.allLeagues'),
              to: teamPath(team),
              isCurrent: league === null || league.id !== tournamentId,
            },
            ...leagues.map(({ id, name }) => ({
              label: name,
              to: teamPath(team, 'overview', id),
              isCurrent: id === tournamentId,
            })),
          ]}
        />
      )}
      <MatchesCard
        title={t('team.fixtures')}
        page={fixtures}
        to={teamPath(team, 'fixtures')}
        empty={t('profile.noFixtures')}
        detail="league"
        renderClock={renderClock}
      />
    </ScreenColumns>
  );
}

function isEmpty({ fixtures, results, squad, news, videos }: TeamOverviewData): boolean {
  return (
    haveNoMatches([fixtures, results]) &&
    news.length === 0 &&
    videos.length === 0 &&
    squad.kind === 'loaded' &&
    squad.value.length === 0
  );
}
