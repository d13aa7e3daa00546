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
import { seasonTables } from './season-tables.ts';
import { SeasonsCard } from './seasons-card.tsx';

/** Shows who a player is, the next match, recent matches and figures by season. */
export function PlayerPage({ data }: { data: PlayerData }) {
  const t = useText();
  const { player, seasons, matches, standings, roomSnapshot, renderClock } = data;
  const {
    sportKey,
    teams: [team],
  } = player;
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
          <SeasonsCard tables={seasonTables(t, sportKey, seasons)} sportKey={sportKey} />
          <PlayerMatchesCard matches={matches} renderClock={renderClock} />
        </ScreenColumns>
      </SportRoom>
    </div>
  );
}
