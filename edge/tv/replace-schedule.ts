import { LEAD_MS, type Asset, type Channel, type Programme } from './channel.ts';
import { layOut, type Block } from './timeline.ts';

/** What a channel is told anew. */
export type Schedule = Omit<Channel, 'anchor'>;

/** So much of what was on air is known still, ms: more than any playlist names. */
const KEPT_MS = 10 * 60_000;

/**
 * A channel from `now` (ms) on by another schedule. What players may have been told of stays as it is,
 * with its numbers: everything up to `LEAD_MS` from now.
 */
export function replaceSchedule(before: Channel | null, schedule: Schedule, now: number): Channel {
  if (!before) {
    // Begun a while ago, so that its first playlist is whole.
    const anchor = { begin: (now - KEPT_MS) * 1_000, mediaSequence: 0, discontinuity: 1 };
    return { ...schedule, anchor };
  }
  const cut = now + LEAD_MS;
  const blocks = layOut(before).filter(
    ({ begin, end }) => begin < cut * 1_000 && end > (now - KEPT_MS) * 1_000,
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

/** Why a schedule cannot take the place of another; null where it can. */
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

/** As a programme of its own, or nothing where a gap goes on and is filled as before. */
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
  // Titles may be mended while it is on.
  return { ...programme, ...(same && { title: same.title, titles: same.titles }), end };
}

function anchorAt([first]: readonly Block[], before: Channel): Channel['anchor'] {
  if (!first) return before.anchor;
  const { begin, mediaSequence, discontinuities } = first;
  return { begin, mediaSequence, discontinuity: discontinuities + 1 };
}

/** Those of the new schedule, and those of the old that are still on air. */
function assetsOf(before: Channel, schedule: Schedule, programmes: readonly Programme[]) {
  const assets = new Map<string, Asset>(schedule.assets);
  for (const id of programmes.flatMap(({ assets: ids }) => ids)) {
    const known = before.assets.get(id);
    if (known && !assets.has(id)) assets.set(id, known);
  }
  return assets;
}
