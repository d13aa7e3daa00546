import { useContext } from 'react';
import { Link } from 'react-router';
import { picturePath } from '../../edge/shared/crest/picture-path.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { NextUp } from '../team/next-up.tsx';
import { ProfileStage, StageCrest, StageNumber } from '../entity-page/profile-stage.tsx';
import { TeamBand } from '../entity-page/team-band.tsx';
import { ageAt } from '../entity-page/squad.ts';
import { Crest, PictureHosts } from '../ui/crest.tsx';
import { playerPath } from '../paths/player-path.ts';
import link from '../ui/link.module.css';
import { favouritePlayer } from '../favourites/favourite-player.ts';
import { Star } from '../favourites/star.tsx';
import { useText } from '../ui/use-text.ts';
import type { PlayerData } from './load-player.server.ts';
import type { PlayerProfile, PlayerSeason } from './player.ts';
import styles from './player-stage.module.css';
import { positionName } from './position-name.ts';
import { seasonFigures } from './season-figures.ts';

/** Shows a player's facts, the figures of the newest season, and the next match. */
export function PlayerStage({
  data: { player, seasons, next, renderClock },
}: {
  data: PlayerData;
}) {
  const t = useText();
  const { name, sportKey, position, birthDate, teams } = player;
  const age = ageAt(birthDate, renderClock.now);
  const [season] = seasons;
  return (
    <ProfileStage
      name={name}
      band={<TeamBand of={teams[0] ?? null} sportKey={sportKey} />}
      badge={<Badge player={player} />}
      facts={[
        teams[0]?.name ?? t(`sport.${sportKey}`),
        position && positionName(t, position, sportKey),
        age === null ? null : t('squad.age', { years: age }),
      ].filter((fact) => typeof fact === 'string')}
      action={<Star of={favouritePlayer(player)} isNamed />}
    >
      {season && <Figures season={season} sportKey={sportKey} />}
      <NextUp match={next?.match ?? null} renderClock={renderClock}>
        <Link className={link.link} to={`${playerPath(player)}/compare`}>
          {t('compare.link')}
        </Link>
      </NextUp>
    </ProfileStage>
  );
}

/** Shows the player's portrait, else the shirt number, else the flag. */
function Badge({ player }: { player: PlayerProfile }) {
  const t = useText();
  const { logoUri, number } = player;
  const hosts = useContext(PictureHosts);
  const hasPortrait = picturePath({ logoUri }, hosts) !== null;
  if (!hasPortrait && number !== null)
    return <StageNumber label={t('playerPage.number')}>{number}</StageNumber>;
  return (
    <StageCrest isRound>
      <Crest
        of={hasPortrait ? { id: player.id, name: player.name, logoUri } : player}
        shape="roundel"
        size={76}
      />
    </StageCrest>
  );
}

function Figures({
  season,
  sportKey,
}: {
  season: PlayerSeason;
  sportKey: PlayerProfile['sportKey'];
}) {
  const t = useText();
  const decimals = SPORTS[sportKey].isPerMatch === true ? 1 : 0;
  const { name, leagueName, appearances } = season;
  const label = [name, leagueName].filter((part) => part !== null).join(' · ');
  return (
    <div className={styles.season}>
      <p className={styles.label}>{label}</p>
      <dl className={styles.figures}>
        {seasonFigures(t, sportKey, season).map(({ key, name: figure, value }) => (
          <div key={key} className={styles.figure}>
            <dt>{figure}</dt>
            <dd>{t.number(value, Number.isInteger(value) ? decimals : 1)}</dd>
          </div>
        ))}
        <div className={styles.figure}>
          <dt>{t('playerPage.appearances')}</dt>
          <dd>{appearances}</dd>
        </div>
      </dl>
    </div>
  );
}
