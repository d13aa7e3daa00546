import type { ArticleCard } from './article.ts';

/** A front page in an editor's order. */
export interface Front {
  lead: ArticleCard | undefined;
  /** Beside the lead; at most two. */
  seconds: readonly ArticleCard[];
  /** Four, or none. */
  row: readonly ArticleCard[];
  rest: readonly ArticleCard[];
}

const SECONDS = 2;
const ROW = 4;

/**
 * Returns articles, newest first, in an editor's order: the newest leads, and each further place
 * goes to the newest article of a sport that has none yet, so that one busy sport hides no other.
 */
export function frontOf(articles: readonly ArticleCard[]): Front {
  const [lead, ...others] = articles;
  const seen = new Set(lead && [lead.sportKey]);
  const left = [...others];
  const takeOne = (): ArticleCard[] => {
    const other = left.findIndex(({ sportKey }) => !seen.has(sportKey));
    const taken = left.splice(Math.max(0, other), 1);
    for (const { sportKey } of taken) seen.add(sportKey);
    return taken;
  };
  const take = (count: number) => Array.from({ length: count }, takeOne).flat();
  const seconds = take(SECONDS);
  const row = left.length >= ROW ? take(ROW) : [];
  return { lead, seconds, row, rest: left };
}
