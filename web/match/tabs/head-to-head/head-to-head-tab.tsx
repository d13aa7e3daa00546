import { sideKits } from '../../../../edge/shared/crest/kit-name.ts';
import { SPORTS } from '../../../../realtime/sports/registry.ts';
import type { Opponents } from '../../../domain/match.ts';
import type { RenderClock } from '../../../../edge/shared/time/render-clock.ts';
import { useText } from '../../../ui/use-text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { FormLine } from '../../../standings/form-line.tsx';
import columns from '../../../ui/columns.module.css';
import { FactsPanel } from './facts-panel.tsx';
import styles from './head-to-head-tab.module.css';
import type { HeadToHead } from './head-to-head.ts';
import { lastFive } from './past-result.ts';
import { PastMatches } from './past-matches.tsx';
import { SummaryBars } from './summary-bars.tsx';

export interface HeadToHeadTabProps {
  match: Opponents;
  headToHead: HeadToHead;
  renderClock: RenderClock;
  /** Whether past matches have stars. */
  hasStars?: boolean;
}

/** Returns whether there are past matches to show. */
export function hasPast({ meetings, form }: HeadToHead): boolean {
  return meetings.length + form.home.length + form.away.length > 0;
}

export function HeadToHeadTab({
  match,
  headToHead,
  renderClock,
  hasStars = true,
}: HeadToHeadTabProps) {
  const t = useText();
  const { meetings, summary, form, facts } = headToHead;
  return (
    <>
      <FactsPanel match={match} facts={facts} />
      {meetings.length > 0 && (
        <Panel title={t('headToHead.meetings')}>
          <SummaryBars
            summary={summary}
            names={{ home: match.home.name, away: match.away.name }}
            sportKey={match.sportKey}
            kits={sideKits(match.home, match.away)}
          />
          <PastMatches matches={meetings} renderClock={renderClock} hasStars={hasStars} />
        </Panel>
      )}
      <div className={columns.columns}>
        {SPORTS[match.sportKey].sides.map((side) =>
          form[side].length === 0 ? null : (
            <Panel key={side} title={t('headToHead.formOf', { team: match[side].name })}>
              <div className={styles.form}>
                <FormLine form={lastFive(form[side].map(({ outcome }) => outcome))} />
              </div>
              <PastMatches matches={form[side]} renderClock={renderClock} hasStars={hasStars} />
            </Panel>
          ),
        )}
      </div>
    </>
  );
}
