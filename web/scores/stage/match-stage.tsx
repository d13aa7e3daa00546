import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import type { Marks } from '../../../realtime/protocol/marks.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { Side, Sides } from '../../../realtime/protocol/primitives.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { isInSets } from '../../domain/in-sets.ts';
import { totalOf, winnerOf } from '../../domain/leader.ts';
import { playOf, possessionOf, type Match } from '../../domain/match.ts';
import { teamPath } from '../../paths/team-path.ts';
import { Cloth } from '../../ui/cloth.tsx';
import { Crest } from '../../ui/crest.tsx';
import { longestWord } from '../../ui/fitting-name.tsx';
import { Ground } from '../../ui/ground.tsx';
import { useFlash } from '../../ui/use-flash.ts';
import { useText } from '../../ui/use-text.ts';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import styles from './match-stage.module.css';
import { SetBoard } from './set-board.tsx';
import { StageLine } from '../late-lines.tsx';
import { StageStatus } from './stage-status.tsx';
import { useScoreNews } from './use-score-news.ts';

export interface MatchStageProps {
  match: Match;
  renderClock: RenderClock;
  /** The match's name as a heading for the page's outline; not visible. */
  heading: ReactNode;
  /** League and round. */
  caption: ReactNode;
  /** At the caption's end: the venue, or why this match is shown. */
  note?: ReactNode;
  /**
   * Address of the match, to which the whole stage links. Without it, each side links to its team.
   */
  to?: string;
  /** Replaces the word between the sides of a match to come. */
  countdown?: ReactNode;
  /** Below each name: scorers, records. */
  support?: Partial<Record<Side, ReactNode>>;
  /** Returns the text of a goal's plate, 'Lia Holm 64′'; null shows the side's short name. */
  scorer?: (side: Side) => string | null;
  /** Marks of the line, if the lists do not know them. */
  marks?: Marks | undefined;
  /** Whether the stage has only the height of a list's header, 172 px on a phone. */
  isCompact?: boolean;
  /** The element with sides and score. */
  sidesRef?: Ref<HTMLDivElement>;
  /** Below the line: the next play, buttons. */
  children?: ReactNode;
}

/** How long the stage shows a goal and a correction, ms. */
const HOLD = { scored: 6_000, takenBack: 10_000 };

/** Shows one match on its stage: dark in every theme, between the cloths of both sides. */
export function MatchStage({
  match,
  renderClock,
  heading,
  caption,
  note,
  to,
  countdown,
  support = {},
  scorer,
  marks,
  isCompact = false,
  sidesRef,
  children,
}: MatchStageProps) {
  const news = useScoreNews(match, HOLD);
  const goal = news?.kind === 'scored' ? news : null;
  const was = news?.kind === 'taken-back' ? news.was : null;
  const { sides, contestant, key } = SPORTS[match.sportKey];
  const [first, second] = sides;
  return (
    <header
      className={styles.stage}
      data-ground="dark"
      data-compact={isCompact || undefined}
      data-sport={key}
    >
      {to === undefined ? (
        heading
      ) : (
        <Link className={styles.whole} to={to}>
          {heading}
        </Link>
      )}
      <div className={styles.caption}>
        <div className={styles.league}>{caption}</div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      <div
        className={contestant === 'team' ? styles.tifo : styles.ground}
        data-goal={goal ? (goal.side === first ? 'first' : 'second') : undefined}
      >
        {contestant === 'team' ? (
          <>
            <Cloth of={match[first]} />
            <Cloth of={match[second]} />
          </>
        ) : (
          <Ground sport={key} />
        )}
        {goal && <Plate match={match} side={goal.side} scorer={scorer?.(goal.side)} />}
        <StageStatus match={match} renderClock={renderClock} was={was} />
      </div>
      <div ref={sidesRef}>
        {isInSets(match) ? (
          <>
            <SetBoard match={match} isLinked={to === undefined} />
            {match.kind === 'fixture' && countdown}
          </>
        ) : (
          <div className={styles.sides}>
            <Club match={match} side={first} isLinked={to === undefined}>
              {support[first]}
            </Club>
            <Score match={match} was={was} countdown={countdown} />
            <Club match={match} side={second} isLinked={to === undefined}>
              {support[second]}
            </Club>
          </div>
        )}
      </div>
      <StageLine match={match} marks={marks} />
      {children}
    </header>
  );
}

interface ClubProps {
  match: Match;
  side: Side;
  isLinked: boolean;
  children: ReactNode;
}

function Club({ match, side, isLinked, children }: ClubProps) {
  const t = useText();
  const team = match[side];
  const { crest, periods } = SPORTS[match.sportKey];
  return (
    <div className={styles.club}>
      <span className={styles.disc}>
        <Crest of={team} shape={crest} size={76} />
      </span>
      <p className={styles.name} style={{ '--longest': longestWord(team.name) }}>
        {isLinked ? (
          <Link className={styles.teamLink} to={teamPath({ ...team, sportKey: match.sportKey })}>
            {team.name}
          </Link>
        ) : (
          team.name
        )}
        {possessionOf(match) === side && (
          // The half of an inning says who bats.
          <span className={periods.family === 'innings' ? visuallyHidden.text : styles.possession}>
            <span className={visuallyHidden.text}> {t('scores.possession', periods)}</span>
          </span>
        )}
      </p>
      {children}
    </div>
  );
}

interface ScoreProps {
  match: Match;
  /** The score before a correction. */
  was: Sides | null;
  countdown: ReactNode;
}

function Score({ match, was, countdown }: ScoreProps) {
  const t = useText();
  const { sides } = SPORTS[match.sportKey];
  const [first, second] = sides;
  const play = playOf(match);
  const between = first === 'away' ? '@' : '–';
  if (!play)
    return (
      <div className={styles.middle}>
        {(match.kind === 'fixture' && countdown) || (
          <p className={styles.versus}>{t('scores.between', { first })}</p>
        )}
      </div>
    );
  const digits = Math.max(...sides.map((side) => String(play.score[side]).length));
  return (
    <div className={styles.middle}>
      <p className={styles.score} data-digits={digits}>
        <Figure match={match} side={first} was={was} />
        <span className={styles.between}>{between}</span>
        <Figure match={match} side={second} was={was} />
      </p>
    </div>
  );
}

function Figure({ match, side, was }: { match: Match; side: Side; was: Sides | null }) {
  const total = totalOf(match, side) ?? 0;
  const other = totalOf(match, side === 'home' ? 'away' : 'home') ?? 0;
  const winner = winnerOf(match);
  const isBehind = winner === null ? total < other : winner !== side;
  const { key } = useFlash(total);
  return (
    <span
      key={key}
      className={styles.figure}
      data-new={key > 0 || undefined}
      data-behind={isBehind || undefined}
      data-corrected={(was !== null && was[side] !== total) || undefined}
    >
      {total}
    </span>
  );
}

interface PlateProps {
  match: Match;
  side: Side;
  scorer: string | null | undefined;
}

function Plate({ match, side, scorer }: PlateProps) {
  const t = useText();
  const word = SPORTS[match.sportKey].scoreIncident === 'goal' ? `${t('scores.goal')} · ` : '';
  return (
    // The page's live region announces the goal.
    <p className={styles.plate} aria-hidden="true">
      <b>
        {word}
        {scorer ?? match[side].shortName}
      </b>
    </p>
  );
}
