import { Marked } from 'marked';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import type { PolicyType, PolicyWire } from '../../edge/contracts/policy.ts';
import { isOffered, type Language, type OfferedLanguage } from '../../edge/contracts/language.ts';
import { escapeXml } from '../app/escape-xml.ts';
import { slugify } from '../../realtime/protocol/fold-text.ts';
import type { Policy } from './policy.ts';

const CONTENT = import.meta.glob<string>('./content/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const markdown = new Marked({ async: false, gfm: true });
const read = new Map<string, Policy>();

/** Returns the product's own policy for a brand and a language. Its HTML is trusted. */
export function readPolicy(type: PolicyType, brand: BrandProfile, language: Language): Policy {
  const key = `${type} ${brand.brandHeaderName} ${language}`;
  let policy = read.get(key);
  if (!policy) {
    const own = isOffered(language) ? language : 'en';
    const parsed = parsePolicy(contentOf(type, own), contentOf(type, 'en'), brand);
    policy = { language: own, version: null, since: null, ...parsed };
    read.set(key, policy);
  }
  return policy;
}

function contentOf(type: PolicyType, language: OfferedLanguage): string {
  const text = CONTENT[`./content/${language}/${type}.md`];
  if (text === undefined) throw new Error(`No ${type} in ${language}`);
  return text;
}

/**
 * Returns the sections of a Markdown text, one per second-level heading. Their ids come from the
 * headings of `source` (the English text), so that addresses are the same in every language.
 */
export function parsePolicy(
  text: string,
  source: string,
  brand: BrandProfile,
): Pick<Policy, 'introduction' | 'sections'> {
  const [introduction = '', ...sections] = sectionsOf(text);
  const ids = sectionsOf(source)
    .slice(1)
    .map((section) => slugify(titleOf(section)));
  return {
    introduction: htmlOf(introduction, brand),
    sections: sections.map((section, at) => ({
      id: ids[at] ?? '',
      title: fillIn(titleOf(section), brand),
      html: htmlOf(section.slice(titleOf(section).length), brand),
    })),
  };
}

/**
 * Returns an operator's own policy with a brand's data filled in. The API has sanitized its HTML.
 */
export function ownPolicy(own: NonNullable<PolicyWire>, brand: BrandProfile): Policy {
  const inHtml = (html: string) => fillIn(html, brand, escapeXml);
  return {
    ...own,
    introduction: inHtml(own.introduction),
    sections: own.sections.map(({ id, title, html }) => ({
      id,
      title: fillIn(title, brand),
      html: inHtml(html),
    })),
  };
}

function sectionsOf(text: string): string[] {
  return text.split(/^## /m);
}

function titleOf(section: string): string {
  return section.split('\n', 1)[0] ?? '';
}

function htmlOf(text: string, brand: BrandProfile): string {
  return markdown.parse(fillIn(text, brand), { async: false });
}

/** Matches a placeholder for the brand's data, plain or URL-encoded as in links. */
const NAME = /(?:\{|%7B)(brand|domain|email)(?:\}|%7D)/g;

function fillIn(
  text: string,
  { brandDisplayName, brandDomainDisplayName, supportEmail }: BrandProfile,
  write: (value: string) => string = (value) => value,
): string {
  const values = new Map([
    ['brand', brandDisplayName],
    ['domain', brandDomainDisplayName],
    ['email', supportEmail],
  ]);
  return text.replaceAll(NAME, (_all, name: string) => write(values.get(name) ?? ''));
}
