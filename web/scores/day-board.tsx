import { useMemo, type ReactNode } from 'react';
import { useMidnight } from '../ui/use-midnight.ts';
import { useSportRooms } from '../live/live-context.ts';
import { useDecodedDay, type EncodedDay } from './encoded-day.ts';
import type { DayScores } from '../domain/day-scores.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PartialNotice } from '../ui/notice.tsx';
import { createDayListModel, type DayListModel } from './day-list-model.ts';

export interface DayBoardProps {
  day: EncodedDay;
  children: (board: DayListModel, scores: DayScores) => ReactNode;
}

/**
 * Shows a day's matches, live until the day is over; or why they are missing. Decoding a large day,
 * making its board and listing it are separate components, since React yields to other work only
 * between components.
 */
export function DayBoard({ day: carried, children }: DayBoardProps) {
  const day = useDecodedDay(carried);
  if (day.kind === 'failed') return <LoadFailed message={day.message} />;
  return <LiveBoard scores={day.scores}>{children}</LiveBoard>;
}

interface LiveBoardProps extends Pick<DayBoardProps, 'children'> {
  scores: DayScores;
}

function LiveBoard({ scores, children }: LiveBoardProps) {
  const board = useMemo(() => createDayListModel(scores), [scores]);
  useSportRooms(scores.roomSnapshots);
  useMidnight(scores.now, scores.day.to);
  return (
    <>
      {scores.isPartial && <PartialNotice />}
      {children(board, scores)}
    </>
  );
}
