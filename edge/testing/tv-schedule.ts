import type { TvSchedule } from '../../realtime/protocol/tv.ts';

const HOUR = 3_600_000;

/** A channel of two clips, with two hours of programmes from `now` (ms) on. */
export function aTvSchedule(now: number): TvSchedule {
  const names = ['low', 'high'];
  return {
    renditions: names.map((name) => ({
      name,
      bandwidth: 120_000,
      width: 256,
      height: 144,
      codecs: 'avc1.42c00c,mp4a.40.2',
    })),
    assets: ['goals', 'saves'].map((id) => ({
      id,
      durations: [4, 4, 2.5],
      files: Object.fromEntries(
        names.map((name) => [name, [0, 1, 2].map((index) => `/clips/${id}/${name}/${index}.ts`)]),
      ),
    })),
    filler: ['goals'],
    programmes: [
      { id: 'one', title: 'All the goals', start: now, end: now + HOUR, assets: ['goals'] },
      {
        id: 'two',
        title: 'Saves of the week',
        titles: { 'pt-BR': 'Defesas da semana' },
        start: now + HOUR,
        end: now + 2 * HOUR,
        assets: ['saves', 'goals'],
      },
    ],
  };
}
