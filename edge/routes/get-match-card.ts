import { brandNamed, DEFAULT_KEY } from '../shared/brand/brand.ts';
import { textOf } from '../shared/text/text.ts';
import { languageNamed } from '../contracts/language.ts';
import type { DataApp } from '../data-app.ts';
import type { Env } from '../env.ts';
import { readMatch } from '../match/read-match.ts';
import type { AskingContext } from './ask-data.ts';
import { cardOfMatch } from '../og/card-of-match.ts';
import type { DrawnCard } from '../og/draw-card.ts';
import type { MatchCard } from '../og/match-card.ts';
import { logoAddress, pictureOrigins } from '../pictures/picture-origins.ts';
import { readPicture } from '../pictures/read-picture.ts';
import { brandsOf } from '../visitor/brands.ts';
import { answerError } from './answers.ts';

/**
 * `GET /og/match/{matchId}.png?brand&lang&v`: the picture of a match for shared links (spec point
 * 1), 1200 × 630. `v` names a state of the match: while it is current, caches may keep the answer
 * forever.
 */
export function getMatchCard(data: DataApp) {
  return async (c: AskingContext) => {
    const id = (c.req.param('file') ?? '').replace(/\.png$/, '');
    const read = await readMatch(c, data, id);
    if (read.kind === 'missing') return answerError(c, 404, 'No match has this id.');
    if (read.kind === 'unreadable')
      return answerError(c, read.status, 'The match cannot be read now.');
    const { match } = read;
    // Caches know only the address, so the card depends on nothing else: pages put their visitor's
    // brand and language into it.
    const brands = brandsOf(c.env);
    const brand = brandNamed(c.req.query('brand'), brands) ?? brandNamed(c.env.BRAND, brands);
    const t = textOf(languageNamed(c.req.query('lang')) ?? 'en');
    const origins = pictureOrigins(c.env.PICTURE_ORIGINS);
    const card = cardOfMatch(t, match, brand ?? brands[DEFAULT_KEY], [...origins.keys()]);
    const tag = `"${await fingerprint(card)}"`;
    const isCurrent = match.version !== null && c.req.query('v') === match.version;
    const headers = {
      etag: tag,
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    };
    if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
    const png = await drawn(c, card, tag);
    return c.body(png, 200, { ...headers, 'content-type': 'image/png' });
  };
}

/** Returns the card as PNG. Equal cards are drawn once per data centre. */
async function drawn(c: AskingContext, card: MatchCard, tag: string): Promise<DrawnCard['png']> {
  const cache = await caches.open('match-cards');
  const key = new URL(`/og/cards/${tag.slice(1, -1)}.png`, c.req.url).href;
  const known = await cache.match(key);
  if (known) return new Uint8Array(await known.arrayBuffer());
  // Only the first card loads the fonts and the drawing code, not every page.
  const { drawCard } = await import('../og/draw-card.ts');
  const { png, isWhole } = await drawCard(card, (path) => fileOf(c.env, path));
  if (!isWhole) return png;
  const answer = new Response(png, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' },
  });
  c.executionCtx.waitUntil(cache.put(key, answer));
  return png;
}

/**
 * Returns a flag or a font from the product's files, or a logo from its own server; null if
 * missing.
 */
async function fileOf(env: Env, path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const logo = logoAddress(path, env.PICTURE_ORIGINS);
  if (logo) {
    const read = await readPicture(logo);
    return read.kind === 'picture' ? read.bytes : null;
  }
  const file = await env.ASSETS.fetch(new URL(path, 'https://files.internal'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  return file.ok ? bytes : null;
}

async function fingerprint(card: MatchCard): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([DRAWING, card]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Version of the drawing. Raise it when the drawing changes, so that no cache serves old cards. */
const DRAWING = 4;
