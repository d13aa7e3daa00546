import { Link } from 'react-router';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { FavouritesCard } from './favourites-card.tsx';
import { MyCalendar } from './my-calendar.tsx';
import styles from './favourite-page.module.css';

/** Shows the fan's teams, players, leagues and sports (spec point 3), with links to change them. */
export function FavouritesPage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={`${styles.title} ${styles.lead}`}>{t('header.favourites')}</h1>
        <MyCalendar />
        <Link className={button.button} to="/favourite/add">
          {t('favouritePages.add')}
        </Link>
      </div>
      <FavouritesCard type="team" hasEdit />
      <FavouritesCard type="player" hasEdit />
      <FavouritesCard type="league" hasEdit />
      <FavouritesCard type="sport" hasEdit />
    </div>
  );
}
