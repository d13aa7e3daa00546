import { lazy, Suspense } from 'react';
import type { KitName } from '../../edge/shared/crest/kit-name.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import type { Match } from '../domain/match.ts';
import styles from './late-lines.module.css';
import type { MatchLineProps } from './match-line.tsx';
import type { StageLineProps } from './stage/stage-line.tsx';

const loading = import('./lines.ts');

/** A server has them from the start: see `LiveScoreStrip`. */
let lines = import.meta.env.SSR ? await loading : null;
if (!lines)
  loading.then(
    (loaded) => (lines = loaded),
    // Without its code a page keeps the lines of its HTML.
    () => {},
  );

const LateMatchLine =
  lines?.MatchLine ?? lazy(async () => ({ default: (await loading).MatchLine }));
const LateStageLine =
  lines?.StageLine ?? lazy(async () => ({ default: (await loading).StageLine }));

/** `MatchLine` of a list. Its code loads after the page's: the words beside it say the same. */
export function MatchLine(props: MatchLineProps) {
  return (
    <Suspense fallback={null}>
      <LateMatchLine {...props} />
    </Suspense>
  );
}

/** `StageLine` of a match's head, likewise. */
export function StageLine(props: StageLineProps) {
  return (
    <Suspense fallback={<div className={styles.stage} />}>
      <LateStageLine {...props} />
    </Suspense>
  );
}

/** Returns the kit of a side in a match; undefined until the code of lines has loaded. */
export function kitOfSide(match: Match, side: Side): KitName | undefined {
  return lines?.kitOfSide(match, side);
}
