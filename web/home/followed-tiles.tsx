import { Link } from 'react-router';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import type { Match } from '../domain/match.ts';
import { Icon } from '../ui/icon.tsx';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { MatchTile } from '../scores/live/match-tile.tsx';
import styles from './followed-tiles.module.css';

export interface FollowedTilesProps {
  ids: readonly string[];
  initial: ReadonlyMap<string, Match>;
  renderClock: RenderClock;
}

/** Shows today's matches of a fan, side by side. */
export function FollowedTiles({ ids, initial, renderClock }: FollowedTilesProps) {
  const t = useText();
  return (
    <section className={styles.mine}>
      <h2 className={visuallyHidden.text}>
        <Link to="/for-you">{t('scores.mine')}</Link>
      </h2>
      <ul className={styles.tiles}>
        {ids.map((id) => (
          <MatchTile key={id} id={id} initial={initial.get(id)} renderClock={renderClock} />
        ))}
        <li>
          <Link className={styles.add} to="/favourite/add">
            <Icon name="add" size={20} />
            {t('home.addTeam')}
          </Link>
        </li>
      </ul>
    </section>
  );
}
