import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { marksOf } from '../../realtime/protocol/marks-of.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { matchNames } from '../domain/match-names.ts';
import type { MatchRecord } from '../domain/match-record.ts';
import { useLive, useMatchRoom } from '../live/live-context.ts';
import { useLiveRecord } from '../live/live-store.ts';
import { showLineFirst } from '../live/show-line-first.ts';
import { useDelay } from '../live/use-delay.ts';
import { Countdown } from '../match/countdown.tsx';
import { scorerText } from '../match/incident-text.ts';
import { isFollowed } from '../match/is-followed.ts';
import { matchPath } from '../paths/match-path.ts';
import { MatchStage } from '../scores/stage/match-stage.tsx';
import { loadWithRetry } from '../ui/load-with-retry.ts';
import { Crest } from '../ui/crest.tsx';
import iconButton from '../ui/icon-button.module.css';
import { Icon } from '../ui/icon.tsx';
import { backIcon, closeIcon, nextIcon } from '../ui/icons.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { ViewedMatch } from './load-multi-view.server.ts';
import styles from './match-panel.module.css';

/** The overview of a match's page has the same parts, so browsers load one file for both. */
const loadParts = () => import('../match/overview-tab.tsx');
/** A server loads them at startup: see `LiveScoreStrip`. */
const SideParts = import.meta.env.SSR
  ? (await loadParts()).SideParts
  : lazy(() => loadWithRetry(async () => ({ default: (await loadParts()).SideParts })));

type Move = ((pressed: HTMLElement) => void) | null;

export interface MatchPanelProps extends ViewedMatch {
  renderClock: RenderClock;
  /** Moves the panel; `onEarlier` is null for the first match, `onLater` for the last. */
  onEarlier: Move;
  onLater: Move;
  onRemove: () => void;
}

/** Shows one of several matches, live from its own room: score, incidents and figures. */
export function MatchPanel(props: MatchPanelProps) {
  const { match: loaded, league, renderClock, onEarlier, onLater, onRemove } = props;
  const t = useText();
  const record = useRecord(props);
  const { match, incidents } = record;
  const { sportKey } = match;
  const marks = useMemo(() => marksOf(incidents, SPORTS[sportKey]), [incidents, sportKey]);
  const names = t('scores.versus', matchNames(match));
  const path = matchPath(loaded);
  const move = (text: 'earlier' | 'later', icon: string, onMove: Move) => (
    <button
      type="button"
      className={iconButton.button}
      aria-label={t(`multiView.${text}`, { match: names })}
      aria-disabled={onMove === null}
      onClick={({ currentTarget }) => onMove?.(currentTarget)}
    >
      <Icon path={icon} along size={20} />
    </button>
  );
  return (
    <article className={styles.panel} aria-label={names} data-match-id={match.id}>
      <div className={styles.tools}>
        {(onEarlier ?? onLater) && (
          <>
            {move('earlier', backIcon, onEarlier)}
            {move('later', nextIcon, onLater)}
          </>
        )}
        <button
          type="button"
          className={iconButton.button}
          aria-label={t('multiView.remove', { match: names })}
          onClick={onRemove}
        >
          <Icon path={closeIcon} size={20} />
        </button>
      </div>
      <MatchStage
        match={match}
        renderClock={renderClock}
        isCompact
        heading={<h2 className={visuallyHidden.text}>{names}</h2>}
        caption={
          <>
            <Crest of={league} shape="tile" size={22} />
            {league.name}
          </>
        }
        to={path}
        countdown={match.kind === 'fixture' && <Countdown match={match} />}
        // Until the match's room responds, the stage shows the marks of the match's line.
        marks={incidents.length > 0 ? marks : undefined}
        scorer={(side) => scorerText(t, incidents, side)}
      />
      <ScrollRegion className={styles.body} label={t('multiView.details', { match: names })}>
        <Suspense fallback={null}>
          <SideParts record={record} path={path} />
        </Suspense>
      </ScrollRegion>
    </article>
  );
}

/** Returns the match's record: from its room, and until that responds from its sport's room. */
function useRecord({ match, renderClock }: MatchPanelProps): MatchRecord {
  const { live } = useLive();
  const isLate = useDelay() > 0;
  const [initial] = useState<MatchRecord>(() => ({ match, incidents: [], stats: {} }));
  useMatchRoom(match.id, null, isFollowed(initial.match, renderClock.now));
  useEffect(
    () => (isLate ? showLineFirst(live.store, match.id) : undefined),
    [live, isLate, match.id],
  );
  return useLiveRecord(match.id, initial);
}
