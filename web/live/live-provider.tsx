import { useEffect, useState, type ReactNode } from 'react';
import { PAGE_AGE } from '../../edge/contracts/page-age.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { Announcements } from './announcements.ts';
import type { ScoreChange } from './score-change.ts';
import { LiveContext, type LiveTools } from './live-context.ts';
import { createLive } from './live-store.ts';
import { holdWhileCutOff } from './hold-while-cut-off.ts';
import { createTicker, skewOf } from './ticker.ts';

/**
 * Provides live matches from one store per page; on the server only the page's own data. `now` is
 * the server's, ms.
 */
export function LiveProvider({ now, children }: { now: number; children: ReactNode }) {
  const t = useText();
  const [announcement, announce] = useState('');
  const [tools] = useState(() => createTools(t, now, announce));

  useEffect(() => {
    loadAnnouncements().catch(reportError);
    const watching = import('../../clients/live/src/watch-return.ts').then(({ watchReturn }) =>
      watchReturn(tools.live.refresh),
    );
    watching.catch(reportError);
    return () => void watching.then((leave) => leave());
  }, [tools]);

  useEffect(() => holdWhileCutOff(tools), [tools]);

  return (
    <LiveContext value={tools}>
      {children}
      <output className={visuallyHidden.text} aria-live="polite" aria-label={t('scoreChange.list')}>
        {announcement}
      </output>
    </LiveContext>
  );
}

function createTools(t: Text, serverNow: number, announce: (text: string) => void): LiveTools {
  const isBrowser = typeof document !== 'undefined';
  const live = createLive({
    origin: isBrowser ? location.origin.replace(/^http/, 'ws') : '',
    onScoreChange: announcer(t, announce),
    log: (message) => reportError(new Error(message)),
  });
  const skew = isBrowser ? skewOf(serverNow, pageMadeAt()) : 0;
  return { live, ticker: createTicker(serverNow, skew) };
}

const loadAnnouncements = () => import('./announcements.ts');

/** Announces changes by code that loads after hydration. */
function announcer(t: Text, announce: (text: string) => void): (change: ScoreChange) => void {
  let announcements: Promise<Announcements> | undefined;
  return (change) => {
    announcements ??= loadAnnouncements().then(({ createAnnouncements }) =>
      createAnnouncements(t, announce),
    );
    void announcements.then(({ add }) => add(change), reportError);
  };
}

/**
 * Returns when this page was made, by the device's clock: its first byte's arrival, less the age that
 * the cache names.
 */
function pageMadeAt(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return performance.timeOrigin;
  const age = navigation.serverTiming.find(({ name }) => name === PAGE_AGE)?.duration ?? 0;
  return performance.timeOrigin + navigation.responseStart - age;
}
