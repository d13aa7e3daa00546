import cyrillic from '@fontsource/inter/files/inter-cyrillic-700-normal.woff2?inline';
import greek from '@fontsource/inter/files/inter-greek-700-normal.woff2?inline';
import latinMore from '@fontsource/inter/files/inter-latin-ext-700-normal.woff2?inline';
import latin from '@fontsource/inter/files/inter-latin-700-normal.woff2?inline';
import { initSync, Renderer, type ImageSource } from '@takumi-rs/wasm';
import module from '@takumi-rs/wasm/takumi_wasm_bg.wasm';
import fonts from 'virtual:card-fonts';
import { log, messageOf } from '../../realtime/hosts/log.ts';
import faceBase from '../shared/fonts/archivo-84-base.woff2?inline';
import faceMore from '../shared/fonts/archivo-84-more.woff2?inline';
import { cardPicture } from './card-picture.ts';
import { FACE, FACE_MORE, GROUND, layOutCard } from './lay-out-card.ts';
import { CARD, lettersOf, type MatchCard } from './match-card.ts';

/** Reads a file or picture of the product by path. Resolves to null if it cannot be loaded. */
export type ReadFile = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;

export interface DrawnCard {
  png: Uint8Array<ArrayBuffer>;
  /** Whether all fonts and pictures were loaded: a missing one may load another time. */
  isWhole: boolean;
}

let renderer: Renderer | undefined;
/** Paths of the font parts that the renderer has. */
const registered = new Set<string>();

/** Draws a match's card as a PNG file, with the fonts and pictures that it needs. */
export async function drawCard(card: MatchCard, read: ReadFile): Promise<DrawnCard> {
  renderer ??= await createRenderer();
  const paths = new Set([card.first, card.second].flatMap(({ picture }) => picture ?? []));
  const needed = fontsFor(lettersOf(card)).filter((path) => !registered.has(path));
  const [pictures, parts] = await Promise.all([
    Promise.all([...paths].map(async (src) => ({ src, data: await read(src) }))),
    Promise.all(needed.map(async (path) => ({ path, data: await read(path) }))),
  ]);
  for (const { path, data } of parts) {
    if (!data || registered.has(path)) continue;
    await renderer.registerFont({ name: path, data });
    registered.add(path);
  }
  const images = pictures.flatMap(({ src, data }) => (data ? [{ src, data }] : []));
  const isWhole = [...pictures, ...parts].every(({ data }) => data !== null);
  try {
    return { png: await render(renderer, card, images), isWhole };
  } catch (error) {
    if (images.length === 0) throw error;
    // A picture cannot be decoded, so the card is drawn without pictures: it has drawn crests instead.
    log('warn', 'card-picture-unreadable', { error: messageOf(error) });
    return { png: await render(renderer, card, []), isWhole };
  }
}

function render(
  drawing: Renderer,
  card: MatchCard,
  images: ImageSource[],
): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = new Set(images.map(({ src }) => src));
  const pictured = (['first', 'second'] as const).filter((which) =>
    pictures.has(card[which].picture ?? ''),
  );
  const ground = new TextEncoder().encode(cardPicture(card, new Set(pictured)));
  return drawing.render(layOutCard(card, pictures), {
    ...CARD,
    format: 'png',
    images: [...images, { src: GROUND, data: ground }],
  });
}

async function createRenderer(): Promise<Renderer> {
  initSync({ module });
  const made = new Renderer();
  await made.registerFont({ name: FACE, data: bytesOf(faceBase) });
  await made.registerFont({ name: FACE_MORE, data: bytesOf(faceMore) });
  for (const [index, url] of [latin, latinMore, cyrillic, greek].entries())
    await made.registerFont({ name: `Inter ${index}`, data: bytesOf(url), weight: 700 });
  return made;
}

/** Returns the paths of the font parts for these letters: for each letter the first part that has it. */
export function fontsFor(letters: string): string[] {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0);
  const paths = points
    .filter((point) => !isInters(point))
    .map(
      (point) =>
        fonts.find(({ ranges }) => ranges.some(([first, last]) => point >= first && point <= last))
          ?.path,
    );
  return [...new Set(paths)].filter((path) => path !== undefined);
}

/** Whether Inter has the code point: Latin, Greek and Cyrillic letters, and punctuation. */
function isInters(point: number): boolean {
  return point <= 0x052f || (point >= 0x1e00 && point <= 0x22ff);
}

/** Returns the bytes of a `data:` address in base64. */
function bytesOf(url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}
