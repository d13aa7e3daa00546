import { Link } from 'react-router';
import { useText } from '../ui/use-text.ts';
import { haveNoMatches } from '../entity-page/have-no-matches.ts';
import { ScreenColumns } from '../entity-page/screen-columns.tsx';
import { MatchesCard } from '../scores/list/matches-card.tsx';
import type { League } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { StandingsCard } from '../standings/standings-card.tsx';
import button from '../ui/button.module.css';
import { NewsAndVideos } from '../tv/videos/news-and-videos.tsx';
import { Notice } from '../ui/notice.tsx';
import { leaguePath } from '../paths/league-path.ts';
import type { LeagueOverviewData } from './load-overview.server.ts';
import { SeasonOver } from './season-over.tsx';
import { TopPlayersCard } from './top-players-card.tsx';

export interface LeagueOverviewProps {
  league: League;
  data: LeagueOverviewData;
  hasBracket: boolean;
  renderClock: RenderClock;
}

/** Shows first what a fan looks for: live matches, the table's top, the last results. */
export function LeagueOverview({ league, data, hasBracket, renderClock }: LeagueOverviewProps) {
  const t = useText();
  const { fixtures, end, results, standings, topPlayers, news, videos } = data;
  if (isEmpty(data)) return <Notice title={t('failure.league')} />;
  return (
    <ScreenColumns
      railLabel={t('league.side')}
      rail={
        <>
          <StandingsCard
            standings={standings}
            to={leaguePath(league, 'standings')}
            size={8}
            {...(end && !end.hasUnreported && { title: t('league.finalTable') })}
          />
          {topPlayers && <TopPlayersCard top={topPlayers} sportKey={league.sportKey} />}
          <NewsAndVideos news={news} videos={videos} renderClock={renderClock} />
        </>
      }
      after={
        <MatchesCard
          title={t('league.results')}
          page={results}
          to={leaguePath(league, 'results')}
          empty={t('profile.noResults')}
          detail="round"
          renderClock={renderClock}
        />
      }
    >
      {end ? (
        <SeasonOver league={league} end={end} />
      ) : (
        <MatchesCard
          title={t('league.liveAndNext')}
          page={fixtures}
          to={leaguePath(league, 'fixtures')}
          empty={t('profile.noFixtures')}
          detail="round"
          renderClock={renderClock}
        />
      )}
      {hasBracket && (
        <Link className={button.button} to={leaguePath(league, 'bracket')}>
          {t('league.bracket')}
        </Link>
      )}
    </ScreenColumns>
  );
}

function isEmpty({ fixtures, end, results, standings, news, videos }: LeagueOverviewData) {
  return (
    end === null &&
    haveNoMatches([fixtures, results]) &&
    news.length === 0 &&
    videos.length === 0 &&
    standings.kind === 'loaded' &&
    !standings.value?.tables.length
  );
}
