import { matchNames } from '../domain/match-names.ts';
import { useMemo, useRef, type ReactNode } from 'react';
import { marksOf } from '../../realtime/protocol/marks-of.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { Link } from 'react-router';
import { leaguePath } from '../paths/league-path.ts';
import { roundOf } from '../../edge/shared/text/round-name.ts';
import { useText } from '../ui/use-text.ts';
import { playOf } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { MatchStage } from '../scores/stage/match-stage.tsx';
import { Crest } from '../ui/crest.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { MatchSetting } from './load-match.server.ts';
import styles from './match-header.module.css';
import type { MatchRecord } from '../domain/match-record.ts';
import { Situation } from './course/lazy-parts.tsx';
import { Countdown } from './countdown.tsx';
import { scorerText } from './incident-text.ts';
import { ScoreLine } from './score-line.tsx';
import { KeyPlayers } from './key-player-lists.tsx';

export interface MatchHeaderProps {
  record: MatchRecord;
  setting: MatchSetting;
  renderClock: RenderClock;
  /** Actions for the visitor. */
  children?: ReactNode;
}

/** Shows a match's stage, and its score in one line once the stage is scrolled away. */
export function MatchHeader({ record, setting, renderClock, children }: MatchHeaderProps) {
  const t = useText();
  const { match, incidents } = record;
  const { league, venue } = setting;
  const round = roundOf(t, setting.round, match.sportKey);
  const { sportKey } = match;
  const marks = useMemo(() => marksOf(incidents, SPORTS[sportKey]), [incidents, sportKey]);
  const sides = useRef<HTMLDivElement>(null);
  return (
    <>
      <MatchStage
        match={match}
        renderClock={renderClock}
        heading={
          <h1 className={visuallyHidden.text}>{t('matchPage.heading', matchNames(match))}</h1>
        }
        caption={
          <Link className={styles.league} to={leaguePath(league)}>
            <Crest of={league} shape="tile" size={22} />
            <span>
              {league.name}
              {round && ` · ${round}`}
            </span>
          </Link>
        }
        note={venue?.name}
        countdown={match.kind === 'fixture' && <Countdown match={match} />}
        support={
          playOf(match)
            ? {
                home: <KeyPlayers record={record} side="home" />,
                away: <KeyPlayers record={record} side="away" />,
              }
            : {}
        }
        marks={marks}
        scorer={(side) => scorerText(t, incidents, side)}
        sidesRef={sides}
      >
        {match.kind === 'live' && match.situation && (
          <Situation match={match} of={match.situation} />
        )}
        {children}
      </MatchStage>
      <ScoreLine header={sides} match={match} renderClock={renderClock} />
    </>
  );
}
