import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { MatchRecord } from '../../domain/match-record.ts';
import { LeadChart } from './lead-chart.tsx';
import { QuarterList } from './quarter-list.tsx';
import { ScoringPlays } from './scoring-plays.tsx';

export interface CourseProps {
  record: MatchRecord;
  /** Link to the full list. */
  all: string;
}

/** Shows a match's course, in sports without a timeline. */
export default function Course({ record, all }: CourseProps) {
  const isByPeriods = SPORTS[record.match.sportKey].screens.course === 'periods';
  return isByPeriods ? (
    <>
      <LeadChart record={record} />
      <QuarterList record={record} all={all} />
    </>
  ) : (
    <ScoringPlays record={record} all={all} />
  );
}
