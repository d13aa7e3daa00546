import { useState } from 'react';
import type { Incident } from '../../realtime/protocol/incident.ts';
import type { LiveMatch } from '../domain/match.ts';
import { wholeScores } from '../news/whole-scores.ts';
import { Panel } from '../ui/panel.tsx';
import { useText } from '../ui/use-text.ts';
import { soFar } from './so-far.ts';
import styles from './sentences.module.css';

/** Says what mattered so far to those who open a live match late. */
export function SoFarPanel({
  match,
  incidents,
}: {
  match: LiveMatch;
  incidents: readonly Incident[];
}) {
  const t = useText();
  const sentences = soFar(t, match, incidents);
  // Fixed at mount: a visitor who has watched from the start has missed nothing, and no panel may
  // appear above what they read.
  const [isLate] = useState(sentences.length > 0);
  if (!isLate || sentences.length === 0) return null;
  return (
    <Panel title={t('soFar.title')}>
      <p className={styles.sentences}>{wholeScores(sentences.join(' '))}</p>
    </Panel>
  );
}
