import { Link } from 'react-router';
import { teamPath } from '../paths/team-path.ts';
import { favouriteTeam } from '../favourites/favourite-of.ts';
import { Star } from '../favourites/star.tsx';
import { ageAt } from '../entity-page/squad.ts';
import shared from '../ui/facts.module.css';
import { useText } from '../ui/use-text.ts';
import { formatDayOfYear } from '../../edge/shared/time/time-format.ts';
import { Card } from '../ui/card.tsx';
import type { ReactNode } from 'react';
import type { PlayerProfile } from './player.ts';
import styles from './player-facts.module.css';
import { positionName } from './position-name.ts';

export function PlayerFacts({ player, now }: { player: PlayerProfile; now: number }) {
  const t = useText();
  const { teams, number, position, birthDate, club, sportKey } = player;
  const age = ageAt(birthDate, now);
  const facts: [name: string, value: ReactNode][] = [];
  if (teams.length > 0)
    facts.push([t('playerPage.teams', { count: teams.length }), <Teams key="teams" of={player} />]);
  if (club !== null) facts.push([t('playerPage.club'), club]);
  if (position !== null)
    facts.push([t('playerPage.position'), positionName(t, position, sportKey)]);
  if (number !== null) facts.push([t('playerPage.number'), number]);
  if (birthDate !== null && age !== null) {
    const date = formatDayOfYear(t, Date.parse(birthDate), 'UTC');
    facts.push([
      t('playerPage.born'),
      t('playerPage.bornAndAge', { date, age: t('squad.age', { years: age }) }),
    ]);
  }
  if (facts.length === 0) return null;
  return (
    <Card title={t('team.facts')}>
      <dl className={shared.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={shared.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Teams({ of: { teams } }: { of: PlayerProfile }) {
  const t = useText();
  return teams.map((team) => (
    <span key={team.id} className={styles.team}>
      <Link className={shared.link} to={teamPath(team)}>
        {team.name}
      </Link>
      <Star of={favouriteTeam(t, team)} />
    </span>
  ));
}
