import type { Content } from '../../protocol/content.ts';
import type { Playlist } from '../../protocol/playlist.ts';
import type { Video } from '../../protocol/video.ts';
import { slugify } from '../../protocol/fold-text.ts';
import { MAIN_SPORT_KEYS, SPORTS, type MainSportKey } from '../../sports/registry.ts';
import { DAY, MINUTE } from '../season/day.ts';
import { seasonMatches, shownSeasons } from '../season/schedule.ts';
import { outcomeOf, type ScheduledMatch } from '../season/scheduled-match.ts';
import { CLIP_SECONDS, TITLES, type CLIPS, type Titles } from '../tv-schedule.ts';
import { DEMO_SEED } from '../world/world.ts';

/** Age of the oldest highlights, ms, and number of matches per sport. */
const SPAN = 7 * DAY;
const OF_SPORT = 6;
/** Time from a match's end to its highlights, ms. */
const AFTER = 30 * MINUTE;

/** The clips of a sport, in turn. */
const PICTURES: Record<MainSportKey, readonly (typeof CLIPS)[number][]> = {
  football: ['goals', 'saves', 'kick-off'],
  basketball: ['baskets', 'analysis'],
  tennis: ['rallies'],
  'american-football': ['kick-off', 'analysis'],
};

const WORDS = [
  ['en', 'Highlights: ', 'v', 'The best of the match, '],
  ['pt-BR', 'Melhores momentos: ', 'x', 'O melhor do jogo, '],
  ['es-MX', 'Lo mejor: ', 'vs.', 'Lo mejor del partido, '],
  ['ar', 'ملخص: ', 'ضد', 'أفضل ما في المباراة، '],
] as const;

/** The captions of every clip, by language. */
const CAPTIONS = Object.fromEntries(
  WORDS.map(([language]) => [language, `/captions/highlights.${language}.vtt`]),
);

const PLAYLISTS: Record<MainSportKey, Titles> = {
  football: TITLES.goals,
  basketball: TITLES.baskets,
  tennis: TITLES.rallies,
  'american-football': [
    'Every touchdown',
    'Todos os touchdowns',
    'Todos los touchdowns',
    'كل التاتش داون',
  ],
};

/**
 * Returns the demo's videos at a time (ms): highlights of its latest results, in every language,
 * and a playlist for each main sport. `now` decides only which videos exist, not their content.
 */
export function demoVideos(now: number, seed: number = DEMO_SEED): Content[] {
  const matches = shownSeasons(now, seed).flatMap((season) => seasonMatches(season, now));
  return MAIN_SPORT_KEYS.flatMap((sport) => {
    const latest = matches
      .filter(
        ({ setup, fixture }) => setup.sport === sport && !setup.fate && fixture.startTime < now,
      )
      .filter((match) => publishedAt(match) <= now && publishedAt(match) > now - SPAN)
      .toSorted((a, b) => publishedAt(b) - publishedAt(a) || (a.matchId < b.matchId ? -1 : 1))
      .slice(0, OF_SPORT);
    const videos = latest.map((match) => highlightsOf(match, sport));
    return [...videos.flat(), ...playlistOf(sport, videos)];
  });
}

function publishedAt(match: ScheduledMatch): number {
  return outcomeOf(match).endsAt + AFTER;
}

function highlightsOf(match: ScheduledMatch, sport: MainSportKey): Video[] {
  const { matchId, fixture } = match;
  const { home, away, league } = fixture;
  const { score } = outcomeOf(match).result;
  const result = `${home.name} ${score.home}–${score.away} ${away.name}`;
  const pictures = PICTURES[sport];
  const clip = pictures[Math.floor(fixture.startTime / (15 * MINUTE)) % pictures.length];
  const story = `highlights-${matchId}`;
  return WORDS.map(([language, highlights, versus, best]) => {
    const titleWithoutScore = `${highlights}${home.name} ${versus} ${away.name}`;
    return {
      kind: 'video',
      id: `${story}-${language.slice(0, 2)}`,
      story,
      // The slug does not reveal the score either.
      slug: slugify(titleWithoutScore).slice(0, 100).replace(/-$/, ''),
      language,
      title: `${highlights}${result}`,
      titleWithoutScore,
      description: `${best}${league.name}.`,
      stream: `/clips/${clip}/index.m3u8`,
      duration: CLIP_SECONDS,
      captions: CAPTIONS,
      publishedAt: publishedAt(match),
      sportId: fixture.sportId,
      leagueIds: [league.id],
      teamIds: [home.id, away.id],
      matchIds: [matchId],
    };
  });
}

/** Returns a sport's playlist, if there are videos. Its update time is that of its newest video. */
function playlistOf(sport: MainSportKey, videos: readonly Video[][]): Playlist[] {
  const first = videos.flatMap((versions) => versions.slice(0, 1));
  const [latest] = first;
  if (!latest) return [];
  const [title, pt, es, ar] = PLAYLISTS[sport];
  return [
    {
      kind: 'playlist',
      id: `demo-${slugify(sport)}`,
      slug: slugify(title),
      language: 'en',
      title,
      titles: { 'pt-BR': pt, 'es-MX': es, ar },
      sportId: SPORTS[sport].id,
      videoIds: first.map(({ id }) => id),
      publishedAt: Math.min(...first.map((video) => video.publishedAt)),
      updatedAt: latest.publishedAt,
    },
  ];
}
