import { ShareButton } from '../app/share-button.tsx';
import columns from '../entity-page/screen-columns.module.css';
import { ageAt } from '../entity-page/squad.ts';
import { StatTable } from '../match/tabs/statistics/stat-table.tsx';
import { comparePath, comparePickPath } from '../paths/compare-path.ts';
import { playerPath } from '../paths/player-path.ts';
import { LEAST_MINUTES } from '../player/per-90.ts';
import type { PlayerProfile, PlayerSeason } from '../player/player.ts';
import { positionName } from '../player/position-name.ts';
import { isSameSeason } from '../player/whole-season.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { Card } from '../ui/card.tsx';
import { Crest } from '../ui/crest.tsx';
import { Notice } from '../ui/notice.tsx';
import { useText } from '../ui/use-text.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { CompareStage, type ComparedSide } from './compare-stage.tsx';
import type { PlayersData } from './load-players.server.ts';
import { opponentsOf, sidesOf } from './opponents.ts';
import { playerRows, rowsPer90 } from './player-rows.ts';
import styles from './compare-page.module.css';

/** Shows two players side by side: their seasons, and what they did per 90 minutes. */
export function PlayersPage({ data: { players, seasons, now } }: { data: PlayersData }) {
  const t = useText();
  const [one, other] = players;
  const { sportKey } = one;
  const title = t('compare.title', { one: one.name, other: other.name });
  const opponents = opponentsOf(sportKey, [kitOfPlayer(one), kitOfPlayer(other)]);
  const sides = seasons && sidesOf(sportKey, seasons);
  const season = seasons && seasonTitle(seasons);
  const notes = [
    ...(seasons && season === null
      ? [`${one.name}: ${nameOf(seasons[0])}`, `${other.name}: ${nameOf(seasons[1])}`]
      : []),
    ...(SPORTS[sportKey].isPerMatch ? [t('compare.perGame')] : []),
  ];
  const per90 = sides ? rowsPer90(t, sportKey, sides) : [];
  return (
    <div className={columns.page}>
      <CompareStage
        title={title}
        sportKey={sportKey}
        sides={[sideOf(t, one, other, now), sideOf(t, other, one, now)]}
      >
        <ShareButton of="match" title={title} path={comparePath('players', one, other)} />
      </CompareStage>
      <div className={styles.parts}>
        {seasons && sides ? (
          <Card title={season ?? t('compare.season')}>
            {notes.length > 0 && <p className={styles.places}>{notes.join(' · ')}</p>}
            <StatTable match={opponents} rows={playerRows(t, sportKey, sides)} />
          </Card>
        ) : (
          <Notice title={t('compare.nothing')} />
        )}
        {per90.length > 0 && (
          <Card title={t('per90.title')}>
            <p className={styles.places}>{t('per90.least', { minutes: LEAST_MINUTES })}</p>
            <StatTable match={opponents} rows={per90} />
          </Card>
        )}
      </div>
    </div>
  );
}

function sideOf(t: Text, player: PlayerProfile, other: PlayerProfile, now: number): ComparedSide {
  const { id, name, sportKey, teams, position, birthDate } = player;
  const age = ageAt(birthDate, now);
  return {
    id,
    name,
    path: playerPath(player),
    changePath: comparePickPath(playerPath(other)),
    team: teams[0] ?? null,
    crest: <Crest of={player} shape="roundel" size={56} />,
    facts: [
      teams[0]?.name,
      position && positionName(t, position, sportKey),
      age === null ? null : t('squad.age', { years: age }),
    ].filter((fact) => typeof fact === 'string'),
  };
}

/** Returns a player as a side of a table, in the colours of the player's team if that is known. */
function kitOfPlayer({ id, name, teams }: PlayerProfile) {
  const [team] = teams;
  return { id: team?.id ?? id, name, shortName: name, ...(team?.kit && { kit: team.kit }) };
}

/** Returns the name of the season; null if the players' seasons differ. */
function seasonTitle([one, other]: readonly [PlayerSeason, PlayerSeason]): string | null {
  return isSameSeason(one, other) ? nameOf(one) : null;
}

function nameOf({ leagueName, name }: PlayerSeason): string {
  return name === null ? leagueName : `${leagueName} ${name}`;
}
