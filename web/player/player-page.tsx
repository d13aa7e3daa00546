import { SportRoom } from '../live/sport-room.tsx';
import { OverviewColumns } from '../entity-page/overview-columns.tsx';
import { ProfileHeader } from '../entity-page/profile-header.tsx';
import { NextMatch } from '../team/next-match.tsx';
import styles from '../team/team-screen.module.css';
import { useText } from '../ui/use-text.ts';
import type { PlayerData } from './load-player.server.ts';
import { PlayerFacts } from './player-facts.tsx';
import { PlayerMatchesCard } from './player-matches-card.tsx';
import { positionName } from './position-name.ts';
import { seasonTables } from './season-tables.ts';
import { SeasonsCard } from './seasons-card.tsx';

/** Shows who a player is, the next match, recent matches and figures by season. */
export function PlayerPage({ data }: { data: PlayerData }) {
  const t = useText();
  const { player, seasons, matches, next, roomSnapshot, renderClock } = data;
  const { name, sportKey, position, teams } = player;
  const facts = [
    t(`sport.${sportKey}`),
    position === null ? null : positionName(t, position, sportKey),
    teams[0]?.name ?? null,
  ].filter((fact) => fact !== null);
  return (
    <div className={styles.page}>
      <ProfileHeader name={name} crest={{ of: player, shape: 'roundel' }} facts={facts} />
      <SportRoom roomSnapshot={roomSnapshot}>
        <OverviewColumns
          first={next && <NextMatch entry={next} renderClock={renderClock} />}
          sideLabel={t('playerPage.side')}
          side={
            <>
              <PlayerFacts player={player} now={renderClock.now} />
              <SeasonsCard tables={seasonTables(t, sportKey, seasons)} sportKey={sportKey} />
            </>
          }
          second={<PlayerMatchesCard matches={matches} renderClock={renderClock} />}
        />
      </SportRoom>
    </div>
  );
}
