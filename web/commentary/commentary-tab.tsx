import { useState } from 'react';
import type { Commentary } from '../../edge/contracts/commentary.ts';
import { useMatchRecord } from '../match/match-context.ts';
import { Panel } from '../match/panel.tsx';
import button from '../ui/button.module.css';
import { Notice } from '../ui/notice.tsx';
import { commentaryLines, type CommentaryLine } from './commentary-lines.ts';
import styles from './commentary-tab.module.css';
import { useEarlier } from './use-earlier.ts';

/** What is told of the match, newest first: sentences of a match in play come through its room. */
export function CommentaryTab({ brought }: { brought: Commentary | null }) {
  const { match, incidents } = useMatchRecord();
  const [isKeyOnly, setKeyOnly] = useState(false);
  const { entries, load, state } = useEarlier(brought);
  const names = { home: match.home.name, away: match.away.name };
  const lines = commentaryLines(incidents, entries, names);
  const shown = isKeyOnly ? lines.filter(({ isKey }) => isKey) : lines;
  if (lines.length === 0) return <Notice title="Nothing has been told of this match yet." />;
  return (
    <Panel title="Commentary">
      <p className={styles.filter}>
        <button
          type="button"
          className={button.button}
          aria-pressed={isKeyOnly}
          onClick={() => setKeyOnly(!isKeyOnly)}
        >
          Key moments only
        </button>
      </p>
      <ol className={styles.lines}>
        {shown.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {state !== 'complete' && (
        <p className={styles.filter}>
          <button
            type="button"
            className={button.button}
            disabled={state === 'loading'}
            onClick={load}
          >
            {state === 'failed' ? 'Something went wrong. Please try again!' : 'Earlier'}
          </button>
        </p>
      )}
    </Panel>
  );
}

function Line({ line: { time, text, tone, isKey, isRemoved } }: { line: CommentaryLine }) {
  return (
    <li className={isKey ? styles.key : styles.line} data-tone={tone}>
      <span className={styles.time}>{time}</span>
      <span>{isRemoved ? <s>{text}</s> : text}</span>
    </li>
  );
}
