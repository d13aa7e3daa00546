import { rich, useText } from '../../../ui/use-text.ts';
import { Ball } from '../../../ui/ball.tsx';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import styles from './marks.module.css';
import type { PlayerMarks } from './player-marks.ts';

/** Shows small signs of goals, cards and changes. */
export function Marks({ marks }: { marks: PlayerMarks }) {
  const t = useText();
  const { goals, ownGoals, assists, card, cameOn, wentOff } = marks;
  return (
    <span className={styles.marks}>
      <Count kind="goals" count={goals} />
      <Count kind="ownGoals" count={ownGoals} />
      <Count kind="assists" count={assists} />
      {card && (
        <span className={styles.card} data-card={card}>
          <span className={visuallyHidden.text}>, {t(`playerMark.${card}`)}</span>
        </span>
      )}
      {cameOn !== null && <Change kind="cameOn" minute={cameOn} />}
      {wentOff !== null && <Change kind="wentOff" minute={wentOff} />}
    </span>
  );
}

/** Shows the mark beside a captain's name. */
export function CaptainMark() {
  const t = useText();
  return <abbr title={t('lineup.captain')}> {t('lineup.captainMark')}</abbr>;
}

interface CountProps {
  kind: 'goals' | 'ownGoals' | 'assists';
  count: number;
}

function Count({ kind, count }: CountProps) {
  const t = useText();
  if (count === 0) return null;
  return (
    <span className={styles.count} data-kind={kind}>
      <span aria-hidden="true">
        {kind === 'goals' ? <Ball /> : t(`playerMark.${kind}Letters`)}
        {count > 1 && `×${count}`}
      </span>
      <span className={visuallyHidden.text}>, {t(`playerMark.${kind}`, { count })}</span>
    </span>
  );
}

function Change({ kind, minute }: { kind: 'cameOn' | 'wentOff'; minute: string }) {
  const t = useText();
  return (
    <span className={styles.change} data-kind={kind}>
      <span aria-hidden="true">{kind === 'cameOn' ? '▲' : '▼'}</span>
      {rich(t, `playerMark.${kind}`, {
        minute,
        hidden: (words) => <span className={visuallyHidden.text}>{words}</span>,
      })}
    </span>
  );
}
