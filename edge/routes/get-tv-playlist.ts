import type { Context } from 'hono';
import { NOT_IN_YOUR_COUNTRY } from '../contracts/messages.ts';
import { STATE } from '../contracts/states.ts';
import type { VisitorVariables } from '../middleware/visitor.ts';
import { createDatabase } from '../origin/db/database.ts';
import { readChannel } from '../origin/media/tv/channel-store.ts';
import { isShownIn } from '../tv/availability.ts';
import type { Channel } from '../tv/channel.ts';
import { masterPlaylist, mediaPlaylist, untilNextPlaylist } from '../tv/live-playlist.ts';
import { layOut, type Block } from '../tv/timeline.ts';
import { answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

type TvContext = Context<Bindings & { Variables: VisitorVariables }>;

/**
 * `GET /tv/live.m3u8`: returns the 24/7 channel's master playlist, or a redirect to the operator's
 * stream. `GET /tv/{rendition}.m3u8`: returns the current segments, which are the same for all
 * clients at a time. 404 without a channel, 451 where it may not be shown.
 */
export async function getTvPlaylist(c: TvContext): Promise<Response> {
  const setting = { streamUrl: c.env.TV_STREAM_URL, countries: c.env.TV_COUNTRIES };
  if (!isShownIn(c.var.visitor.country, setting))
    return answerError(c, 451, NOT_IN_YOUR_COUNTRY, STATE.notInYourCountry);
  const name = (c.req.param('file') ?? '').replace(/\.m3u8$/, '');
  // Players of other sites and programs load it too.
  c.header('access-control-allow-origin', '*');
  c.header('cross-origin-resource-policy', 'cross-origin');
  if (setting.streamUrl && name === 'live') {
    c.header('cache-control', 'no-cache');
    return c.redirect(setting.streamUrl, 302);
  }
  const now = Date.now();
  const onAir = setting.streamUrl ? null : await channelOnAir(c.env.DB, now);
  const text = onAir && playlistOf(onAir, name, now);
  if (!text) return answerError(c, 404, 'There is no such channel.');
  const seconds = name === 'live' ? 60 : Math.floor(untilNextPlaylist(now) / 1_000);
  const shared = setting.countries ? 'private' : 'public';
  c.header('cache-control', `${shared}, max-age=${seconds}`);
  return c.body(text, 200, { 'content-type': 'application/vnd.apple.mpegurl' });
}

interface OnAir {
  channel: Channel;
  blocks: readonly Block[];
}

function playlistOf({ channel, blocks }: OnAir, name: string, now: number): string | null {
  if (name === 'live') return masterPlaylist(channel);
  const rendition = channel.renditions.find((each) => each.name === name);
  return rendition ? mediaPlaylist(blocks, rendition, now) : null;
}

/**
 * Life of an isolate's cached schedule, ms: well below `LEAD_MS`, within which a new schedule
 * changes nothing.
 */
const CACHE_MS = 5_000;
const kept = new WeakMap<D1Database, { at: number; onAir: Promise<OnAir | null> }>();

function channelOnAir(db: D1Database, now: number): Promise<OnAir | null> {
  const known = kept.get(db);
  if (known && now - known.at < CACHE_MS) return known.onAir;
  return readOnAir(db, now);
}

async function readOnAir(db: D1Database, now: number): Promise<OnAir | null> {
  const channel = await readChannel(createDatabase(db));
  const onAir = channel && { channel, blocks: layOut(channel) };
  // Cached after it is read: no request may wait for another's read.
  kept.set(db, { at: now, onAir: Promise.resolve(onAir) });
  return onAir;
}
