import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { KitName } from '../../edge/shared/crest/kit-name.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import type { Match } from '../domain/match.ts';
import { loadWithRetry } from '../ui/load-with-retry.ts';
import styles from './late-lines.module.css';
import type { MatchLineProps } from './match-line.tsx';
import type { StageLineProps } from './stage/stage-line.tsx';

const load = () => import('./lines.ts');

/** A server has them from the start: see `layouts/page-top.tsx`. */
let lines = import.meta.env.SSR ? await load() : null;

/** Until this load succeeds, a page keeps the lines of its HTML. */
const loading = lines
  ? Promise.resolve(lines)
  : loadWithRetry(load).then((loaded) => (lines = loaded));

const LateMatchLine =
  lines?.MatchLine ?? lazy(async () => ({ default: (await loading).MatchLine }));
const LateStageLine =
  lines?.StageLine ?? lazy(async () => ({ default: (await loading).StageLine }));

/**
 * Returns the props to show: the first ones until the code has loaded, since an update would
 * replace the HTML of the line by the fallback.
 */
function useShown<Props>(props: Props): Props {
  const [first] = useState(props);
  const [isLoaded, setLoaded] = useState(lines !== null);
  useEffect(() => {
    if (!isLoaded) void loading.then(() => setLoaded(true));
  }, [isLoaded]);
  return isLoaded ? props : first;
}

/**
 * Shows a `MatchLine` in a list. Its code may load after the page's, since the words beside it say
 * the same.
 */
export function MatchLine(props: MatchLineProps) {
  const shown = useShown(props);
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <LateMatchLine {...shown} />
      </Suspense>
    ),
    [shown],
  );
}

/** Shows a `StageLine` in a match's header, in the same way. */
export function StageLine(props: StageLineProps) {
  const shown = useShown(props);
  return useMemo(
    () => (
      <Suspense fallback={<div className={styles.stage} />}>
        <LateStageLine {...shown} />
      </Suspense>
    ),
    [shown],
  );
}

/** Returns the kit of a side in a match; undefined until the code of lines has loaded. */
export function kitOfSide(match: Match, side: Side): KitName | undefined {
  return lines?.kitOfSide(match, side);
}
