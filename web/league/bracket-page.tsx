import { useCallback, useMemo, useState } from 'react';
import type { Settled } from '../api/settled.ts';
import { useRevalidateWhen } from '../live/use-revalidate-when.ts';
import type { LiveState } from '../live/live-context.ts';
import { roundName } from '../../edge/shared/text/round-name.ts';
import { useText } from '../ui/use-text.ts';
import { useStrip } from '../ui/use-strip.ts';
import chip from '../ui/chip.module.css';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { League } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './bracket-page.module.css';
import { endedLegs, halvesOf, layOut, type BracketRound, type Links, type Tie } from './bracket.ts';
import { TieCard, type TieCardProps } from './tie-card.tsx';

export interface BracketPageProps {
  rounds: Settled<readonly BracketRound[]>;
  league: Pick<League, 'name' | 'sportKey'>;
  renderClock: RenderClock;
}

/** Shows a knock-out: its rounds side by side, with a line from each tie to the next. */
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
  const { columns, hasHalves, current, aside } = useMemo(() => layOut(rounds), [rounds]);
  // Index of the first round that narrow windows show.
  const [chosen, setChosen] = useState<number | null>(null);
  const start = chosen ?? Math.max(0, Math.min(current, columns.length - 2));
  const strip = useStrip<HTMLElement>(String(start));
  // Only the origin knows who advances and meets whom, so the page reloads when a leg ends.
  useRevalidateWhen(
    useCallback((matches: LiveState['matches']) => endedLegs(rounds, matches), [rounds]),
  );
  const tieProps = { sportKey: league.sportKey, renderClock };
  return (
    <div className={styles.page}>
      <nav className={styles.choice} aria-label={t('bracket.rounds')} ref={strip}>
        {columns.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            className={chip.chip}
            aria-pressed={index === start}
            onClick={() => setChosen(index)}
          >
            {roundName(t, name)}
          </button>
        ))}
      </nav>
      <section
        className={styles.scroll}
        aria-label={t('bracket.label', { league: league.name })}
        // Wider than some screens: the keyboard must be able to scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <ol
          className={styles.bracket}
          data-halves={hasHalves || undefined}
          style={{
            '--columns': 2 * columns.length - 1,
            '--column': columns.every(hasCodes) ? '112px' : '168px',
          }}
        >
          {columns.map(({ name, ties, links }, index) => (
            <li
              key={name}
              className={styles.round}
              data-past={index < start || undefined}
              style={{ '--place': index + 1 }}
            >
              <h2 className={styles.name}>{roundName(t, name)}</h2>
              {hasHalves && index < columns.length - 1 ? (
                <>
                  <p className={styles.opposite} aria-hidden="true">
                    {roundName(t, name)}
                  </p>
                  {halvesOf(ties).map((half, side) => (
                    <Ties key={side} ties={half} links={links} side={SIDES[side]} {...tieProps} />
                  ))}
                </>
              ) : (
                <Ties ties={ties} links={links} {...tieProps} />
              )}
            </li>
          ))}
        </ol>
      </section>
      {aside.map(({ name, ties }) => (
        <section key={name} className={styles.aside}>
          <h2 className={styles.name}>{roundName(t, name)}</h2>
          {ties.map((tie) => (
            <TieCard key={tie.id} tie={tie} {...tieProps} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Whether all known teams of a round have a code, which needs a narrower column than a name. */
function hasCodes({ ties }: BracketRound): boolean {
  return ties.every(({ sides }) => sides.every(({ team }) => !team || team.code !== undefined));
}

const SIDES = ['left', 'right'] as const;

interface TiesProps extends Omit<TieCardProps, 'tie'> {
  ties: readonly Tie[];
  links: Links;
  /** Left or right of the final; unset for a whole round. */
  side?: 'left' | 'right' | undefined;
}

/** Lists ties of a round. */
function Ties({ ties, links, side, ...tieProps }: TiesProps) {
  return (
    <ol className={styles.ties} data-links={links} data-side={side}>
      {ties.map((tie) => (
        <li key={tie.id} className={styles.tie}>
          <TieCard tie={tie} {...tieProps} />
        </li>
      ))}
    </ol>
  );
}
