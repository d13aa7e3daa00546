import * as v from 'valibot';

const KEY = 'player-volume';

const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    isMuted: v.boolean(),
  }),
);

/**
 * Restores the last volume, also of an earlier visit, and stores the fan's changes. The listener
 * stays as long as the element exists, which may move to the corner of another page.
 */
export function keepVolume(video: HTMLVideoElement): void {
  const kept = read();
  if (kept) {
    video.volume = kept.volume;
    video.muted = kept.isMuted;
  }
  video.addEventListener('volumechange', () =>
    write(JSON.stringify({ volume: video.volume, isMuted: video.muted })),
  );
}

/** Returns the stored volume; null if there is none or the browser refuses storage. */
function read(): v.InferOutput<typeof keptSchema> | null {
  try {
    const kept = v.safeParse(keptSchema, localStorage.getItem(KEY));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {}
}
