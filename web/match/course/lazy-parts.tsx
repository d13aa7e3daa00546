import { lazy, Suspense, type ComponentType } from 'react';
import styles from './lazy-parts.module.css';

const load = () => import('./parts.ts');
type Parts = Awaited<ReturnType<typeof load>>;

/** A server has them from the start: see `layouts/page-top.tsx`. */
const known: Parts | null = import.meta.env.SSR ? await load() : null;

/**
 * Returns a part of a match's page that browsers load only if a match shows it. A placeholder
 * reserves its space, so that nothing moves when it arrives.
 */
function part<Props extends object>(
  pick: (parts: Parts) => ComponentType<Props>,
  place: string | undefined,
) {
  const Part: ComponentType<Props> = known
    ? pick(known)
    : lazy(async () => ({ default: pick(await load()) }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={<div className={place} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

export const Course = part((parts) => parts.Course, styles.course);
export const LeadersPanel = part((parts) => parts.LeadersPanel, styles.leaders);
export const LineScoreTable = part((parts) => parts.LineScoreTable, styles.lineScore);
export const Situation = part((parts) => parts.Situation, styles.situation);
