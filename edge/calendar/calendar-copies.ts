import { digestOf } from '../digest.ts';
import type { AskingContext } from '../routes/ask-data.ts';
import type { CalendarKind } from './read-calendar.ts';

/** Version of the files. Raise it when their text changes, so that no program keeps an old one. */
const WRITING = 1;
/** How long a data centre keeps a file, s. */
const KEPT_S = 86_400;
/** Longest making of a file, ms: the platform may end a request without running its `finally`. */
const MAKING_MS = 10_000;

/** When each file that is being made is done at the latest, ms, by its key. */
const beingMade = new Map<string, number>();

/** The copies of a calendar file that the requesting program and this data centre have. */
export interface CalendarCopies {
  /** The data centre's. */
  copy: { text: string; etag: string } | null;
  /** The ETags of the program's. */
  asked: readonly string[];
  /** The tags of all of them that name the same file as this request. */
  known: readonly string[];
  isBeingMade: boolean;
  /** Makes the file, which `isBeingMade` says meanwhile. */
  making: <Made>(make: () => Promise<Made>) => Promise<Made>;
  etagOf: (tag: string) => string;
  keep: (text: string, etag: string) => Promise<void>;
  /** Deletes the data centre's copy. */
  drop: () => Promise<void>;
}

/** What decides a file's text, apart from its matches, the visitor's language and their country. */
export interface CalendarFile {
  kind: CalendarKind;
  id: string;
  hasResults: boolean;
}

/** A version as the API names it. Others would make the API's address too long. */
const VERSION = /^[\w-]{1,64}$/;

/**
 * Returns the copies of the requested file. Its key has what decides its text, not the address: anyone could
 * invent a slug, and with it a file that no data centre has.
 */
export async function calendarCopies(
  c: AskingContext,
  { kind, id, hasResults }: CalendarFile,
): Promise<CalendarCopies> {
  const { language, countryCode } = c.get('visitor');
  const { origin } = new URL(c.req.url);
  const named = [WRITING, origin, kind, id, hasResults, language, countryCode];
  const key = (await digestOf(JSON.stringify(named))).slice(0, 22);
  const cache = await caches.open('calendars');
  const address = new URL(`/calendars/${key}`, c.req.url).href;
  const kept = await cache.match(address);
  const etag = kept?.headers.get('etag') ?? null;
  const copy = kept && etag !== null ? { text: await kept.text(), etag } : null;
  const asked = c.req.header('if-none-match')?.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return {
    copy,
    asked,
    known: versionsIn([...asked, ...(copy ? [copy.etag] : [])], key),
    isBeingMade: (beingMade.get(key) ?? 0) > Date.now(),
    making: async (make) => {
      const now = Date.now();
      for (const [each, until] of beingMade) if (until <= now) beingMade.delete(each);
      beingMade.set(key, now + MAKING_MS);
      try {
        return await make();
      } finally {
        beingMade.delete(key);
      }
    },
    etagOf: (version) => `W/"${version}.${key}"`,
    keep: (text, newTag) =>
      cache.put(
        address,
        new Response(text, { headers: { etag: newTag, 'cache-control': `max-age=${KEPT_S}` } }),
      ),
    drop: async () => {
      if (kept) await cache.delete(address);
    },
  };
}

/** Returns the versions of the file with this key in tags, such as those of a request, who may invent them. */
export function versionsIn(tags: readonly string[], key: string): string[] {
  const suffix = `.${key}"`;
  const versions = tags
    .filter((each) => each.startsWith('W/"') && each.endsWith(suffix))
    .map((each) => each.slice('W/"'.length, -suffix.length));
  return [...new Set(versions)].filter((each) => VERSION.test(each));
}
