import type { ArticleCard } from './article.ts';

/** The articles of a front page, by place. */
export interface Front {
  lead: ArticleCard | undefined;
  /** Beside the lead: at most two. */
  seconds: readonly ArticleCard[];
  /** Four, or none. */
  row: readonly ArticleCard[];
  rest: readonly ArticleCard[];
}

const SECONDS = 2;
const ROW = 4;

/**
 * Returns the articles of a front page by place; `articles` are newest first. The newest leads.
 * Each further place goes to the newest article of a sport without a place, so that one busy sport
 * hides no other. Without such a sport it goes to the newest article left.
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
