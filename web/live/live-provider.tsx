import { useEffect, useState, type ReactNode } from 'react';
import { PAGE_AGE } from '../../edge/contracts/page-age.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { Announcements } from './announcements.ts';
import type { ScoreChange } from './score-change.ts';
import { createDelay } from './delay.ts';
import { LiveContext, type LiveTools } from './live-context.ts';
import { createLive } from './live-store.ts';
import { createTicker, skewOf } from './ticker.ts';

interface LiveProviderProps {
  /** The server's time, ms. */
  now: number;
  /** Delay of all scores when the page opens, ms. */
  delay?: number | undefined;
  children: ReactNode;
}

/** Provides live matches from one store per page; on the server only the page's own data. */
export function LiveProvider({ now, delay = 0, children }: LiveProviderProps) {
  const t = useText();
  const [announcement, announce] = useState('');
  const [tools] = useState(() => createTools(t, now, delay, announce));

  useEffect(() => {
    const watching = loadLate().then(({ watchPage }) => watchPage(tools));
    watching.catch(reportError);
    return () => void watching.then((leave) => leave());
  }, [tools]);

  return (
    <LiveContext value={tools}>
      {children}
      <output className={visuallyHidden.text} aria-live="polite" aria-label={t('scoreChange.list')}>
        {announcement}
      </output>
    </LiveContext>
  );
}

function createTools(
  t: Text,
  serverNow: number,
  delay: number,
  announce: (text: string) => void,
): LiveTools {
  const isBrowser = typeof document !== 'undefined';
  const live = createLive({
    origin: isBrowser ? location.origin.replace(/^http/, 'ws') : '',
    onScoreChange: announcer(t, announce),
    delay: createDelay(delay),
    log: (message) => reportError(new Error(message)),
  });
  const skew = isBrowser ? skewOf(serverNow, pageMadeAt()) : 0;
  return { live, ticker: createTicker(serverNow, skew, live.delay.getState) };
}

const loadLate = () => import('./watch-page.ts');

/** Returns a function that announces changes by code that loads after hydration. */
function announcer(t: Text, announce: (text: string) => void): (change: ScoreChange) => void {
  let announcements: Promise<Announcements> | undefined;
  return (change) => {
    announcements ??= loadLate().then(({ createAnnouncements }) =>
      createAnnouncements(t, announce),
    );
    void announcements.then(({ add }) => add(change), reportError);
  };
}

/**
 * Returns when this page was made (ms, device's clock): the arrival of its first byte, less the age
 * that the cache reports.
 */
function pageMadeAt(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return performance.timeOrigin;
  const age = navigation.serverTiming.find(({ name }) => name === PAGE_AGE)?.duration ?? 0;
  return performance.timeOrigin + navigation.responseStart - age;
}
