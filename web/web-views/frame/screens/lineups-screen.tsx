import { matchNames } from '../../../domain/match-names.ts';
import { useMemo, useState } from 'react';
import { useMatchRoom } from '../../../live/live-context.ts';
import { recordOfState, type MatchRecord } from '../../../domain/match-record.ts';
import { isFollowed } from '../../../match/is-followed.ts';
import { MatchContext } from '../../../match/match-context.ts';
import { LineupsTab } from '../../../match/tabs/lineups/lineups-tab.tsx';
import { useText } from '../../../ui/use-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import type { LiveScreens } from '../frame-page.ts';
import styles from './screens.module.css';

/** Shows a match's line-ups, with live marks of the players' events. */
export default function LineupsScreen(props: LiveScreens['lineups']) {
  const t = useText();
  const { match, history, roomSnapshot, setting, renderClock, lineups } = props;
  const [initial] = useState<MatchRecord>(() =>
    roomSnapshot ? recordOfState(roomSnapshot.state) : { match, ...history },
  );
  useMatchRoom(match.id, roomSnapshot, isFollowed(initial.match, renderClock.now));
  const screen = useMemo(
    () => ({ setting, renderClock, initial }),
    [setting, renderClock, initial],
  );
  const names = matchNames(match);
  return (
    <article className={styles.page} data-match-id={match.id}>
      <h1 className={visuallyHidden.text}>{t('matchPage.heading', names)}</h1>
      <MatchContext value={screen}>
        {lineups && (lineups.home || lineups.away) ? (
          <LineupsTab lineups={lineups} />
        ) : (
          <Notice title={t('matchWithout.lineups')} />
        )}
      </MatchContext>
    </article>
  );
}
