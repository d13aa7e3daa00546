import { createHash } from 'node:crypto';
import { decodeHTML } from 'entities';
import sanitize from 'sanitize-html';
import * as v from 'valibot';
import { articleSchema, type Article } from '../../protocol/content.ts';
import { languageTagSchema } from '../../protocol/content-members.ts';
import { slugify } from '../../protocol/fold-text.ts';
import { cleanText } from '../../protocol/text.ts';
import { ALL_SPORTS } from '../../sports/registry.ts';
import type { SportId } from '../../sports/sport.ts';
import type { FeedEntry } from './feed-entries.ts';

/** Subjects of articles. */
export interface FeedSubjects {
  sportId?: SportId;
  leagueIds: readonly string[];
  teamIds: readonly string[];
}

export interface FeedSetting {
  /** Address of the feed or its site. It makes ids unique that are not so globally. */
  address: string;
  /** Overrides the feed's own language. */
  language?: string | undefined;
  /** Subjects of all entries. */
  subjects: FeedSubjects;
  /** Subjects of the entries in a category, by its lower-case name. */
  byCategory: ReadonlyMap<string, FeedSubjects>;
}

const MAX_TAGS = 30;
const MAX_TAG = 60;
const MAX_SUMMARY = 500;
const MAX_SLUG = 100;

const { entries: members } = articleSchema;

/** Returns an entry's article, or the entry's fault as text. */
export function articleOfEntry(entry: FeedEntry, setting: FeedSetting): Article | string {
  const key = entry.id ?? entry.link;
  if (key === null) return 'it has neither id nor link, so it would be another at every import';
  const title = plain(entry.title);
  if (title === '') return 'it has no title';
  if (entry.published === null) return 'it has no date';
  const publishedAt = timeOf(entry.published);
  if (Number.isNaN(publishedAt)) return `its date is none: ${entry.published}`;
  const updatedAt = entry.updated === null ? Number.NaN : timeOf(entry.updated);
  const base = entry.link ?? setting.address;
  const html = absolute(entry.body ?? withSource(entry), base);
  if (plain(html) === '' && !/<img\b/i.test(html)) return 'it has no text';
  const subjects = subjectsOf(entry, setting);
  const hero = entry.pictures
    .map((uri) => URL.parse(decodeHTML(uri), base)?.href)
    .find((uri) => v.is(members.hero, uri));
  const article = v.safeParse(articleSchema, {
    kind: 'article',
    id: idOf(key, setting.address),
    slug: cut(slugify(title), MAX_SLUG) || 'news',
    language: setting.language ?? languageOf(entry.language),
    title: cutWords(title, 200),
    ...optional('summary', entry.body === null ? '' : cutWords(plain(entry.summary), MAX_SUMMARY)),
    ...optional('hero', hero),
    ...optional('author', entry.author === null ? '' : cutWords(plain(entry.author), 200)),
    publishedAt,
    ...(updatedAt > publishedAt && { updatedAt }),
    ...subjects,
    tags: tagsOf(entry.categories),
    parts: [{ kind: 'html', html }],
  });
  if (article.success) return article.output;
  const [{ message, path }] = article.issues;
  return `${path?.map(({ key: each }) => each).join('.') ?? ''}: ${message}`;
}

/** Returns a date in ms; NaN if it is none. `Date.parse` alone would read the offset of "UTC10" as 0. */
function timeOf(date: string): number {
  return /(?:UTC?|GMT|Z)(?:\d|\s\d{1,2}$)/i.test(date) ? Number.NaN : Date.parse(date);
}

/** Returns an entry's summary with a link to the full text. */
function withSource({ summary, link }: FeedEntry): string {
  const address = link === null ? null : URL.parse(link);
  if (!address) return summary;
  return `${summary}\n<p><a href="${address.href.replaceAll('"', '%22')}">${address.hostname}</a></p>`;
}

/**
 * Returns the hash of an entry's id. URIs are globally unique; the feed's address is part of the
 * hash for other ids.
 */
function idOf(key: string, address: string): string {
  const name = /^[a-z][a-z0-9+.-]*:/i.test(key) ? key : `${address} ${key}`;
  return createHash('sha256').update(name).digest('hex').slice(0, 16);
}

function subjectsOf({ categories }: FeedEntry, { subjects, byCategory }: FeedSetting) {
  const named = categories.flatMap((category) => byCategory.get(category.toLowerCase()) ?? []);
  const all = [subjects, ...named];
  const sports = categories.map(slugify);
  const sportId =
    all.find((each) => each.sportId !== undefined)?.sportId ??
    ALL_SPORTS.find(({ key }) => sports.includes(key))?.id;
  return {
    ...(sportId !== undefined && { sportId }),
    leagueIds: [...new Set(all.flatMap((each) => each.leagueIds))],
    teamIds: [...new Set(all.flatMap((each) => each.teamIds))],
  };
}

function tagsOf(categories: readonly string[]): string[] {
  const tags = categories.map((category) => plain(category)).filter((tag) => tag !== '');
  return [...new Set(tags)].filter((tag) => tag.length <= MAX_TAG).slice(0, MAX_TAGS);
}

/** Returns 'pt-BR' for 'pt-br'; English if the feed names no valid language. */
function languageOf(written: string | undefined): string {
  try {
    const { language, script, region } = new Intl.Locale(
      (written ?? '').trim().replaceAll('_', '-'),
    );
    const tag = [language, script, region].filter(Boolean).join('-');
    return v.is(languageTagSchema, tag) ? tag : 'en';
  } catch {
    return 'en';
  }
}

/**
 * Returns HTML with absolute links and pictures: relative ones would lead to pages of the product.
 */
function absolute(html: string, base: string): string {
  const whole = (name: string) => (tagName: string, attribs: sanitize.Attributes) => {
    const address = attribs[name] === undefined ? null : URL.parse(attribs[name].trim(), base);
    return { tagName, attribs: address ? { ...attribs, [name]: address.href } : attribs };
  };
  return sanitize(withoutControls(html), {
    allowedTags: false,
    allowedAttributes: false,
    // The ingest cleans all published HTML.
    allowVulnerableTags: true,
    allowedSchemesAppliedToAttributes: [],
    transformTags: { a: whole('href'), img: whole('src') },
  });
}

/** Returns the text of HTML on one line. */
function plain(html: string): string {
  const text = decodeHTML(html.replace(/<\/?[a-z][^>]*>/gi, ' '));
  return cleanText(withoutControls(text).replace(/\s+/g, ' ').trim());
}

/** Returns a text without characters that the ingest does not allow. */
function withoutControls(text: string): string {
  return text
    .replace(/[\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\s]/gu, '')
    .replace(/[\v\f\u0085\u2028\u2029]/g, ' ');
}

/** Returns a text cut to a length, between words if possible. */
function cutWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 2);
  return `${text.slice(0, end > length / 2 ? end : length - 2)} …`;
}

function cut(slug: string, length: number): string {
  return slug.length <= length ? slug : slug.slice(0, length).replace(/-[^-]*$/, '');
}

function optional<Name extends string>(name: Name, value: string | undefined) {
  return value ? { [name]: value } : {};
}
