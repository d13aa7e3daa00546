import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { Match } from '../../domain/match.ts';
import type { MatchRecord } from '../../domain/match-record.ts';
import { useText } from '../../ui/use-text.ts';
import { Crest } from '../../ui/crest.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { incidentTime } from '../incident-time.ts';
import { periodName } from '../period-name.ts';
import { playDetail, playTitle } from './play-text.tsx';
import { scoringPlays, type ScoreMoment } from './score-moments.ts';
import styles from './scoring-plays.module.css';

/** Lists scoring plays by period, the latest first during play. */
export function ScoringPlays({ record, all }: { record: MatchRecord; all: string }) {
  const t = useText();
  const { match, incidents } = record;
  const parts = partsOf(scoringPlays(incidents), match.kind === 'live');
  return (
    <Panel title={t('course.scoringPlays')}>
      {parts.length === 0 && (
        <div className={styles.empty}>
          <Notice title={t('course.none')} />
        </div>
      )}
      {parts.map(({ period, moments }) => (
        <section key={period}>
          <h3 className={styles.period}>{periodName(t, period)}</h3>
          <ul>
            {moments.map((moment) => (
              <Row key={moment.incident.id} match={match} moment={moment} />
            ))}
          </ul>
        </section>
      ))}
      {incidents.length > 0 && <MoreLink to={all}>{t('course.all')}</MoreLink>}
    </Panel>
  );
}

function Row({ match, moment }: { match: Match; moment: ScoreMoment }) {
  const t = useText();
  const { incident, team, score } = moment;
  const { sportKey } = match;
  const [first, second] = SPORTS[sportKey].sides;
  return (
    <li className={styles.play}>
      <Crest of={match[team]} shape={SPORTS[sportKey].crest} size={24} />
      <span className={styles.body}>
        <span className={styles.title}>{playTitle(t, incident, sportKey)}</span>
        <span className={styles.detail}>
          {playDetail(t, moment, sportKey)}
          <span className={visuallyHidden.text}> ({match[team].name})</span>
        </span>
      </span>
      <span className={styles.when}>
        <span className={styles.score}>
          <Total score={score[first]} isOwn={team === first} />–
          <Total score={score[second]} isOwn={team === second} />
        </span>
        <span className={styles.detail}>{incidentTime(t, incident)}</span>
      </span>
    </li>
  );
}

function Total({ score, isOwn }: { score: number; isOwn: boolean }) {
  return isOwn ? <b>{score}</b> : score;
}

interface Part {
  period: string;
  moments: ScoreMoment[];
}

function partsOf(moments: readonly ScoreMoment[], isLatestFirst: boolean): Part[] {
  const parts: Part[] = [];
  for (const moment of moments) {
    const period = moment.incident.period ?? 'ALL';
    const last = parts.at(-1);
    if (last?.period === period) last.moments.push(moment);
    else parts.push({ period, moments: [moment] });
  }
  if (!isLatestFirst) return parts;
  return parts
    .toReversed()
    .map(({ period, moments: own }) => ({ period, moments: own.toReversed() }));
}
