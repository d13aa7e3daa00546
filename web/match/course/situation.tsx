import type { Situation as SituationOf } from '../../../realtime/protocol/match-state.ts';
import type { Match } from '../../domain/match.ts';
import type { Text } from '../../../edge/shared/text/text.ts';
import { useText } from '../../ui/use-text.ts';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import styles from './situation.module.css';

/** Shows the next play's setting: '3rd & 4 · NE 31', or outs and bases. */
export default function Situation({ match, of }: { match: Match; of: SituationOf }) {
  const t = useText();
  const words = situationText(t, match, of);
  if (words === '' && of.bases === undefined) return null;
  return (
    <p className={styles.situation}>
      {words}
      {of.bases && <Bases taken={of.bases} />}
    </p>
  );
}

export function situationText(t: Text, match: Match, of: SituationOf): string {
  const { down, distance, toGoal, outs } = of;
  const parts: string[] = [];
  if (down !== undefined) {
    const isGoal = distance !== undefined && toGoal !== undefined && distance >= toGoal;
    const toGo = isGoal ? 'goal' : distance === undefined ? 'none' : 'yards';
    parts.push(t('situation.down', { down: `${down}`, toGo, distance: distance ?? 0 }));
  }
  if (toGoal !== undefined) parts.push(yardLine(match, of.possession, toGoal));
  if (outs !== undefined) parts.push(t('situation.outs', { outs }));
  return parts.join(' · ');
}

/** Returns 'NE 31' in New England's half, '50' at midfield. */
function yardLine(match: Match, possession: 'home' | 'away', toGoal: number): string {
  if (toGoal === 50) return '50';
  const isOwn = toGoal > 50;
  const half = match[isOwn === (possession === 'home') ? 'home' : 'away'];
  return `${half.code ?? half.shortName} ${isOwn ? 100 - toGoal : toGoal}`;
}

const BASES = [
  { base: 2, x: 12, y: 6 },
  { base: 3, x: 6, y: 12 },
  { base: 1, x: 18, y: 12 },
] as const;

function Bases({ taken }: { taken: readonly (1 | 2 | 3)[] }) {
  const t = useText();
  const names = [...taken].toSorted().map((base) => t('situation.base', { base: `${base}` }));
  return (
    <>
      <svg className={styles.bases} viewBox="0 0 24 18" aria-hidden="true">
        {BASES.map(({ base, x, y }) => (
          <path
            key={base}
            className={taken.includes(base) ? styles.taken : styles.free}
            d={`M${x} ${y - 5}l5 5-5 5-5-5z`}
          />
        ))}
      </svg>
      <span className={visuallyHidden.text}>
        {t('situation.runners', { count: names.length, bases: names.join(', ') })}
      </span>
    </>
  );
}
