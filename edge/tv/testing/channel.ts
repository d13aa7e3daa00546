import type { Asset, Channel, Programme, Rendition } from '../channel.ts';

export const RENDITIONS: Rendition[] = [
  { name: 'low', bandwidth: 120_000, width: 256, height: 144, codecs: 'avc1.42c00c,mp4a.40.2' },
  { name: 'high', bandwidth: 300_000, width: 640, height: 360, codecs: 'avc1.42c01e,mp4a.40.2' },
];

/** An asset with segments of these seconds. */
export function anAsset(id: string, seconds: readonly number[]): Asset {
  const files = (name: string) => seconds.map((_, index) => `clips/${id}/${name}/${index}.ts`);
  return {
    id,
    durations: seconds.map((duration) => Math.round(duration * 1_000_000)),
    files: { low: files('low'), high: files('high') },
  };
}

export function aProgramme(
  id: string,
  start: number,
  minutes: number,
  assets: readonly string[],
): Programme {
  return { id, title: id, start, end: start + minutes * 60_000, assets };
}

/** A channel that begins at `at`, with these assets; the first is the filler. */
export function aChannel(
  at: number,
  assets: readonly Asset[],
  programmes: readonly Programme[] = [],
): Channel {
  return {
    anchor: { begin: at * 1_000, mediaSequence: 0, discontinuity: 1 },
    renditions: RENDITIONS,
    assets: new Map(assets.map((asset) => [asset.id, asset])),
    filler: assets.slice(0, 1).map(({ id }) => id),
    programmes,
  };
}
