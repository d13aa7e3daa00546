import { brandNamed, coverPath, DEFAULT_KEY } from '../shared/brand/brand.ts';
import { textOf } from '../shared/text/text.ts';
import type { BrandProfile } from '../contracts/brand-profile.ts';
import { languageNamed } from '../contracts/language.ts';
import type { DataApp } from '../data-app.ts';
import { readMatch } from '../match/read-match.ts';
import type { AskingContext } from './ask-data.ts';
import { cardAddress, signedState, type CardNames } from '../og/card-address.ts';
import { cardOfMatch } from '../og/card-of-match.ts';
import type { DrawnCard } from '../og/draw-card.ts';
import type { MatchCard } from '../og/match-card.ts';
import { logoAddress, pictureOrigins } from '../pictures/picture-origins.ts';
import { brandsOf } from '../visitor/brands.ts';
import { gateCallerOf, GATES } from '../gates.ts';
import { answerBusy } from './answer-busy.ts';
import { answerError } from './answers.ts';
import { keptLogo } from './get-picture.ts';

/**
 * `GET /og/match/{matchId}.png?brand&lang&v`: the picture of a match for shared links (spec point
 * 1), 1200 × 630. `v` names a state of the match and has the signature of the page that names the
 * card; other addresses get the brand's picture. While the state is current, caches may keep the
 * answer forever.
 */
export function getMatchCard(data: DataApp) {
  return async (c: AskingContext) => {
    const matchId = (c.req.param('file') ?? '').replace(/\.png$/, '');
    const { brand = '', lang: language = '', v: version = '' } = c.req.query();
    const names = { matchId, brand, language };
    const state = await signedState(names, version, c.env.SESSION_SECRET);
    if (state === null) return answerCover(c, brandOf(c, brand));
    const cache = await caches.open('match-cards');
    const address = new URL(await cardAddress({ ...names, state }, undefined), c.req.url);
    address.searchParams.set('drawing', `${DRAWING}`);
    const known = await cache.match(address);
    if (known) return answerCard(c, new Response(known.body, known));
    const made = await GATES.card.run(gateCallerOf(c), () =>
      makeCard(c, data, { ...names, state }),
    );
    if (!made) return answerBusy(c);
    if (made.isLasting) c.executionCtx.waitUntil(cache.put(address, made.answer.clone()));
    return answerCard(c, made.answer);
  };
}

/** Returns the card, or 304 if the visitor has it. */
function answerCard(c: AskingContext, card: Response): Response {
  const tag = card.headers.get('etag');
  if (tag === null || c.req.header('if-none-match') !== tag) return card;
  const rule = card.headers.get('cache-control') ?? 'no-cache';
  return c.body(null, 304, { etag: tag, 'cache-control': rule });
}

/** The brands' pictures, by path. */
const covers = new Map<string, Uint8Array<ArrayBuffer>>();

/** Answers with the brand's picture: for an address that no page has signed, such as an old one. */
async function answerCover(c: AskingContext, brand: BrandProfile): Promise<Response> {
  const path = coverPath(brand);
  const png = covers.get(path) ?? (await fileOf(c, path));
  if (!png) return answerError(c, 404, 'No match has this picture.');
  covers.set(path, png);
  return c.body(png, 200, {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
}

/** Returns the brand of an address, else the product's. */
function brandOf({ env }: AskingContext, name: string): BrandProfile {
  const brands = brandsOf(env);
  return brandNamed(name, brands) ?? brandNamed(env.BRAND, brands) ?? brands[DEFAULT_KEY];
}

/** Makes the answer with a card; `isLasting` if the address names the current state. */
async function makeCard(
  c: AskingContext,
  data: DataApp,
  { matchId, brand, language, state }: CardNames,
): Promise<{ answer: Response; isLasting: boolean }> {
  const read = await readMatch(c, data, matchId);
  if (read.kind === 'missing')
    return { answer: answerError(c, 404, 'No match has this id.'), isLasting: false };
  if (read.kind === 'unreadable')
    return {
      answer: answerError(c, read.status, 'The match cannot be read now.'),
      isLasting: false,
    };
  const { match } = read;
  // Caches know only the address, so the card depends on nothing else: pages put their visitor's
  // brand and language into it.
  const t = textOf(languageNamed(language) ?? 'en');
  const origins = pictureOrigins(c.env.PICTURE_ORIGINS);
  const card = cardOfMatch(t, match, brandOf(c, brand), [...origins.keys()]);
  const tag = await fingerprint(card);
  const isCurrent = match.version !== null && state === match.version;
  const { png, isWhole } = await drawn(c, card, tag);
  const answer = c.body(png, 200, {
    'content-type': 'image/png',
    etag: `"${tag}"`,
    'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
  });
  return { answer, isLasting: isCurrent && isWhole };
}

/** Returns the card as PNG. Equal cards are drawn once per data centre. */
async function drawn(c: AskingContext, card: MatchCard, tag: string): Promise<DrawnCard> {
  const cache = await caches.open('match-cards');
  const key = new URL(`/og/cards/${tag}.png`, c.req.url).href;
  const known = await cache.match(key);
  if (known) return { png: new Uint8Array(await known.arrayBuffer()), isWhole: true };
  // Only the first card loads the fonts and the drawing code, not every page.
  const { drawCard } = await import('../og/draw-card.ts');
  const made = await drawCard(card, (path) => fileOf(c, path));
  if (!made.isWhole) return made;
  const answer = new Response(made.png, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' },
  });
  c.executionCtx.waitUntil(cache.put(key, answer));
  return made;
}

/** Returns a flag or a font from the product's files, or a logo; null if it is missing or takes too long. */
async function fileOf(c: AskingContext, path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const logo = logoAddress(path, c.env.PICTURE_ORIGINS);
  const file = logo
    ? await keptLogo(c, logo)
    : await c.env.ASSETS.fetch(new URL(path, 'https://files.internal'));
  if (!(file instanceof Response)) return null;
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
