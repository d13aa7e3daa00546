import { matchNames } from '../domain/match-names.ts';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import { leaguePath } from '../paths/league-path.ts';
import { roundOf } from '../../edge/shared/text/round-name.ts';
import { useText } from '../ui/use-text.ts';
import { Flashing } from '../ui/flashing.tsx';
import { isInSets } from '../domain/in-sets.ts';
import { totalOf, winnerOf } from '../domain/leader.ts';
import { playOf, possessionOf, type Match } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { useStatus } from '../scores/use-status.ts';
import { Crest } from '../ui/crest.tsx';
import { longestWord } from '../ui/fitting-name.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { teamPath } from '../paths/team-path.ts';
import type { MatchSetting } from './load-match.server.ts';
import styles from './match-header.module.css';
import type { MatchRecord } from '../domain/match-record.ts';
import { SetBoard, Situation } from './course/lazy-parts.tsx';
import { ScoreLine } from './score-line.tsx';
import { KeyPlayerLists } from './key-player-lists.tsx';

export interface MatchHeaderProps {
  record: MatchRecord;
  setting: MatchSetting;
  renderClock: RenderClock;
  /** Actions for the visitor. */
  children?: ReactNode;
}

export function MatchHeader({ record, setting, renderClock, children }: MatchHeaderProps) {
  const t = useText();
  const { match } = record;
  const { league } = setting;
  const round = roundOf(t, setting.round, match.sportKey);
  const play = playOf(match);
  const sides = useRef<HTMLDivElement>(null);
  const [first, second] = SPORTS[match.sportKey].sides;
  return (
    <header className={styles.header}>
      <p className={styles.league}>
        <Link className={styles.leagueLink} to={leaguePath(league)}>
          {league.name}
        </Link>
        {round && <span> · {round}</span>}
      </p>
      <h1 className={visuallyHidden.text}>{t('matchPage.heading', matchNames(match))}</h1>
      {isInSets(match) ? (
        <>
          <div ref={sides}>
            <SetBoard match={match} />
          </div>
          <Status match={match} renderClock={renderClock} />
        </>
      ) : (
        <div className={styles.sides} ref={sides}>
          <TeamSide match={match} side={first} />
          <div className={styles.middle}>
            {play ? (
              <p className={styles.score}>
                <Score match={match} side={first} />
                <span className={styles.dash}>–</span>
                <Score match={match} side={second} />
              </p>
            ) : (
              <p className={styles.versus}>{t('matchPage.versus', { first })}</p>
            )}
            {play?.shootout && (
              <p className={styles.shootout}>
                {t('matchPage.penalties', { home: play.shootout.home, away: play.shootout.away })}
              </p>
            )}
            <Status match={match} renderClock={renderClock} />
          </div>
          <TeamSide match={match} side={second} />
        </div>
      )}
      {match.kind === 'live' && match.situation && <Situation match={match} of={match.situation} />}
      <ScoreLine header={sides} match={match} renderClock={renderClock} />
      {play && <KeyPlayerLists record={record} />}
      {children}
    </header>
  );
}

function TeamSide({ match, side }: { match: Match; side: Side }) {
  const t = useText();
  const winner = winnerOf(match);
  return (
    <div className={winner !== null && winner !== side ? styles.loser : styles.team}>
      <Crest of={match[side]} shape={SPORTS[match.sportKey].crest} size={56} />
      <p className={styles.name} style={{ '--longest': longestWord(match[side].name) }}>
        <Link
          className={styles.teamLink}
          to={teamPath({ ...match[side], sportKey: match.sportKey })}
        >
          {match[side].name}
        </Link>
        {possessionOf(match) === side && (
          <span className={styles.possession}>
            <span className={visuallyHidden.text}>
              {' '}
              {t('scores.possession', SPORTS[match.sportKey].periods)}
            </span>
          </span>
        )}
      </p>
    </div>
  );
}

function Score({ match, side }: { match: Match; side: Side }) {
  const total = totalOf(match, side);
  return <Flashing value={total}>{total}</Flashing>;
}

function Status({ match, renderClock }: { match: Match; renderClock: RenderClock }) {
  const { time, status, after, halfTime, silence, isInPlay, isFlagged } = useStatus(
    match,
    renderClock,
    true,
  );
  const tone = silence !== null ? '' : isInPlay ? styles.live : isFlagged ? styles.flagged : '';
  return (
    <p className={`${styles.status} ${tone}`} data-status={match.status}>
      {status && <span className={styles.state}>{status}</span>}
      {time && <span className={styles.time}>{time}</span>}
      {after && !playOf(match)?.shootout && <span className={styles.state}>{after}</span>}
      {halfTime && (
        <span className={time || status ? styles.halfTime : styles.atHalfTime}>{halfTime}</span>
      )}
      {silence && <span className={styles.silence}>{silence}</span>}
    </p>
  );
}
