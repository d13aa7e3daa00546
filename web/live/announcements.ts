import { matchNames } from '../domain/match-names.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { playOf } from '../domain/match.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { ScoreChange } from './score-change.ts';
import { isHeldBack, onLetGo } from './spoiler-guard.ts';

export interface Announcements {
  add: (change: ScoreChange) => void;
}

/** Minimum interval between announcements, ms: a screen reader needs it for three scores. */
const EVERY = 6_000;
const AT_ONCE = 3;
/** Interval per match, ms, in sports that score every few seconds. */
const BUSY_EVERY = 60_000;

/**
 * Returns a collector of score changes. It announces the latest of up to three matches at a time,
 * and the number of further ones.
 */
export function createAnnouncements(t: Text, say: (text: string) => void): Announcements {
  const waiting = new Map<string, ScoreChange>();
  const lastSaid = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (waiting.size === 0) return;
    const changes = [...waiting.values()];
    waiting.clear();
    const more = changes.length - AT_ONCE;
    const sentences = changes.slice(0, AT_ONCE).map((change) => sentenceOf(t, change));
    if (more > 0) sentences.push(t('scoreChange.more', { count: more }));
    say(sentences.join(' '));
    timer = setTimeout(flush, EVERY);
  }

  function add(change: ScoreChange): void {
    const { id, sportKey } = change.match;
    const now = Date.now();
    if (SPORTS[sportKey].scoresOften) {
      if (now - (lastSaid.get(id) ?? 0) < BUSY_EVERY) return;
      lastSaid.set(id, now);
    }
    waiting.set(id, change);
    // Scores of one frame arrive together and form one announcement.
    timer ??= setTimeout(flush, 250);
  }

  onLetGo(add);
  return {
    // The spoiler guard passes held-back changes to `onLetGo` later.
    add: (change) => {
      if (!isHeldBack(change.match.id)) add(change);
    },
  };
}

function sentenceOf(t: Text, { match, kind }: ScoreChange): string {
  const score = playOf(match)?.score;
  const scored = SPORTS[match.sportKey].scoreIncident === 'goal' ? 'goal' : 'score';
  return t(`scoreChange.${kind === 'scored' ? scored : 'corrected'}`, {
    ...matchNames(match),
    homeScore: score?.home ?? 0,
    awayScore: score?.away ?? 0,
  });
}
