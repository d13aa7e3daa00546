import { useEffect, useId, useState } from 'react';
import { useMatches } from 'react-router';
import { useStore } from 'zustand';
import { MAX_DELAY } from '../../../edge/contracts/delay.ts';
import type { Text } from '../../../edge/shared/text/text.ts';
import { formatTime } from '../../../edge/shared/time/time-format.ts';
import { ALL_SPORTS, SPORTS } from '../../../realtime/sports/registry.ts';
import { useShell } from '../../app/shell.ts';
import type { Match } from '../../domain/match.ts';
import {
  matchesToSee,
  measure,
  momentOf,
  type Measured,
  type Moment,
} from '../../live/find-delay.ts';
import { useLive, useTick } from '../../live/live-context.ts';
import { followStarts, startByClock, type SeenStart } from '../../live/period-starts.ts';
import { isHeldBack } from '../../live/spoiler-guard.ts';
import type { Ticker } from '../../live/ticker.ts';
import { useDelay } from '../../live/use-delay.ts';
import { chooseDelay } from '../../session/delay-choice.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import styles from './delay-finder.module.css';

/**
 * Measures the fan's delay: the time from a period's reported start until the fan sees it and taps.
 */
export function DelayFinder() {
  const t = useText();
  const id = useId();
  const { live } = useLive();
  const now = useServerNow();
  const onPage = useMatches().at(-1)?.params['matchId'];
  const matches = useStore(live.store, (state) => state.matches);
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    const leaves = ALL_SPORTS.map(({ key }) => live.joinSport(key, null));
    return () => leaves.forEach((leave) => leave());
  }, [live]);

  const offered = matchesToSee(matches.values(), now, onPage).filter(
    (match) => !isHeldBack(match.id),
  );
  // The chosen match stays after its moment, since its tap may not be measured yet.
  const match = (chosen === null ? undefined : matches.get(chosen)) ?? offered[0];
  if (match && chosen !== match.id) choose(match.id);
  if (!match) return <p className={styles.finder}>{t('delay.noMatch')}</p>;
  const options = offered.some((each) => each.id === match.id) ? offered : [match, ...offered];
  return (
    <div className={styles.finder}>
      <p id={`${id}-lead`}>{t('delay.findLead')}</p>
      <label className={styles.match}>
        {t('delay.match')}
        <select
          className={button.button}
          value={match.id}
          onChange={({ target }) => choose(target.value)}
        >
          {options.map((each) => (
            <option key={each.id} value={each.id}>
              {nameOf(t, each)}
            </option>
          ))}
        </select>
      </label>
      <Taps key={match.id} listed={match} now={now} />
    </div>
  );
}

/** Longest wait after a tap for the report of the start, in addition to the delay, ms. */
const REPORTED = 60_000;

/**
 * Shows a match's next start, the button to tap, and the measured delay, which the fan may set or
 * undo.
 */
function Taps({ listed, now }: { listed: Match; now: number }) {
  const t = useText();
  const { live, ticker } = useLive();
  const seconds = useDelay();
  const timeZone = useShell()?.timeZone ?? 'UTC';
  const [seen, see] = useState<SeenStart>({ match: listed, start: startByClock(listed) });
  const [tap, setTap] = useState<{ at: number; period: string } | null>(null);
  /** Delay before the fan set the measured one, s; null if not set here. */
  const [before, setBefore] = useState<number | null>(null);
  useEffect(() => followStarts(live, listed.id, see), [live, listed.id]);

  const { match, start } = seen;
  const moment = momentOf(match, start, now);
  const measured = tap && start?.period === tap.period ? measure(tap.at, start.at) : null;
  const found = measured?.kind === 'found' ? measured.seconds : null;
  const isUnreported = tap !== null && now - tap.at > REPORTED + seconds * 1_000;
  const isSet = found === seconds;
  return (
    <>
      <p className={styles.moment}>
        {moment ? momentText(t, moment, timeZone) : t('delay.passed')}
      </p>
      <button
        type="button"
        className={`${button.button} ${button.filled}`}
        disabled={!moment}
        onClick={() => moment && setTap({ at: serverNow(ticker), period: moment.period })}
      >
        {t('delay.see')}
      </button>
      <output className={styles.says}>
        {measured
          ? measuredText(t, measured)
          : tap && t(isUnreported ? 'delay.unreported' : 'delay.noted')}
      </output>
      {found !== null && (!isSet || before !== null) && (
        <button
          type="button"
          className={button.button}
          onClick={() => {
            if (!isSet) setBefore(seconds);
            chooseDelay(live.delay, isSet ? (before ?? 0) : found);
          }}
        >
          {isSet ? t('delay.undo', { seconds: before ?? 0 }) : t('delay.set', { seconds: found })}
        </button>
      )}
    </>
  );
}

/**
 * Returns the server's current time, ms. The delay, which the page's clocks include, does not
 * count.
 */
function serverNow({ skew }: Ticker): number {
  return Date.now() + skew;
}

/** Returns the server's current time, ms, and renders the component once a second. */
function useServerNow(): number {
  const { ticker } = useLive();
  useTick((now) => now);
  return serverNow(ticker);
}

function nameOf(t: Text, { sportKey, home, away }: Match): string {
  const [first] = SPORTS[sportKey].sides;
  return t('scores.versus', { first, home: home.shortName, away: away.shortName });
}

function measuredText(t: Text, measured: Measured): string {
  if (measured.kind === 'late') return t('delay.late', { most: MAX_DELAY });
  return t(`delay.${measured.kind}`, { seconds: measured.seconds });
}

function momentText(t: Text, { period, called, expectedAt }: Moment, timeZone: string): string {
  const [, letters = '', number = '1'] = /^([A-Z]+)(\d*)$/.exec(period) ?? [];
  const kind = letters === 'S' && called === 'games' ? 'G' : letters;
  const name = t('delay.start', { kind, number: number || '1' });
  const time =
    expectedAt !== null && t('delay.expected', { time: formatTime(expectedAt, timeZone) });
  return [name, time].filter(Boolean).join(' · ');
}
