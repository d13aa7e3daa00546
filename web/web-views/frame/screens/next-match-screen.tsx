import { SportRoom } from '../../../live/sport-room.tsx';
import { NextMatch } from '../../../team/next-match.tsx';
import { useText } from '../../../ui/use-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import type { LiveScreens } from '../frame-page.ts';
import styles from './screens.module.css';

/** Shows a team's or league's current or next match. */
export default function NextMatchScreen(props: LiveScreens['next-match']) {
  const t = useText();
  const { name, entry, roomSnapshot, renderClock } = props;
  return (
    <div className={styles.page}>
      <h1 className={visuallyHidden.text}>{name}</h1>
      <SportRoom roomSnapshot={roomSnapshot}>
        {entry ? (
          <NextMatch entry={entry} renderClock={renderClock} />
        ) : (
          <Notice title={t('frame.noMatches')} />
        )}
      </SportRoom>
    </div>
  );
}
