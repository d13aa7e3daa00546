import { sideKits } from '../../../../edge/shared/crest/kit-name.ts';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { Commentary } from '../../../../edge/contracts/commentary.ts';
import { useMatchRecord } from '../../match-context.ts';
import { tabName } from '../../tab-name.ts';
import { Panel } from '../../../ui/panel.tsx';
import button from '../../../ui/button.module.css';
import { useText } from '../../../ui/use-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { commentaryLines, type CommentaryLine } from './commentary-lines.ts';
import styles from './commentary-tab.module.css';
import { useOlderCommentary } from './use-older-commentary.ts';

/** Shows the commentary, newest first: during play, the match's room sends it. */
export function CommentaryTab({ brought }: { brought: Commentary | null }) {
  const t = useText();
  const { match, incidents } = useMatchRecord();
  const [isKeyOnly, setKeyOnly] = useState(false);
  const { entries, load, state } = useOlderCommentary(brought);
  const kits = sideKits(match.home, match.away);
  const { sportKey } = match;
  const [home, away] = [match.home.name, match.away.name];
  const lines = useMemo(
    () => commentaryLines(t, incidents, entries, { home, away, sportKey }),
    [t, incidents, entries, home, away, sportKey],
  );
  // The button reacts at once: hundreds of sentences take longer.
  const isFiltered = useDeferredValue(isKeyOnly);
  const shown = useMemo(
    () => (isFiltered ? lines.filter(({ isKey }) => isKey) : lines),
    [isFiltered, lines],
  );
  if (lines.length === 0) return <Notice title={t('matchWithout.commentary')} />;
  return (
    <Panel title={tabName(t, 'commentary', sportKey)}>
      <p className={styles.filter}>
        <button
          type="button"
          className={button.button}
          aria-pressed={isKeyOnly}
          onClick={() => setKeyOnly(!isKeyOnly)}
        >
          {t('commentary.keyOnly')}
        </button>
      </p>
      <ul aria-label={t('commentary.latestFirst')}>
        {shown.map(({ id, ...line }) => (
          <Line key={id} {...line} kit={line.team ? kits[line.team] : undefined} />
        ))}
      </ul>
      {state !== 'complete' && (
        <p className={styles.earlier}>
          <button
            type="button"
            className={button.button}
            disabled={state === 'loading'}
            onClick={load}
          >
            {t(state === 'failed' ? 'failure.generic' : 'commentary.earlier')}
          </button>
        </p>
      )}
    </Panel>
  );
}

type LineProps = Omit<CommentaryLine, 'id'> & { kit: string | undefined };

const Line = memo(function Line(line: LineProps) {
  const { time, text, isOfSource, tone, isKey, isRemoved, kit } = line;
  return (
    <li className={isKey ? styles.key : styles.line} data-tone={tone} data-kit={kit}>
      <span className={styles.time}>{time}</span>
      <span
        className={isRemoved ? styles.removed : undefined}
        lang={isOfSource ? 'en' : undefined}
        dir={isOfSource ? 'auto' : undefined}
      >
        {text}
      </span>
    </li>
  );
});
