import type { OpsPart } from '../../edge/contracts/ops.ts';
import type { Text } from '../../edge/shared/text/text.ts';

const NAMES = ['database', 'rooms', 'queue', 'states', 'metrics'] as const;

/** Returns a part's name in words: 'Feed sportradar'. */
export function partName(t: Text, { name }: OpsPart): string {
  const known = NAMES.find((one) => one === name);
  if (known) return t(`ops.${known}`);
  const [kind, own = name] = name.split(/:(.*)/s);
  if (kind === 'feed') return t('ops.feed', { name: own });
  return kind === 'upstream' ? t('ops.upstream', { name: own }) : name;
}

/** Returns a part's figures in words: 'last message 2 s ago, 5 matches in play'. */
export function partFigures(t: Text, { isWell, figures }: OpsPart): string {
  const { seconds, lastWordSeconds, matchesInPlay, silentMatches } = figures;
  const { messages, unsaved, oldestSeconds, untakenSeconds } = figures;
  const words = [
    seconds !== undefined &&
      (isWell ? t('ops.answered', { ms: Math.round(seconds * 1_000) }) : t('ops.noAnswer')),
    lastWordSeconds !== undefined && t('ops.lastWord', { seconds: Math.round(lastWordSeconds) }),
    matchesInPlay !== undefined && t('ops.inPlay', { count: matchesInPlay }),
    silentMatches !== undefined && silentMatches > 0 && t('ops.silent', { count: silentMatches }),
    messages !== undefined && t('ops.waiting', { count: messages }),
    unsaved !== undefined && t('ops.unsaved', { count: unsaved }),
    oldestSeconds !== undefined &&
      oldestSeconds > 0 &&
      t('ops.oldest', { seconds: Math.round(oldestSeconds) }),
    // Only if the consumer takes no messages. One that takes them but fails to write them has taken
    // one more recently than the oldest came.
    untakenSeconds !== undefined &&
      !isWell &&
      untakenSeconds >= (oldestSeconds ?? 0) &&
      t('ops.untaken', { seconds: Math.round(untakenSeconds) }),
  ];
  return words.filter((one) => one !== false).join(', ');
}
