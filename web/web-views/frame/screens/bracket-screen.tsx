import { BracketPage } from '../../../league/bracket-page.tsx';
import { SportRoom } from '../../../live/sport-room.tsx';
import { useText } from '../../../ui/use-text.ts';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import type { LiveScreens } from '../frame-page.ts';
import styles from './screens.module.css';

/** Shows a league's knock-out. */
export default function BracketScreen(props: LiveScreens['bracket']) {
  const t = useText();
  const { league, rounds, roomSnapshot, renderClock } = props;
  return (
    <div className={styles.wide}>
      <h1 className={visuallyHidden.text}>{t('bracket.label', { league: league.name })}</h1>
      <SportRoom roomSnapshot={roomSnapshot}>
        <BracketPage rounds={rounds} league={league} renderClock={renderClock} />
      </SportRoom>
    </div>
  );
}
