import { useCallback, useMemo } from 'react';
import type { Settled } from '../api/settled.ts';
import { useRevalidateWhen } from '../match-list/use-revalidate-when.ts';
import type { LiveState } from '../live/live-store.ts';
import { roundName } from '../text/round-name.ts';
import { useText } from '../text/use-text.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { League } from '../domain/match.ts';
import type { RenderClock } from '../time/render-clock.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './bracket-page.module.css';
import { endedLegs, layOut, type BracketRound } from './bracket.ts';
import { TieCard } from './tie-card.tsx';

export interface BracketPageProps {
  rounds: Settled<readonly BracketRound[]>;
  league: Pick<League, 'name' | 'sportKey'>;
  renderClock: RenderClock;
}

/** A knock-out: its rounds side by side, each tie leading to the next. */
export function BracketPage({ rounds, ...props }: BracketPageProps) {
  const t = useText();
  if (rounds.kind === 'failed') return <LoadFailed message={rounds.message} />;
  if (rounds.value.length === 0) return <Notice title={t('failure.league')} />;
  return <Bracket rounds={rounds.value} {...props} />;
}

interface BracketProps extends Omit<BracketPageProps, 'rounds'> {
  rounds: readonly BracketRound[];
}

function Bracket({ rounds, league, renderClock }: BracketProps) {
  const t = useText();
  const { columns, aside } = useMemo(() => layOut(rounds), [rounds]);
  // Only the origin knows who goes through and whom they meet, so it is asked again when a leg ends.
  useRevalidateWhen(
    useCallback((matches: LiveState['matches']) => endedLegs(rounds, matches), [rounds]),
  );
  return (
    <>
      <section
        className={styles.scroll}
        aria-label={t('bracket.label', { league: league.name })}
        // Wider than most screens: the keyboard must be able to scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <ol className={styles.bracket}>
          {columns.map(({ name, ties, links }) => (
            <li key={name} className={styles.round}>
              <h2 className={styles.name}>{roundName(t, name)}</h2>
              <ol className={styles.ties} data-links={links}>
                {ties.map((tie) => (
                  <li key={tie.id} className={styles.tie}>
                    <TieCard tie={tie} sportKey={league.sportKey} renderClock={renderClock} />
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
      {aside.map(({ name, ties }) => (
        <section key={name} className={styles.aside}>
          <h2 className={styles.name}>{roundName(t, name)}</h2>
          {ties.map((tie) => (
            <TieCard key={tie.id} tie={tie} sportKey={league.sportKey} renderClock={renderClock} />
          ))}
        </section>
      ))}
    </>
  );
}
