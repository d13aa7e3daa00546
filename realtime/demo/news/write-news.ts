import type { Article, ArticlePart } from '../../protocol/content.ts';
import type { Sides } from '../../protocol/primitives.ts';
import { slugify } from '../../protocol/fold-text.ts';
import { SPORTS } from '../../sports/registry.ts';
import { MINUTE } from '../season/day.ts';
import { outcomeOf, type ScheduledMatch } from '../season/scheduled-match.ts';
import { createRandom } from '../world/random.ts';
import { fill, NEWS_WORDS, type Margin, type NewsWords } from './news-words.ts';

/** A list of results below a heading, which is a text of `NewsWords` with its facts. */
export interface ResultList {
  heading: 'elsewhere' | 'form';
  facts: Readonly<Record<string, string>>;
  matches: readonly ScheduledMatch[];
}

/** Time from a preview to its match, ms. */
export const PREVIEW_AHEAD = 20 * 60 * MINUTE;
/** Time from a match's end to its report, ms. */
export const REPORT_AFTER = 20 * MINUTE;

/** Returns a report of a finished match in each language. `next`: the winner's next match. */
export function reportOf(
  match: ScheduledMatch,
  lists: readonly ResultList[],
  next?: ScheduledMatch,
): Article[] {
  const { result, endsAt } = outcomeOf(match);
  const { score, periods } = result;
  const place = placeOf(match);
  const isHomeFirst = score.home >= score.away;
  const ordered = ({ home, away }: Sides) => (isHomeFirst ? `${home}–${away}` : `${away}–${home}`);
  const inSets = SPORTS[match.setup.sport].scoring !== 'sum';
  const inHalves = !inSets && periods.length === 2;
  const facts = {
    ...place,
    winner: isHomeFirst ? place.home : place.away,
    loser: isHomeFirst ? place.away : place.home,
    score: ordered(score),
    course: (inHalves ? periods.slice(0, 1) : periods).map(ordered).join(', '),
  };
  const kind = score.home === score.away ? 'draw' : 'win';
  return storyOf(match, endsAt + REPORT_AFTER, 'report', next, (words) => ({
    facts,
    titles: words.titles[kind === 'draw' ? 'draw' : marginOf(score, inSets)],
    openings: words.openings[kind],
    summary: words.summaries[kind],
    course: words[inSets ? 'sets' : inHalves ? 'halfTime' : 'periods'],
    lists,
  }));
}

/** Returns a preview of a match in each language. */
export function previewOf(match: ScheduledMatch, lists: readonly ResultList[]): Article[] {
  const publishedAt = match.fixture.startTime - PREVIEW_AHEAD;
  return storyOf(match, publishedAt, 'preview', undefined, (words) => ({
    facts: placeOf(match),
    titles: words.titles.preview,
    openings: words.openings.preview,
    summary: words.summaries.preview,
    lists,
  }));
}

/** The texts of a story in one language. */
interface StoryTexts {
  facts: Readonly<Record<string, string | undefined>>;
  titles: readonly string[];
  openings: readonly string[];
  summary: string;
  course?: string;
  lists: readonly ResultList[];
}

function storyOf(
  { matchId, fixture }: ScheduledMatch,
  publishedAt: number,
  kind: 'report' | 'preview',
  next: ScheduledMatch | undefined,
  textsOf: (words: NewsWords) => StoryTexts,
): Article[] {
  const story = `${kind}-${matchId}`;
  return NEWS_WORDS.map((words) => {
    const { facts, titles, openings, summary, course, lists } = textsOf(words);
    // Each language picks the same texts, so that all versions tell one story.
    const random = createRandom(matchId, kind);
    const title = fill(words, random.pick(titles), facts);
    const opening = [random.pick(openings), ...(course ? [course] : [])];
    const parts: ArticlePart[] = [
      html(...opening.map((text) => paragraph(fill(words, text, facts)))),
      { kind: 'match', matchId },
    ];
    if (next) {
      const text = fill(words, words.next, { ...facts, ...placeOf(next) });
      parts.push(html(paragraph(text)), { kind: 'match', matchId: next.matchId });
    }
    for (const list of lists) parts.push(...listPart(words, list));
    return {
      kind: 'article',
      id: `${story}-${words.language.slice(0, 2)}`,
      story,
      slug: slugify(title).slice(0, 100).replace(/-$/, ''),
      language: words.language,
      title,
      summary: fill(words, summary, facts),
      author: words.author,
      publishedAt,
      sportId: fixture.sportId,
      leagueIds: [fixture.league.id],
      teamIds: [fixture.home.id, fixture.away.id],
      matchIds: [matchId, ...(next ? [next.matchId] : [])],
      tags: [fixture.league.name],
      parts,
    };
  });
}

function placeOf({ fixture }: ScheduledMatch) {
  const { home, away, league, venue } = fixture;
  return { home: home.name, away: away.name, league: league.name, venue };
}

/** Returns a win's size, from the lead's share of all points. */
function marginOf({ home, away }: Sides, inSets: boolean): Margin {
  const lead = Math.abs(home - away);
  const share = lead / Math.max(1, home + away);
  if (inSets) return lead === 1 ? 'narrow' : share === 1 ? 'huge' : 'clear';
  if (lead === 1 || share < 0.05) return 'narrow';
  return share > 0.6 || (share > 0.15 && home + away > 60) ? 'huge' : 'clear';
}

function listPart(words: NewsWords, { heading, facts, matches }: ResultList): ArticlePart[] {
  if (matches.length === 0) return [];
  const lines = matches.map((match) => {
    const { home, away } = outcomeOf(match).result.score;
    const { fixture } = match;
    return `<li>${escape(`${fixture.home.name} ${home}–${away} ${fixture.away.name}`)}</li>`;
  });
  const title = escape(fill(words, words[heading], facts));
  return [html(`<h2>${title}</h2>`, `<ul>${lines.join('')}</ul>`)];
}

function html(...blocks: string[]): ArticlePart {
  return { kind: 'html', html: blocks.join('') };
}

function paragraph(text: string): string {
  return `<p>${escape(text)}</p>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
