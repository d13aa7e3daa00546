import type { SportKey } from '../../realtime/sports/sport.ts';
import { readAlertChoices, subscribeToAlertChoices } from '../favourites/alert-choices.ts';
import { subscribeToFavourites } from '../favourites/favourites-store.ts';
import type { Live } from '../live/live-context.ts';
import { loadArea } from '../app/load-texts.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { followSport, type FollowedSport } from './follow-matches.ts';
import { leadTabs } from './lead-tabs.ts';
import type { News } from '../../edge/shared/alerts/match-news.ts';
import { notifyPermission } from './notify.ts';
import { readPushChoices } from './push/push-choices.ts';
import { showAlerts } from './show-alerts.tsx';
import { readReportedMatches } from './reported-matches.ts';
import { wantedKinds, wantedSports } from './wanted-kinds.ts';
import { watchedMatches } from './watched-matches.ts';

export interface RunOptions {
  t: Text;
  live: Live;
  /** Opens a page of the product. */
  open: (path: string) => void;
}

/**
 * Shows alerts of a fan's favourites while this page is open, if its tab leads. Also keeps the push
 * subscription up to date. Returns the stop function.
 */
export function runAlerts(options: RunOptions): () => void {
  const { t } = options;
  const { look, leave } = leadTabs({
    lead: () => speak(options),
    alertsInBackground: () => readAlertChoices().notifies && notifyPermission() === 'granted',
  });
  const sync = () => void keepPush(t).catch(reportError);
  sync();
  const unsubscribes = [
    subscribeToAlertChoices(look),
    subscribeToAlertChoices(sync),
    subscribeToFavourites(sync),
  ];
  // Sends what failed without a connection.
  window.addEventListener('online', sync);
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    window.removeEventListener('online', sync);
    leave();
  };
}

/** Sends the product the choices for alerts without an open page, if these are on. */
async function keepPush(t: Text): Promise<void> {
  if (readPushChoices() === null) return;
  const { syncPush } = await import('./push/push-subscription.ts');
  await syncPush(t);
}

function speak({ t, live, open }: RunOptions): () => void {
  const reported = readReportedMatches(Date.now());
  const texts = loadArea('favourites');
  const followed = new Map<SportKey, FollowedSport>();

  const tell = async (news: readonly News[]) => {
    const [watched] = await Promise.all([watchedMatches(), texts]);
    const unseen = news.filter(({ match }) => !watched.has(match.id));
    if (unseen.length > 0) showAlerts(t, unseen, open);
  };

  function follow(sportKey: SportKey): FollowedSport {
    return followSport({
      sportKey,
      kindsOf: wantedKinds,
      reported,
      tell: (news) => void tell(news).catch(reportError),
      live,
      log: (message) => reportError(new Error(message)),
    });
  }

  function settle(): void {
    const wanted = wantedSports(Date.now());
    for (const [sportKey, { leave, review }] of followed) {
      if (wanted.has(sportKey)) review();
      else {
        leave();
        followed.delete(sportKey);
      }
    }
    for (const sportKey of wanted)
      if (!followed.has(sportKey)) followed.set(sportKey, follow(sportKey));
  }

  const refresh = () => {
    for (const sport of followed.values()) sport.refresh();
  };
  settle();
  const unsubscribes = [subscribeToAlertChoices(settle), subscribeToFavourites(settle)];
  window.addEventListener('online', refresh);
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    window.removeEventListener('online', refresh);
    for (const { leave } of followed.values()) leave();
  };
}
