import { SPORTS } from '../../realtime/sports/registry.ts';
import { SportRoom } from '../live/sport-room.tsx';
import { ScreenColumns } from '../entity-page/screen-columns.tsx';
import columns from '../entity-page/screen-columns.module.css';
import { teamPath } from '../paths/team-path.ts';
import { StandingsCard } from '../standings/standings-card.tsx';
import { useText } from '../ui/use-text.ts';
import type { PlayerData } from './load-player.server.ts';
import { PlayerFacts } from './player-facts.tsx';
import { PlayerMatchesCard } from './player-matches-card.tsx';
import { PlayerStage } from './player-stage.tsx';
import { LEAST_MINUTES } from './per-90.ts';
import { SeasonLine } from './season-line.tsx';
import { seasonTables, tablesPer90 } from './season-tables.ts';
import { SeasonsCard } from './seasons-card.tsx';

/** Shows a player's facts, next match, recent matches and figures by season. */
export function PlayerPage({ data }: { data: PlayerData }) {
  const t = useText();
  const { player, seasons, course, matches, standings, roomSnapshot, renderClock } = data;
  const {
    sportKey,
    teams: [team],
  } = player;
  const isPerMatch = SPORTS[sportKey].isPerMatch === true;
  return (
    <div className={columns.page}>
      <SportRoom roomSnapshot={roomSnapshot}>
        <PlayerStage data={data} />
        <ScreenColumns
          railLabel={t('playerPage.side')}
          rail={
            <>
              <PlayerFacts player={player} now={renderClock.now} />
              {standings && team && (
                <StandingsCard
                  standings={{ kind: 'loaded', value: standings }}
                  to={teamPath(team, 'standings', standings.league.id)}
                  size={5}
                  title={standings.league.name}
                  teamId={team.id}
                />
              )}
            </>
          }
        >
          {course && <SeasonLine player={player} course={course} timeZone={renderClock.timeZone} />}
          <SeasonsCard
            title={t(isPerMatch ? 'playerPage.averages' : 'playerPage.seasons')}
            tables={seasonTables(t, sportKey, seasons)}
            decimals={isPerMatch ? 1 : undefined}
          />
          <SeasonsCard
            title={t('per90.title')}
            note={t('per90.least', { minutes: LEAST_MINUTES })}
            tables={tablesPer90(t, sportKey, seasons)}
            decimals={2}
          />
          <PlayerMatchesCard matches={matches} renderClock={renderClock} />
        </ScreenColumns>
      </SportRoom>
    </div>
  );
}
