import { lazy, useEffect, useState } from 'react';
import { useMatches, useNavigate } from 'react-router';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { Guard } from '../app/guard.tsx';
import { runWhileOpen } from '../app/run-while-open.ts';
import { answerOpenAlerts } from '../favourites/open-alerts.ts';
import { useHasAlerts } from '../favourites/use-alerts.ts';
import { useLive } from '../live/live-context.ts';
import { loadArea } from '../app/load-texts.ts';
import { useText } from '../ui/use-text.ts';
import { readPushChoices } from './push/push-choices.ts';
import { forgetReportedMatches } from './reported-matches.ts';
import { watchMatch } from './watched-matches.ts';

const AlertSheet = lazy(async () => {
  const [sheet] = await Promise.all([import('./alert-sheet.tsx'), loadArea('favourites')]);
  return sheet;
});

/** Runs the alerts while the fan has chosen any, and shows the sheet to choose them. */
export function AlertsHost() {
  const hasAlerts = useHasAlerts();
  const [chosen, setChosen] = useState<FavouriteItem | null>(null);
  useEffect(() => answerOpenAlerts(setChosen), []);
  useEffect(() => {
    if (hasAlerts) return;
    forgetReportedMatches();
    if (readPushChoices() !== null) void endPush().catch(reportError);
  }, [hasAlerts]);
  return (
    <>
      {hasAlerts && <Alerts />}
      {chosen && (
        <Guard of={chosen} fallback={null}>
          <AlertSheet of={chosen} onClose={() => setChosen(null)} />
        </Guard>
      )}
    </>
  );
}

async function endPush(): Promise<void> {
  const { turnOffPush } = await import('./push/push-subscription.ts');
  await turnOffPush();
}

function Alerts() {
  const t = useText();
  const navigate = useNavigate();
  const matchId = useMatches().at(-1)?.params['matchId'];
  useEffect(() => (matchId === undefined ? undefined : watchMatch(matchId)), [matchId]);
  const { live } = useLive();
  useEffect(
    () =>
      runWhileOpen(async () => {
        const { runAlerts } = await import('./run-alerts.ts');
        return () => runAlerts({ t, live, open: (path) => void navigate(path) });
      }),
    [t, live, navigate],
  );
  return null;
}
