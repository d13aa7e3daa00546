import { LEAD_MS, type Asset, type Channel, type Programme } from './channel.ts';
import { layOut, type Block } from './timeline.ts';

/** A channel's new schedule. */
export type Schedule = Omit<Channel, 'anchor'>;

/** Length of the stored history, ms: more than any playlist names. */
const RETENTION_MS = 10 * 60_000;

/**
 * Returns the channel with a new schedule from `LEAD_MS` after `now` (ms). Earlier segments keep their times
 * and numbers, since players may have loaded them.
 */
export function replaceSchedule(before: Channel | null, schedule: Schedule, now: number): Channel {
  if (!before) {
    // The channel begins in the past, so that its first playlist has the full length.
    const anchor = { begin: (now - RETENTION_MS) * 1_000, mediaSequence: 0, discontinuity: 1 };
    return { ...schedule, anchor };
  }
  const cut = now + LEAD_MS;
  const blocks = layOut(before).filter(
    ({ begin, end }) => begin < cut * 1_000 && end > (now - RETENTION_MS) * 1_000,
  );
  const aired = blocks.flatMap((block) => airedProgramme(block, schedule, cut) ?? []);
  const coming = schedule.programmes.flatMap((programme) => {
    const start = Math.max(programme.start, cut, aired.at(-1)?.end ?? cut);
    return programme.end > start ? [{ ...programme, start }] : [];
  });
  const programmes = [...aired, ...coming];
  return {
    ...schedule,
    anchor: anchorAt(blocks, before),
    programmes,
    assets: assetsOf(before, schedule, programmes),
  };
}

/** Returns why a schedule cannot replace a channel's at `now` (ms); null if it can. */
export function faultOfReplacing(before: Channel, schedule: Schedule, now: number): string | null {
  const names = ({ renditions }: Pick<Channel, 'renditions'>) =>
    renditions
      .map(({ name }) => name)
      .toSorted()
      .join(', ');
  if (names(before) !== names(schedule))
    return `a channel on air keeps its renditions: ${names(before)}`;
  const onAir = new Set(
    replaceSchedule(before, schedule, now).programmes.flatMap(({ assets }) => assets),
  );
  for (const id of [...onAir, ...before.filler]) {
    const [old, other] = [before.assets.get(id), schedule.assets.get(id)];
    if (old && other && JSON.stringify(old) !== JSON.stringify(other))
      return `the clip ${id} is on air: give another one another id`;
  }
  return null;
}

/** Returns a block as a programme that ends at the cut; null for a gap that goes on with the same filler. */
function airedProgramme(
  { programme, assets, begin, until }: Block,
  schedule: Schedule,
  cut: number,
): Programme | null {
  if (!programme) {
    const isSame = until > cut && String(assets) === String(schedule.filler);
    const start = Math.floor(begin / 1_000);
    return isSame
      ? null
      : { id: `filler-${start}`, title: '', start, end: Math.min(until, cut), assets };
  }
  const same = schedule.programmes.find(
    ({ id, assets: others }) => id === programme.id && String(others) === String(assets),
  );
  const end = until <= cut ? until : Math.max(cut, same?.end ?? cut);
  // The operator may correct titles while a programme is on air.
  return { ...programme, ...(same && { title: same.title, titles: same.titles }), end };
}

function anchorAt([first]: readonly Block[], before: Channel): Channel['anchor'] {
  if (!first) return before.anchor;
  const { begin, mediaSequence, discontinuities } = first;
  return { begin, mediaSequence, discontinuity: discontinuities + 1 };
}

/** Returns the assets of the new schedule, and those of the old one that are still on air. */
function assetsOf(before: Channel, schedule: Schedule, programmes: readonly Programme[]) {
  const assets = new Map<string, Asset>(schedule.assets);
  for (const id of programmes.flatMap(({ assets: ids }) => ids)) {
    const known = before.assets.get(id);
    if (known && !assets.has(id)) assets.set(id, known);
  }
  return assets;
}
