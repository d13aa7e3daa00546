import { Link } from 'react-router';
import type { FavouriteItem } from '../../../edge/contracts/favourite.ts';
import { MAIN_SPORT_KEYS } from '../../../realtime/sports/registry.ts';
import type { Settled } from '../../api/settled.ts';
import { useShell } from '../../app/shell.ts';
import { favouriteSport } from '../favourite-of.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { Card } from '../../ui/card.tsx';
import link from '../../ui/link.module.css';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { FavouritePicks } from './favourite-picks.tsx';
import type { Suggested } from './load-suggested.server.ts';
import styles from './favourite-page.module.css';

export interface AddFavouritesPageProps {
  suggested: Settled<Suggested>;
  /** Whether the fan makes the first choice of favourites here. */
  isFirst: boolean;
}

/** Offers favourites: the sports, the busiest teams and the first leagues. */
export function AddFavouritesPage({ suggested, isFirst }: AddFavouritesPageProps) {
  const t = useText();
  const sports = useShell()?.sports ?? MAIN_SPORT_KEYS;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {t(isFirst ? 'favouritePages.begin' : 'favouritePages.add')}
        </h1>
        <Link className={`${button.button} ${button.filled}`} to="/favourite/view">
          {t('favouritePages.done')}
        </Link>
      </div>
      <Card title={t('navigation.sports')}>
        <FavouritePicks items={sports.map((key) => favouriteSport(t, key))} />
      </Card>
      <SuggestedCards suggested={suggested} />
      <Link className={link.link} to="/search">
        {t('favouritePages.search')}
      </Link>
    </div>
  );
}

export function SuggestedCards({ suggested }: { suggested: Settled<Suggested> }) {
  const t = useText();
  if (suggested.kind === 'failed') return <LoadFailed message={suggested.message} />;
  const { teams, leagues } = suggested.value;
  return (
    <>
      <SuggestedCard title={t('favouritePages.suggested-teams')} items={teams} />
      <SuggestedCard title={t('favouritePages.suggested-leagues')} items={leagues} />
    </>
  );
}

function SuggestedCard({ title, items }: { title: string; items: readonly FavouriteItem[] }) {
  return items.length === 0 ? null : (
    <Card title={title}>
      <FavouritePicks items={items} />
    </Card>
  );
}
