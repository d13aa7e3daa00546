import type { Situation as SituationOf } from '../../../realtime/protocol/match-state.ts';
import type { Match } from '../../domain/match.ts';
import { situationText } from '../../domain/situation-text.ts';
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
