import type { Content } from '../../protocol/content.ts';
import type { Playlist } from '../../protocol/playlist.ts';
import type { Video } from '../../protocol/video.ts';
import { slugify } from '../../protocol/fold-text.ts';
import { MAIN_SPORT_KEYS, SPORTS, type MainSportKey } from '../../sports/registry.ts';
import { DAY, MINUTE } from '../season/day.ts';
import { seasonMatches, shownSeasons } from '../season/schedule.ts';
import { outcomeOf, type ScheduledMatch } from '../season/scheduled-match.ts';
import { CLIP_SECONDS, type CLIPS } from '../tv-schedule.ts';
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
  {
    language: 'en',
    title: (match: string) => `Highlights: ${match}`,
    versus: 'v',
    description: (league: string) => `The best of the match, ${league}.`,
  },
  {
    language: 'pt-BR',
    title: (match: string) => `Melhores momentos: ${match}`,
    versus: 'x',
    description: (league: string) => `O melhor do jogo, ${league}.`,
  },
  {
    language: 'es-MX',
    title: (match: string) => `Lo mejor: ${match}`,
    versus: 'vs.',
    description: (league: string) => `Lo mejor del partido, ${league}.`,
  },
];

/** The captions of every clip, by language. */
const CAPTIONS = Object.fromEntries(
  WORDS.map(({ language }) => [language, `/captions/highlights.${language}.vtt`]),
);

const PLAYLISTS: Record<MainSportKey, [en: string, pt: string, es: string]> = {
  football: ['All the goals', 'Todos os gols', 'Todos los goles'],
  basketball: ['Basketball tonight', 'Noite de basquete', 'Noche de basquetbol'],
  tennis: ['The longest rallies', 'Os ralis mais longos', 'Los puntos más largos'],
  'american-football': ['Every touchdown', 'Todos os touchdowns', 'Todos los touchdowns'],
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
  return WORDS.map((words) => {
    const titleWithoutScore = words.title(`${home.name} ${words.versus} ${away.name}`);
    return {
      kind: 'video',
      id: `${story}-${words.language.slice(0, 2)}`,
      story,
      // The slug does not reveal the score either.
      slug: slugify(titleWithoutScore).slice(0, 100).replace(/-$/, ''),
      language: words.language,
      title: words.title(result),
      titleWithoutScore,
      description: words.description(league.name),
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

/** Returns the playlist, if there are videos. It changes with its videos. */
function playlistOf(sport: MainSportKey, videos: readonly Video[][]): Playlist[] {
  const first = videos.flatMap((versions) => versions.slice(0, 1));
  const [latest] = first;
  if (!latest) return [];
  const [title, pt, es] = PLAYLISTS[sport];
  return [
    {
      kind: 'playlist',
      id: `demo-${slugify(sport)}`,
      slug: slugify(title),
      language: 'en',
      title,
      titles: { 'pt-BR': pt, 'es-MX': es },
      sportId: SPORTS[sport].id,
      videoIds: first.map(({ id }) => id),
      publishedAt: Math.min(...first.map((video) => video.publishedAt)),
      updatedAt: latest.publishedAt,
    },
  ];
}
