import { matchNames } from '../domain/match-names.ts';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { useText } from '../ui/use-text.ts';
import { formatStartDate } from '../../edge/shared/time/time-format.ts';
import { Guard } from '../app/guard.tsx';
import { useInitialMatches } from '../live/sport-room.tsx';
import { useLive } from '../live/live-context.ts';
import { Flashing } from '../ui/flashing.tsx';
import { matchPath } from '../paths/match-path.ts';
import { playOf, type Match } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { useStatus } from '../scores/use-status.ts';
import { Crest, type CrestProps } from '../ui/crest.tsx';
import { CannotShow } from '../ui/cannot-show.tsx';
import { FittingName } from '../ui/fitting-name.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { BracketSide, Tie } from './bracket.ts';
import { liveSides } from './live-tie.ts';
import styles from './tie-card.module.css';

export interface TieCardProps {
  tie: Tie;
  sportKey: SportKey;
  renderClock: RenderClock;
}

/** Shows a tie: its teams, score and legs. */
export function TieCard({ tie, sportKey, renderClock }: TieCardProps) {
  const initialMatches = useInitialMatches();
  const legs = useStore(
    useLive().live.store,
    useShallow(({ matches }) =>
      tie.legs.map((leg) => matches.get(leg.id) ?? initialMatches.get(leg.id) ?? leg),
    ),
  );
  return (
    <Guard of={legs} fallback={CANNOT_SHOW}>
      <Card tie={tie} legs={legs} sportKey={sportKey} renderClock={renderClock} />
    </Guard>
  );
}

const CANNOT_SHOW = <CannotShow what="tie" />;

function Card({ tie, legs, sportKey, renderClock }: TieCardProps & { legs: readonly Match[] }) {
  const t = useText();
  const sides = liveSides(tie, legs);
  const isLive = legs.some(({ kind }) => kind === 'live');
  const isBye = legs.length === 0 && sides.some(({ isWinner }) => isWinner);
  return (
    <article
      className={isLive ? `${styles.card} ${styles.live}` : styles.card}
      data-tie-id={tie.id}
    >
      {sides.map((side, index) => (
        <SideRow
          key={index}
          side={side}
          legs={legs}
          shape={SPORTS[sportKey].crest}
          without={t(isBye ? 'bracket.bye' : 'bracket.open')}
        />
      ))}
      <p className={styles.legs}>
        {legs.map((leg, index) => (
          <Leg
            key={leg.id}
            leg={leg}
            label={legs.length > 1 ? t('bracket.leg', { leg: String(index + 1) }) : null}
            renderClock={renderClock}
          />
        ))}
        {legs.length === 0 && !isBye && (
          <span className={styles.open}>{t('bracket.notDrawn')}</span>
        )}
      </p>
    </article>
  );
}

interface SideRowProps {
  side: BracketSide;
  legs: readonly Match[];
  shape: CrestProps['shape'];
  /** Text for an unknown team. */
  without: string;
}

function SideRow({ side, legs, shape, without }: SideRowProps) {
  const t = useText();
  const { team, score, shootout, isWinner } = side;
  if (!team) return <p className={styles.side}>{without}</p>;
  return (
    <p className={isWinner ? styles.winner : styles.side}>
      <Crest of={team} shape={shape} size={18} />
      <FittingName of={team} fits={3} className={styles.team} />
      {isWinner && <span className={visuallyHidden.text}>{` ${t('bracket.goesThrough')}`}</span>}
      {legs.length > 1 &&
        legs.map((leg) => (
          <span key={leg.id} className={styles.leg}>
            {playOf(leg)?.score[leg.home.id === team.id ? 'home' : 'away']}
          </span>
        ))}
      {shootout !== null && (
        <span className={styles.shootout}>
          <span className={visuallyHidden.text}>{`${t('bracket.penalties')} `}</span>({shootout})
        </span>
      )}
      <span className={styles.score}>
        {legs.length > 1 && (
          <span className={visuallyHidden.text}>{`${t('bracket.aggregate')} `}</span>
        )}
        <Flashing value={score}>{score}</Flashing>
      </span>
    </p>
  );
}

function Leg({
  leg,
  label,
  renderClock,
}: {
  leg: Match;
  label: string | null;
  renderClock: RenderClock;
}) {
  const t = useText();
  const { time, status, after, halfTime, silence, isInPlay } = useStatus(leg, renderClock, true);
  // A finished leg shows only its date and, where the score does not say it, what decided it.
  const shown =
    leg.kind === 'fixture'
      ? time
      : leg.kind === 'result'
        ? after
        : (silence ?? status ?? time ?? halfTime);
  const date = leg.kind === 'result' ? formatStartDate(t, leg, renderClock) : null;
  const match = {
    ...matchNames(leg),
    // Visible text comes first, unchanged: voice control users say what they read.
    state: [...new Set([shown, date, status, after, time, silence])].filter(Boolean).join(' '),
  };
  return (
    <Link
      className={isInPlay ? styles.liveLink : styles.link}
      to={matchPath(leg)}
      data-match-id={leg.id}
      aria-label={
        label ? t('bracket.legMatch', { ...match, leg: label }) : t('bracket.match', match)
      }
    >
      {/* The spaces separate the words for screen readers and when copied. */}
      {label && <span>{label} </span>}
      {shown !== null && <span className={styles.shown}>{shown} </span>}
      {date !== null && <span>{date}</span>}
    </Link>
  );
}
