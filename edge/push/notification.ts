import { wallTime } from '../shared/time/zone.ts';
import type { AlertKind } from '../contracts/alert-kinds.ts';
import type { PushMessage } from '../contracts/push-message.ts';
import type { PushSubscriptionRow } from '../origin/db/push-schema.ts';
import { wantedNews, type News } from '../shared/alerts/match-news.ts';
import { BRANDS } from '../shared/brand/brand.ts';
import { appIconPath } from '../shared/brand/home-screen.ts';
import { headlineOf, pairingOf, standOf } from '../shared/alerts/news-text.ts';
import { textOf } from '../shared/text/text.ts';
import type { MatchNews } from './alert-message.ts';
import type { Listener } from './audience.ts';

/**
 * Returns the turn that a fan who wants these kinds gets, since one message has one headline; null
 * for none.
 */
export function turnFor(
  { match, turns }: MatchNews,
  kinds: ReadonlySet<AlertKind>,
  players?: Listener['players'],
): News['turn'] | null {
  const news = turns.map((one) => ({ ...one, match }));
  // The last turn is the most informative: after a goal and a card, the message has the score
  // anyway.
  return wantedNews(news, kinds, players).at(-1)?.turn ?? null;
}

/** Turns that open pages do not show: lists of matches do not have them. */
const ONLY_PUSHED: ReadonlySet<News['turn']['what']> = new Set(['lineups', 'moment']);

/** Returns the message of a turn in the fan's language; without scores if the fan hides them. */
export function messageFor(
  { match, at, isQuick }: MatchNews,
  turn: News['turn'],
  fan: Pick<PushSubscriptionRow, 'language' | 'site' | 'brand' | 'hidesScores'>,
): PushMessage {
  const { language, site, hidesScores } = fan;
  const t = textOf(language);
  return {
    web_push: 8030,
    notification: {
      title: hidesScores ? t('alerts.something') : headlineOf(t, { turn, match }),
      body: hidesScores ? pairingOf(t, match) : standOf(t, match),
      ...lookFor(fan),
      tag: `alert ${match.id}`,
      renotify: !isQuick,
      navigate: `${site}/match/${encodeURIComponent(match.id)}`,
      timestamp: at,
    },
    ...(ONLY_PUSHED.has(turn.what) && { isShownAlways: true as const }),
  };
}

function lookFor({
  language,
  site,
  brand: key,
}: Pick<PushSubscriptionRow, 'language' | 'site' | 'brand'>) {
  const brand = BRANDS[key];
  return {
    lang: language,
    dir: textOf(language).direction,
    icon: site + appIconPath(brand, 'any', 192),
    badge: site + appIconPath(brand, 'monochrome', 512),
  };
}

/**
 * Returns the first message of a subscription: that alerts are on. The page that turned them on is
 * visible as a rule, and the service worker then shows nothing. `at` is in ms.
 */
export function welcomeFor(
  fan: Pick<PushSubscriptionRow, 'id' | 'language' | 'site' | 'brand'>,
  at: number,
): PushMessage {
  const { id, language, site } = fan;
  const t = textOf(language);
  return {
    web_push: 8030,
    notification: {
      title: t('alerts.welcome'),
      body: t('alerts.notifySample'),
      ...lookFor(fan),
      tag: `alerts ${id}`,
      renotify: false,
      navigate: `${site}/`,
      timestamp: at,
    },
  };
}

/**
 * Whether `now` (ms) is in the fan's quiet hours, which are minutes of the day in the fan's zone.
 * They may pass midnight; if both ends are equal, they are the whole day.
 */
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
