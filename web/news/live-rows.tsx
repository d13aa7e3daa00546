import { useEffect, useMemo } from 'react';
import { useFetcher } from 'react-router';
import { useStore } from 'zustand';
import type { DayScores } from '../domain/day-scores.ts';
import { useLive, useSportRooms } from '../live/live-context.ts';
import { useDecodedDay, type EncodedDay } from '../scores/encoded-day.ts';
import { createStripMatches } from '../scores/live/strip-matches.ts';
import { MatchRow } from '../scores/match-row.tsx';
import { starOfMatch } from '../scores/match-star.tsx';
import { Card } from '../ui/card.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { useText } from '../ui/use-text.ts';
import type { LiveNowProps } from './live-now.tsx';

const SHOWN = 5;

/** Loads and lists a sport's live and coming matches; renders nothing without any. */
export default function LiveRows({ sportKey, ...props }: LiveNowProps) {
  const { load, data } = useFetcher<EncodedDay>({ key: `live-score-strip-${sportKey}` });
  useEffect(() => void load(`/resources/live-score-strip/${sportKey}`), [load, sportKey]);
  return data ? <Loaded key={sportKey} day={data} {...props} /> : null;
}

function Loaded({ day: encoded, ...props }: Omit<LiveNowProps, 'sportKey'> & { day: EncodedDay }) {
  const day = useDecodedDay(useLatest(encoded.kind === 'loaded' ? encoded : null) ?? encoded);
  return day.kind === 'loaded' ? <Rows scores={day.scores} {...props} /> : null;
}

function Rows({ scores, title, without }: Omit<LiveNowProps, 'sportKey'> & { scores: DayScores }) {
  const t = useText();
  const { live } = useLive();
  const { initial, read } = useMemo(() => createStripMatches(scores), [scores]);
  const ids = useStore(live.store, read).filter((id) => id !== without);
  useSportRooms(scores.roomSnapshots);
  if (ids.length === 0) return null;
  return (
    <Card title={title} more={{ label: t('strip.all'), to: '/live' }}>
      <ul>
        {ids.slice(0, SHOWN).map((id) => (
          <MatchRow
            key={id}
            id={id}
            initial={initial.get(id)}
            renderClock={scores}
            actionOf={starOfMatch}
          />
        ))}
      </ul>
    </Card>
  );
}
