import type { Text } from '../../edge/shared/text/text.ts';
import { formatTime } from '../../edge/shared/time/time-format.ts';
import type { News } from '../../realtime/protocol/marks.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { situationText } from '../domain/situation-text.ts';
import { playOf, type LiveMatch } from '../domain/match.ts';
import { useText } from '../ui/use-text.ts';
import { MatchLine } from './late-lines.tsx';
import styles from './row-note.module.css';

/** Shows the line of a live match, and in a wide row one sentence of news. */
export function RowNote({ match, timeZone }: { match: LiveMatch; timeZone: string }) {
  const t = useText();
  const news = noteText(t, match, timeZone);
  return (
    <>
      <MatchLine match={match} size="fitting" className={styles.line} />
      {news !== '' && <span className={styles.news}>{news}</span>}
    </>
  );
}

export function noteText(t: Text, match: LiveMatch, timeZone: string): string {
  const { silence, news, situation, sportKey } = match;
  if (silence) return t('eventStatus.noUpdateSince', { time: formatTime(silence.since, timeZone) });
  const next = situation ? situationText(t, match, situation, { withOuts: false }) : '';
  if (next !== '') return next;
  if (news) return newsText(t, match, news);
  return SPORTS[sportKey].scoresOften ? leadText(t, match) : '';
}

const KINDS: Readonly<Partial<Record<News['type'], string>>> = {
  'own-goal': 'own',
  'penalty-goal': 'penalty',
  'penalty-missed': 'missed',
  'yellow-card': 'yellow',
  'second-yellow-card': 'red',
  'red-card': 'red',
  touchdown: 'touchdown',
  'field-goal': 'field',
  safety: 'safety',
  'home-run': 'homer',
};

function newsText(t: Text, match: LiveMatch, news: News): string {
  const { type, team, minute, stoppage, player, removed } = news;
  const time = minute === undefined ? '' : `${minute}${stoppage ? `+${stoppage}` : ''}'`;
  const side = match[team];
  return t('scores.news', {
    kind: removed ? 'void' : (KINDS[type] ?? 'goal'),
    time: time === '' ? 'none' : 'known',
    minute: time,
    who: player ?? side.shortName,
  });
}

function leadText(t: Text, match: LiveMatch): string {
  const score = playOf(match)?.score;
  if (!score || score.home + score.away === 0) return '';
  const lead = score.home - score.away;
  if (lead === 0) return t('scores.level');
  return t('scores.lead', {
    team: match[lead > 0 ? 'home' : 'away'].shortName,
    count: Math.abs(lead),
  });
}
