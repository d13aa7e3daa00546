import type { TvSchedule } from '../protocol/tv.ts';

const HALF_HOUR = 30 * 60_000;
const DAY = 86_400_000;
/** Of the demo's clips in web/public/clips/. */
const SEGMENTS = 6;
const SEGMENT_SECONDS = 4;

const RENDITIONS: TvSchedule['renditions'] = [
  { name: 'low', bandwidth: 120_000, width: 256, height: 144, codecs: 'avc1.42c00c,mp4a.40.2' },
  { name: 'high', bandwidth: 200_000, width: 640, height: 360, codecs: 'avc1.42c01e,mp4a.40.2' },
];

/** How long each of the demo's clips is, s. */
export const CLIP_SECONDS = SEGMENTS * SEGMENT_SECONDS;

export const CLIPS = ['kick-off', 'goals', 'saves', 'baskets', 'rallies', 'analysis'] as const;

/** What is on in turn, half an hour each; between turns there is nothing, so that the filler is seen, too. */
const SHOWS = [
  {
    id: 'goals',
    assets: ['kick-off', 'goals'],
    title: 'All the goals',
    pt: 'Todos os gols',
    es: 'Todos los goles',
  },
  {
    id: 'saves',
    assets: ['saves'],
    title: 'Saves of the week',
    pt: 'Defesas da semana',
    es: 'Las atajadas de la semana',
  },
  {
    id: 'baskets',
    assets: ['baskets', 'analysis'],
    title: 'Basketball tonight',
    pt: 'Noite de basquete',
    es: 'Noche de basquetbol',
  },
  {
    id: 'rallies',
    assets: ['rallies'],
    title: 'The longest rallies',
    pt: 'Os ralis mais longos',
    es: 'Los puntos más largos',
  },
  {
    id: 'analysis',
    assets: ['analysis', 'goals', 'saves'],
    title: 'The round, explained',
    pt: 'A rodada explicada',
    es: 'La jornada, explicada',
  },
  null,
];

/** The demo's channel around `now` (ms): yesterday, today and two days more. The same at any time of a half hour. */
export function demoTvSchedule(now: number): TvSchedule {
  const first = Math.floor((now - DAY) / HALF_HOUR);
  const count = (4 * DAY) / HALF_HOUR;
  return {
    renditions: RENDITIONS,
    assets: CLIPS.map((id) => ({
      id,
      durations: Array.from({ length: SEGMENTS }, () => SEGMENT_SECONDS),
      files: Object.fromEntries(
        RENDITIONS.map(({ name }) => [
          name,
          Array.from({ length: SEGMENTS }, (_, index) => `/clips/${id}/${name}/${index}.ts`),
        ]),
      ),
    })),
    filler: [...CLIPS],
    programmes: Array.from({ length: count }, (_, index) => first + index).flatMap((slot) => {
      const show = SHOWS[slot % SHOWS.length];
      if (!show) return [];
      const { id, assets, title, pt, es } = show;
      const start = slot * HALF_HOUR;
      const titles = { 'pt-BR': pt, 'es-MX': es };
      return [{ id: `${id}-${slot}`, title, titles, start, end: start + HALF_HOUR, assets }];
    }),
  };
}
