import { SportRoom } from '../../../live/sport-room.tsx';
import { StandingsPage } from '../../../standings/standings-page.tsx';
import { useText } from '../../../ui/use-text.ts';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import type { LiveScreens } from '../frame-page.ts';
import styles from './screens.module.css';

/**
 * Shows a league's tables with live scores, without stars: a frame on another site does not keep a fan's
 * favourites.
 */
export default function StandingsScreen(props: LiveScreens['standings']) {
  const t = useText();
  const { league, roomSnapshot, standings, path, query } = props;
  return (
    <div className={styles.page}>
      <h1 className={visuallyHidden.text}>{t('standings.ofLeague', { league: league.name })}</h1>
      <SportRoom roomSnapshot={roomSnapshot}>
        <StandingsPage
          standings={standings}
          path={path}
          query={query}
          empty={t('failure.league')}
          hasStars={false}
        />
      </SportRoom>
    </div>
  );
}
