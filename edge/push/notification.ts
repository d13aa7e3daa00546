import { wallTime } from '../shared/time/zone.ts';
import type { AlertKind } from '../contracts/alert-kinds.ts';
import type { PushMessage } from '../contracts/push-message.ts';
import type { PushSubscriptionRow } from '../origin/db/push-schema.ts';
import { wantedNews, type News } from '../shared/alerts/match-news.ts';
import { headlineOf, pairingOf, standOf } from '../shared/alerts/news-text.ts';
import { textOf } from '../shared/text/text.ts';
import type { MatchNews } from './alert-message.ts';
import type { Listener } from './audience.ts';

/** Returns the turn that a fan of these kinds gets; null for none. One message has one headline. */
export function turnFor(
  { match, turns }: MatchNews,
  kinds: ReadonlySet<AlertKind>,
  players?: Listener['players'],
): News['turn'] | null {
  const news = turns.map((one) => ({ ...one, match }));
  // The last one says most: a card after a goal, whose score is in the message anyway.
  return wantedNews(news, kinds, players).at(-1)?.turn ?? null;
}

/** Turns that no page shows by itself: lists of matches do not have them. */
const ONLY_PUSHED: ReadonlySet<News['turn']['what']> = new Set(['lineups', 'moment']);

/** Returns the message of a turn in the fan's language; without scores if the fan wants to see them later. */
export function messageFor(
  { match, at, isQuick }: MatchNews,
  turn: News['turn'],
  { language, site, hidesScores }: Pick<PushSubscriptionRow, 'language' | 'site' | 'hidesScores'>,
): PushMessage {
  const t = textOf(language);
  return {
    web_push: 8030,
    notification: {
      title: hidesScores ? t('alerts.something') : headlineOf(t, { turn, match }),
      body: hidesScores ? pairingOf(t, match) : standOf(t, match),
      lang: language,
      dir: t.direction,
      tag: `alert ${match.id}`,
      renotify: !isQuick,
      navigate: `${site}/match/${encodeURIComponent(match.id)}`,
      timestamp: at,
    },
    ...(ONLY_PUSHED.has(turn.what) && { isShownAlways: true as const }),
  };
}

/** Whether it is quiet where the fan is. Quiet hours may pass midnight; equal ends are the whole day. */
export function isQuietFor(
  { quietFrom, quietTo, timeZone }: Pick<PushSubscriptionRow, 'quietFrom' | 'quietTo' | 'timeZone'>,
  now: number,
): boolean {
  if (quietFrom === null || quietTo === null) return false;
  const { hour, minute } = wallTime(now, timeZone);
  const time = hour * 60 + minute;
  return quietFrom < quietTo
    ? time >= quietFrom && time < quietTo
    : time >= quietFrom || time < quietTo;
}
