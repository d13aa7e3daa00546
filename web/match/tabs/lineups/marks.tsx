import visuallyHidden from '../../../ui/visually-hidden.module.css';
import styles from './marks.module.css';
import type { PlayerMarks } from './player-marks.ts';

const CARDS = {
  yellow: 'yellow card',
  'second-yellow': 'second yellow card',
  red: 'red card',
} as const;

/** Small signs of what a player did or was given. */
export function Marks({ marks }: { marks: PlayerMarks }) {
  const { goals, ownGoals, assists, card, cameOn, wentOff } = marks;
  return (
    <span className={styles.marks}>
      {goals > 0 && <Count name={goals === 1 ? 'goal' : 'goals'} count={goals} kind="goal" />}
      {ownGoals > 0 && <Count name="own goal" count={ownGoals} kind="own-goal" />}
      {assists > 0 && (
        <Count name={assists === 1 ? 'assist' : 'assists'} count={assists} kind="assist" />
      )}
      {card && (
        <span className={styles.card} data-card={card}>
          <span className={visuallyHidden.text}>, {CARDS[card]}</span>
        </span>
      )}
      {cameOn !== null && <Change minute={cameOn} kind="on" />}
      {wentOff !== null && <Change minute={wentOff} kind="off" />}
    </span>
  );
}

const LETTERS = { goal: null, 'own-goal': 'OG', assist: 'A' } as const;

function Count({ name, count, kind }: { name: string; count: number; kind: keyof typeof LETTERS }) {
  const letters = LETTERS[kind];
  return (
    <span className={styles.count} data-kind={kind}>
      <span aria-hidden="true">
        {letters ?? <Ball />}
        {count > 1 && `×${count}`}
      </span>
      <span className={visuallyHidden.text}>
        , {count} {name}
      </span>
    </span>
  );
}

function Ball() {
  return (
    <svg className={styles.ball} viewBox="0 0 12 12" width="12" height="12">
      <circle cx="6" cy="6" r="5.25" />
      <path d="M6 3.6l2.3 1.7-.9 2.7H4.6l-.9-2.7z" />
    </svg>
  );
}

function Change({ minute, kind }: { minute: string; kind: 'on' | 'off' }) {
  return (
    <span className={styles.change} data-kind={kind}>
      <span aria-hidden="true">{kind === 'on' ? '▲' : '▼'}</span>
      <span className={visuallyHidden.text}>{kind === 'on' ? ', came on ' : ', went off '}</span>
      {minute}
    </span>
  );
}
