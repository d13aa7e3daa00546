import type { Schedule } from './replace-schedule.ts';

/** A fault that no single member's schema finds; `path` names its place. */
export interface ScheduleFault {
  path: string;
  message: string;
}

/** A schedule as the operator sends it: `durations` are seconds. */
export interface GivenSchedule {
  renditions: Schedule['renditions'][number][];
  assets: { id: string; durations: number[]; files: Record<string, string[]> }[];
  filler: string[];
  programmes: Schedule['programmes'][number][];
}

/**
 * Returns the contradictions in a schedule: a clip that is named but missing or listed twice, a clip without
 * one of the renditions, programmes that overlap or share an id.
 */
export function faultsOfSchedule({
  renditions,
  assets,
  filler,
  programmes,
}: GivenSchedule): ScheduleFault[] {
  const faults: ScheduleFault[] = [];
  const names = renditions.map(({ name }) => name);
  const known = new Set(assets.map(({ id }) => id));
  const unknown = (path: string, ids: readonly string[]) => {
    for (const [index, id] of ids.entries())
      if (!known.has(id)) faults.push({ path: `${path}[${index}]`, message: `no clip is ${id}` });
  };
  for (const [index, { id, files }] of assets.entries()) {
    if (assets.findIndex((asset) => asset.id === id) !== index)
      faults.push({ path: `assets[${index}].id`, message: `another clip is ${id}` });
    for (const name of names)
      if (!files[name])
        faults.push({
          path: `assets[${index}].files`,
          message: `the rendition ${name} is missing`,
        });
  }
  unknown('filler', filler);
  const ids = new Set<string>();
  for (const [index, { id, assets: of, start }] of programmes.entries()) {
    const path = `programmes[${index}]`;
    unknown(`${path}.assets`, of);
    if (ids.has(id)) faults.push({ path: `${path}.id`, message: `another programme is ${id}` });
    ids.add(id);
    const before = programmes[index - 1];
    if (before && start < before.end)
      faults.push({ path: `${path}.start`, message: `${before.id} is on until later` });
  }
  return faults;
}

const US_PER_S = 1_000_000;

export function scheduleOf({ renditions, assets, filler, programmes }: GivenSchedule): Schedule {
  return {
    renditions,
    filler,
    programmes,
    assets: new Map(
      assets.map(({ id, durations, files }) => [
        id,
        { id, files, durations: durations.map((duration) => Math.round(duration * US_PER_S)) },
      ]),
    ),
  };
}
