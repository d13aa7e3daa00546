import { Link } from 'react-router';
import { SIDES, type Side } from '../../realtime/protocol/primitives.ts';
import { periodLabel } from '../../realtime/sports/periods.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { gamePoints, runningSet } from '../domain/in-sets.ts';
import { totalOf, winnerOf } from '../domain/leader.ts';
import { playOf, type Match } from '../domain/match.ts';
import { teamPath } from '../paths/team-path.ts';
import { useText } from '../ui/use-text.ts';
import { Crest } from '../ui/crest.tsx';
import { FittingName } from '../ui/fitting-name.tsx';
import { Flashing } from '../ui/flashing.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './set-board.module.css';

/** Least widths, rem: see the stylesheet's for small screens. */
const NAME = 6;
const TOTAL = 2.375;
const SET = 1.5625;

/** Shows both sides of a match of sets in two rows: sets won, each set, and the running game. */
export function SetBoard({ match }: { match: Match }) {
  const t = useText();
  const { periods, contestant } = SPORTS[match.sportKey];
  const play = playOf(match);
  const points = gamePoints(match);
  const running = runningSet(match);
  const winner = winnerOf(match);
  const numbers = play ? TOTAL + SET * play.periods.length + (points ? TOTAL : 0) : 0;
  const labels = play?.periods.map((_, index) => periodLabel(periods, index + 1)) ?? [];
  return (
    <div className={styles.board}>
      {/* Large text scrolls instead of squeezing the names. */}
      <table className={styles.table} style={{ minWidth: `${NAME + numbers}rem` }}>
        <thead className={play ? undefined : visuallyHidden.text}>
          <tr>
            <th scope="col">
              <span className={visuallyHidden.text}>{t(`periods.${contestant}`)}</span>
            </th>
            {play && <th scope="col">{t(`periods.${periods.called}`)}</th>}
            {labels.map((label) => (
              <th key={label} scope="col" className={styles.set}>
                {label}
              </th>
            ))}
            {points && <th scope="col">{t('periods.points')}</th>}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr
              key={side}
              className={winner !== null && winner !== side ? styles.loser : undefined}
            >
              <th scope="row">
                <Contestant match={match} side={side} />
              </th>
              {play && (
                <td className={styles.total}>
                  <Flashing value={totalOf(match, side)}>{totalOf(match, side)}</Flashing>
                </td>
              )}
              {play?.periods.map((set, index) => {
                const isTaken = set[side] > set[side === 'home' ? 'away' : 'home'];
                return (
                  <td
                    key={labels[index]}
                    className={
                      index === running ? styles.running : isTaken ? styles.taken : styles.set
                    }
                  >
                    {set[side]}
                  </td>
                );
              })}
              {points && <td className={styles.points}>{points[side]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Contestant({ match, side }: { match: Match; side: Side }) {
  const t = useText();
  const isServing = match.kind === 'live' && match.points?.server === side;
  return (
    <Link className={styles.contestant} to={teamPath({ ...match[side], sportKey: match.sportKey })}>
      <Crest of={match[side]} shape={SPORTS[match.sportKey].crest} size={28} />
      <FittingName of={match[side]} className={styles.name} />
      {isServing && (
        <span className={styles.server}>
          <span className={visuallyHidden.text}> {t('matchPage.serving')}</span>
        </span>
      )}
    </Link>
  );
}
