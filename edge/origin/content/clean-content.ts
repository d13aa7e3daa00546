import type { Article, ArticlePart, Content, Policy } from '../../../realtime/protocol/content.ts';
import type { IngestFault } from '../../../realtime/protocol/ingest.ts';
import { MAX_PART_HTML } from '../../contracts/article.ts';
import { endOfTurn } from '../../end-of-turn.ts';
import { cleanHtml, MAX_OPEN } from './clean-html.ts';

/** An article whose HTML is clean, without the parts of which nothing is left. */
export type CleanArticle = Article & { isClean: true };
export type CleanPolicy = Policy & { isClean: true };
export type CleanContent = Exclude<Content, Article | Policy> | CleanArticle | CleanPolicy;

/** Most HTML that is cleaned between two pauses, UTF-16 units, unless one part has more: some 10 ms of work. */
const AT_ONCE = 16_000;
/** What a part costs besides its length: as much as so many UTF-16 units. */
const EACH_PART = 50;

/** Content whose HTML is clean, and the faults of HTML, with their paths. */
interface Cleaned {
  /** Without content that has faults. */
  content: CleanContent[];
  faults: IngestFault[];
}

/** Cleans the HTML of a member of an item; a fault leaves none. */
type CleanMember = (html: string, member: string) => Promise<string>;

/**
 * Cleans the HTML of content, each part once. In pauses the isolate answers other requests. `ownHosts` are the
 * hosts of the product's sites, whose API no article may call.
 */
export async function cleanContent(
  listed: readonly Content[],
  ownHosts: readonly string[],
): Promise<Cleaned> {
  const pause = pauses();
  const content: CleanContent[] = [];
  const faults: IngestFault[] = [];
  for (const [at, each] of listed.entries()) {
    const known = faults.length;
    const cleaned = await cleanItem(each, async (html, member) => {
      await pause(html.length + EACH_PART);
      const clean = cleanHtml(html, ownHosts);
      if (clean !== null && clean.length <= MAX_PART_HTML) return clean;
      faults.push({
        path: `content[${at}].${member}`,
        message: clean === null ? TOO_DEEP : TOO_LONG,
      });
      return '';
    });
    if (faults.length === known) content.push(cleaned);
  }
  return { content, faults };
}

/** Returns a function to call before each work: it pauses where the works since the last pause would be too many. */
function pauses(): (work: number) => Promise<void> {
  let done = 0;
  return async (work) => {
    if (done > 0 && done + work > AT_ONCE) {
      await endOfTurn();
      done = 0;
    }
    done += work;
  };
}

async function cleanItem(item: Content, clean: CleanMember): Promise<CleanContent> {
  switch (item.kind) {
    case 'article': {
      const parts: ArticlePart[] = [];
      for (const [index, part] of item.parts.entries()) {
        if (part.kind !== 'html') {
          parts.push(part);
          continue;
        }
        const html = await clean(part.html, `parts[${index}].html`);
        if (html !== '') parts.push({ kind: 'html', html });
      }
      return { ...item, parts, isClean: true };
    }
    case 'policy': {
      const introduction = await clean(item.introduction, 'introduction');
      const sections: Policy['sections'] = [];
      for (const [index, section] of item.sections.entries())
        sections.push({ ...section, html: await clean(section.html, `sections[${index}].html`) });
      return { ...item, introduction, sections, isClean: true };
    }
    case 'video':
    case 'playlist':
    case 'withdrawal':
      return item;
  }
}

const TOO_LONG = `takes ${MAX_PART_HTML} characters at most once it is cleaned`;
const TOO_DEEP = `takes ${MAX_OPEN} elements within each other at most`;
