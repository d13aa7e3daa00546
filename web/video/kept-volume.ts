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
 * Makes a picture as loud as the last one was, also on an earlier visit, and keeps what the fan
 * changes. It listens as long as the picture is there, which may be in the corner of another page.
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

/** Null in a browser that stores nothing. */
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
