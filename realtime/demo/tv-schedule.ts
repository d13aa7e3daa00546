import type { TvSchedule } from '../protocol/tv.ts';
import { sportById } from '../sports/registry.ts';
import type { SportKey } from '../sports/sport.ts';
import { DAY, MINUTE } from './season/day.ts';
import { scheduleBetween } from './season/schedule.ts';
import type { ScheduledMatch } from './season/scheduled-match.ts';

/** A match on the channel. */
export type ShownMatch = Pick<ScheduledMatch, 'matchId' | 'fixture'>;

/** Length of a demo programme, ms. Each begins at a full or half hour. */
export const HALF_HOUR = 30 * MINUTE;
const HOUR = 60 * MINUTE;
/** Number and length (s) of the segments of each clip in web/public/clips/. */
const SEGMENTS = 6;
const SEGMENT_SECONDS = 4;

const RENDITIONS: TvSchedule['renditions'] = [
  { name: 'low', bandwidth: 120_000, width: 256, height: 144, codecs: 'avc1.42c00c,mp4a.40.2' },
  { name: 'high', bandwidth: 200_000, width: 640, height: 360, codecs: 'avc1.42c01e,mp4a.40.2' },
];

/** Length of each demo clip, s. */
export const CLIP_SECONDS = SEGMENTS * SEGMENT_SECONDS;

export const CLIPS = ['kick-off', 'goals', 'saves', 'baskets', 'rallies', 'analysis'] as const;

type Clips = readonly (typeof CLIPS)[number][];
/** A title in English, Portuguese, Spanish and Arabic. */
export type Titles = readonly [en: string, pt: string, es: string, ar: string];

/** Titles of shows; playlists use them, too. */
export const TITLES = {
  goals: ['All the goals', 'Todos os gols', 'Todos los goles', 'كل الأهداف'],
  saves: ['Saves of the week', 'Defesas da semana', 'Las atajadas de la semana', 'تصديات الأسبوع'],
  baskets: ['Basketball tonight', 'Noite de basquete', 'Noche de basquetbol', 'ليلة كرة السلة'],
  rallies: [
    'The longest rallies',
    'Os ralis mais longos',
    'Los puntos más largos',
    'أطول التبادلات',
  ],
  analysis: ['The round, explained', 'A rodada explicada', 'La jornada, explicada', 'شرح الجولة'],
} satisfies Record<string, Titles>;

interface Show {
  id: string;
  assets: Clips;
  titles: Titles;
}

/** The rotation between matches, half an hour each. Null shows the filler. */
const SHOWS: readonly (Show | null)[] = [
  { id: 'goals', assets: ['kick-off', 'goals'], titles: TITLES.goals },
  { id: 'saves', assets: ['saves'], titles: TITLES.saves },
  { id: 'baskets', assets: ['baskets', 'analysis'], titles: TITLES.baskets },
  { id: 'rallies', assets: ['rallies'], titles: TITLES.rallies },
  { id: 'analysis', assets: ['analysis', 'goals', 'saves'], titles: TITLES.analysis },
  null,
];

/** Sports whose matches outlast a programme, with the clips that stand for a match. */
const MATCHES: Partial<Record<SportKey, Clips>> = {
  football: ['kick-off', 'goals', 'saves'],
  basketball: ['baskets', 'analysis'],
  'american-football': ['kick-off', 'analysis'],
};

export const SHOWN_SPORTS: ReadonlySet<string> = new Set(Object.keys(MATCHES));

/**
 * Returns the demo's schedule from a day before `now` (ms) to three days after. It is constant
 * within a half hour. `inPlay`: matches in play that replace the scheduled programme, by the start
 * of the half hour.
 */
export function demoTvSchedule(
  now: number,
  inPlay: ReadonlyMap<number, ShownMatch> = new Map(),
): TvSchedule {
  const first = Math.floor((now - DAY) / HALF_HOUR);
  const count = (4 * DAY) / HALF_HOUR;
  const from = first * HALF_HOUR;
  const matches = scheduleBetween(from - HOUR, from + count * HALF_HOUR, from);
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
      const start = slot * HALF_HOUR;
      const live = inPlay.get(start);
      const match = live ?? (slot % 3 === 0 ? undefined : matchOn(matches, start));
      const show = match ? showOf(match, live ? 'live' : 'match') : SHOWS[slot % SHOWS.length];
      if (!show) return [];
      const { id, assets, titles } = show;
      const [title, pt, es, ar] = titles;
      return [
        {
          id: `${id}-${slot}`,
          title,
          titles: { 'pt-BR': pt, 'es-MX': es, ar },
          start,
          end: start + HALF_HOUR,
          assets: [...assets],
          ...(match && { matchId: match.matchId }),
        },
      ];
    }),
  };
}

/**
 * Returns the last match that begins in the hour up to `start`, so that it lasts through the next
 * half hour.
 */
function matchOn(matches: readonly ScheduledMatch[], start: number): ScheduledMatch | undefined {
  return matches.findLast(
    ({ fixture: { startTime }, setup, stage, putOffFrom }) =>
      startTime <= start &&
      startTime > start - HOUR &&
      MATCHES[setup.sport] &&
      // The sides of a knock-out are unknown at first, so the schedule would change.
      stage === 'table' &&
      !setup.fate &&
      putOffFrom === undefined,
  );
}

function showOf({ fixture: { home, away, sportId } }: ShownMatch, id: string): Show {
  return {
    id,
    assets: MATCHES[sportById(sportId).key] ?? ['rallies'],
    titles: [
      `Live: ${home.name} v ${away.name}`,
      `Ao vivo: ${home.name} x ${away.name}`,
      `En vivo: ${home.name} vs. ${away.name}`,
      `مباشر: ${home.name} ضد ${away.name}`,
    ],
  };
}
