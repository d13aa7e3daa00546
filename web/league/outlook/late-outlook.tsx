import { useEffect, useMemo } from 'react';
import { useFetcher } from 'react-router';
import { unpack } from '../../api/packed.ts';
import button from '../../ui/button.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { useText } from '../../ui/use-text.ts';
import type { NearOutlookProps } from './near-outlook.tsx';
import { OutlookCard } from './outlook-card.tsx';
import type { Outlook } from './outlook.ts';

/** Loads a season's outlook and shows it; renders nothing until it is loaded. */
export default function LateOutlook({ leagueId, seasonId, renderClock }: NearOutlookProps) {
  const t = useText();
  const query = seasonId === undefined ? '' : `?${new URLSearchParams({ seasonId })}`;
  const path = `/resources/season-outlook/${encodeURIComponent(leagueId)}${query}`;
  const { load, data, state } = useFetcher<string | null>({ key: path });
  useEffect(() => void load(path), [load, path]);
  const latest = useLatest(data);
  const outlook = useMemo((): Outlook | null => (latest ? unpack(latest) : null), [latest]);
  if (outlook) return <OutlookCard outlook={outlook} renderClock={renderClock} />;
  if (data === undefined) return null;
  return (
    <Notice title={t('outlook.failed')} line="stopped">
      <button
        type="button"
        className={button.button}
        disabled={state === 'loading'}
        onClick={() => void load(path)}
      >
        {t('action.retry')}
      </button>
    </Notice>
  );
}
