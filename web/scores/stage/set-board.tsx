import { Link } from 'react-router';
import type { Side } from '../../../realtime/protocol/primitives.ts';
import { SIDES } from '../../../realtime/sports/sides.ts';
import { periodLabel } from '../../../realtime/sports/periods.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import { gamePoints, runningSet } from '../../domain/in-sets.ts';
import { totalOf, winnerOf } from '../../domain/leader.ts';
import { playOf, type Match } from '../../domain/match.ts';
import { teamPath } from '../../paths/team-path.ts';
import { Crest } from '../../ui/crest.tsx';
import { FittingName } from '../../ui/fitting-name.tsx';
import { useText } from '../../ui/use-text.ts';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import styles from './set-board.module.css';

/** Minimum widths of columns, rem; the stylesheet has those for small screens. */
const NAME = 7.5;
const TOTAL = 2.375;
const SET = 1.5;
/** With more sets than this, a phone has no room for a surname beside wide columns. */
const MANY = 5;

/**
 * Shows both sides of a match of sets in two rows: each set, then the running game's points or, in
 * sports without games, the sets won.
 */
export function SetBoard({ match, isLinked }: { match: Match; isLinked: boolean }) {
  const t = useText();
  const { periods, contestant, scoring } = SPORTS[match.sportKey];
  const play = playOf(match);
  const points = gamePoints(match);
  const running = runningSet(match);
  const winner = winnerOf(match);
  const hasTotal = play !== null && scoring !== 'sum' && scoring.inGames !== true;
  const last = hasTotal || points ? TOTAL : 0;
  const numbers = play ? SET * play.periods.length + last : 0;
  const labels = play?.periods.map((_, index) => periodLabel(periods, index + 1)) ?? [];
  return (
    // Large text scrolls instead of squeezing the names.
    <div className={styles.board}>
      <table
        className={styles.table}
        style={{ minWidth: `${NAME + numbers}rem` }}
        data-many={labels.length > MANY || undefined}
      >
        <thead>
          <tr>
            <th scope="col">
              <Hidden>{t(`periods.${contestant}`)}</Hidden>
            </th>
            {labels.map((label) => (
              <th key={label} scope="col" className={styles.set}>
                <Hidden>{label}</Hidden>
              </th>
            ))}
            {hasTotal && (
              <th scope="col">
                <Hidden>{t(`periods.${periods.called}`)}</Hidden>
              </th>
            )}
            {points && (
              <th scope="col">
                <Hidden>{t('periods.points')}</Hidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side} data-lost={(winner !== null && winner !== side) || undefined}>
              <th scope="row">
                <Contestant match={match} side={side} isLinked={isLinked} />
              </th>
              {play?.periods.map((set, index) => {
                const isTaken = set[side] > set[side === 'home' ? 'away' : 'home'];
                const state = index === running ? 'running' : isTaken ? 'taken' : undefined;
                return (
                  <td key={labels[index]} className={styles.set} data-set={state}>
                    {set[side]}
                  </td>
                );
              })}
              {hasTotal && <td className={styles.total}>{totalOf(match, side)}</td>}
              {points && <td className={styles.points}>{points[side]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Hidden({ children }: { children: string }) {
  return <span className={visuallyHidden.text}>{children}</span>;
}

interface ContestantProps {
  match: Match;
  side: Side;
  isLinked: boolean;
}

function Contestant({ match, side, isLinked }: ContestantProps) {
  const t = useText();
  const team = match[side];
  const isServing = match.kind === 'live' && match.points?.server === side;
  const words = (
    <>
      <Crest of={team} shape={SPORTS[match.sportKey].crest} size={36} />
      <FittingName of={team} className={styles.name} />
      {isServing && (
        <span className={styles.server}>
          <span className={visuallyHidden.text}> {t('scores.serving')}</span>
        </span>
      )}
    </>
  );
  return isLinked ? (
    <Link className={styles.contestant} to={teamPath({ ...team, sportKey: match.sportKey })}>
      {words}
    </Link>
  ) : (
    <span className={styles.contestant}>{words}</span>
  );
}
