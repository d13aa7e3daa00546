import type { Article, ArticlePart } from '../../protocol/content.ts';
import type { Sides } from '../../protocol/primitives.ts';
import { slugify } from '../../slug.ts';
import { SPORTS } from '../../sports/registry.ts';
import { MINUTE } from '../season/day.ts';
import { outcomeOf, type ScheduledMatch } from '../season/scheduled-match.ts';
import { createRandom } from '../world/random.ts';
import type { Margin, NewsWords, ReportFacts } from './news-words.ts';
import { ENGLISH } from './words-en.ts';
import { PORTUGUESE } from './words-pt.ts';
import { SPANISH } from './words-es.ts';

const WORDS: readonly NewsWords[] = [ENGLISH, PORTUGUESE, SPANISH];

/** A match with the related matches of its story. */
export interface ReportedMatch {
  match: ScheduledMatch;
  /** The winner's next match; absent in a preview. */
  next?: ScheduledMatch | undefined;
  /** Results of that day in its league. */
  elsewhere: readonly ScheduledMatch[];
  homeForm: readonly ScheduledMatch[];
  awayForm: readonly ScheduledMatch[];
}

/** Time from a preview to its match, ms. */
export const PREVIEW_AHEAD = 20 * 60 * MINUTE;
/** Time from a match's end to its report, ms. */
export const REPORT_AFTER = 20 * MINUTE;

/** Returns a report of a finished match in each language. */
export function reportOf({ match, next, elsewhere }: ReportedMatch): Article[] {
  const { result, endsAt } = outcomeOf(match);
  const { score, periods } = result;
  const { home, away } = match.fixture;
  const isHomeFirst = score.home >= score.away;
  const [first, second] = isHomeFirst ? [home, away] : [away, home];
  const ordered = (sides: Sides) =>
    isHomeFirst ? `${sides.home}–${sides.away}` : `${sides.away}–${sides.home}`;
  const facts: ReportFacts = {
    ...placeOf(match),
    winner: first.name,
    loser: second.name,
    score: ordered(score),
  };
  const isDraw = score.home === score.away;
  const course = periods.map(ordered).join(', ');
  return WORDS.map((words) => {
    // Each language makes the same picks, so that a story is one story.
    const random = createRandom(match.matchId, 'report');
    const title = random.pick(isDraw ? words.drawTitles : words.winTitles[marginOf(match, score)]);
    const opening = random.pick(isDraw ? words.drawOpenings : words.winOpenings);
    const parts: ArticlePart[] = [
      html(
        paragraph(opening(facts)),
        paragraph(
          courseOf(words, match, periods.length, course, periods[0] && ordered(periods[0])),
        ),
      ),
      { kind: 'match', matchId: match.matchId },
      ...(next
        ? [
            html(paragraph(words.next(first.name, placeOf(next)))),
            { kind: 'match' as const, matchId: next.matchId },
          ]
        : []),
      ...list(words.elsewhere(facts.league), elsewhere),
    ];
    const summary = (isDraw ? words.drawSummary : words.winSummary)(facts);
    const publishedAt = endsAt + REPORT_AFTER;
    return articleOf(match, words, {
      kind: 'report',
      title: title(facts),
      summary,
      publishedAt,
      parts,
      next,
    });
  });
}

/** Returns a preview of a match in each language. */
export function previewOf({ match, homeForm, awayForm }: ReportedMatch): Article[] {
  const facts = placeOf(match);
  return WORDS.map((words) => {
    const random = createRandom(match.matchId, 'preview');
    const title = random.pick(words.previewTitles)(facts);
    const parts: ArticlePart[] = [
      html(paragraph(random.pick(words.previewOpenings)(facts))),
      { kind: 'match', matchId: match.matchId },
      ...list(words.form(facts.home), homeForm),
      ...list(words.form(facts.away), awayForm),
    ];
    const summary = words.previewSummary(facts);
    const publishedAt = match.fixture.startTime - PREVIEW_AHEAD;
    return articleOf(match, words, { kind: 'preview', title, summary, publishedAt, parts });
  });
}

interface Written {
  kind: 'report' | 'preview';
  title: string;
  summary: string;
  publishedAt: number;
  parts: ArticlePart[];
  next?: ScheduledMatch | undefined;
}

function articleOf(
  { matchId, fixture }: ScheduledMatch,
  { language, author }: NewsWords,
  { kind, title, summary, publishedAt, parts, next }: Written,
): Article {
  const story = `${kind}-${matchId}`;
  return {
    kind: 'article',
    id: `${story}-${language.slice(0, 2)}`,
    story,
    slug: slugify(title).slice(0, 100).replace(/-$/, ''),
    language,
    title,
    summary,
    author,
    publishedAt,
    sportId: fixture.sportId,
    leagueIds: [fixture.league.id],
    teamIds: [fixture.home.id, fixture.away.id],
    matchIds: [matchId, ...(next ? [next.matchId] : [])],
    tags: [fixture.league.name],
    parts,
  };
}

function placeOf({ fixture }: ScheduledMatch) {
  const { home, away, league, venue } = fixture;
  return { home: home.name, away: away.name, league: league.name, venue };
}

/** Returns a win's size, from its share of all points. */
function marginOf({ setup }: ScheduledMatch, { home, away }: Sides): Margin {
  const lead = Math.abs(home - away);
  const share = lead / Math.max(1, home + away);
  if (SPORTS[setup.sport].scoring !== 'sum')
    return lead === 1 ? 'narrow' : share === 1 ? 'huge' : 'clear';
  if (lead === 1 || share < 0.05) return 'narrow';
  return share > 0.6 || (share > 0.15 && home + away > 60) ? 'huge' : 'clear';
}

function courseOf(
  words: NewsWords,
  { setup }: ScheduledMatch,
  count: number,
  course: string,
  first: string | undefined,
): string {
  if (SPORTS[setup.sport].scoring !== 'sum') return words.sets(course);
  return count === 2 && first !== undefined ? words.halfTime(first) : words.periods(course);
}

/** Returns results below a heading, if any. */
function list(heading: string, matches: readonly ScheduledMatch[]): ArticlePart[] {
  if (matches.length === 0) return [];
  const lines = matches.map((match) => {
    const { home, away } = outcomeOf(match).result.score;
    const { fixture } = match;
    return `<li>${escape(`${fixture.home.name} ${home}–${away} ${fixture.away.name}`)}</li>`;
  });
  return [html(`<h2>${escape(heading)}</h2>`, `<ul>${lines.join('')}</ul>`)];
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
