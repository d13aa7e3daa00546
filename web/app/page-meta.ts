import type { MetaDescriptor } from 'react-router';
import { coverPath, FIRST_BRAND } from '../../edge/brand/brand.ts';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import type { Sites } from '../../edge/contracts/edge-context.ts';
import type { Language } from '../../edge/contracts/language.ts';
import { textOf, type Text } from '../text/text.ts';

/** What titles and social descriptions take from the root's loader. */
export interface PageSetting {
  brand: BrandProfile;
  sites: Sites;
  language: Language;
  /** Whether the page's address names its language (`?lang=`). */
  isLanguageNamed: boolean;
}

export interface PageText {
  title: string;
  description: string;
  /** The page's one path, query included where it makes another page; none for what is no page of its own. */
  path?: string;
  /** The page's own social picture of 1200 × 630 px; the brand's cover stands for pages without. */
  image?: { path: string; alt: string };
  /** False keeps it out of search engines. */
  isIndexed?: boolean;
}

/** The texts for a page's meta tags, in the language that the page is in. */
export function metaText(setting: PageSetting | undefined): Text {
  return textOf(setting?.language ?? 'en');
}

/** Title, description, addresses and social description of a page, under its brand (spec point 1). */
export function pageMeta(page: PageText, setting: PageSetting | undefined): MetaDescriptor[] {
  const brand = setting?.brand ?? FIRST_BRAND;
  const t = metaText(setting);
  const name = brand.brandDisplayName;
  const full = `${page.title} · ${name}`;
  const text = t('page.description', { description: page.description, brand: name });
  return [
    { title: full },
    { name: 'description', content: text },
    ...(page.isIndexed === false ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.path !== undefined && setting ? addressesOf(page.path, setting) : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: text },
    { property: 'og:site_name', content: name },
    ...LOCALES.map(({ language, locale }) => ({
      property: language === t.language ? 'og:locale' : 'og:locale:alternate',
      content: locale,
    })),
    { property: 'og:image', content: brand.feBaseUrl + (page.image?.path ?? coverPath(brand)) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.image?.alt ?? name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Languages as Open Graph names them: with a country each. */
const LOCALES = [
  { language: 'en', locale: 'en_GB' },
  { language: 'pt-BR', locale: 'pt_BR' },
  { language: 'es-MX', locale: 'es_MX' },
] as const;

/** Whose site has which language for search engines: the second is for its brand's countries. */
const LANGUAGE_SITES = [
  { hrefLang: 'en', site: 'first' },
  { hrefLang: 'pt-BR', site: 'second' },
  { hrefLang: 'es-MX', site: 'second' },
] as const;

/** A path's addresses by language (hreflang); the first names none, and answers in the visitor's. */
export function languageAddresses(
  path: string,
  sites: Sites,
): { hrefLang: string; href: string }[] {
  return [
    { hrefLang: 'x-default', href: sites.first + path },
    ...LANGUAGE_SITES.map(({ hrefLang, site }) => ({
      hrefLang,
      href: `${sites[site]}${path}${path.includes('?') ? '&' : '?'}lang=${hrefLang}`,
    })),
  ];
}

/**
 * The page's address on its own brand's site, and in each language. An address
 * that names its language is the language's own: search engines pass over
 * alternates whose canonical address is another.
 */
function addressesOf(
  path: string,
  { brand, sites, language, isLanguageNamed }: PageSetting,
): MetaDescriptor[] {
  const alternates = languageAddresses(path, sites);
  const named = isLanguageNamed && alternates.find(({ hrefLang }) => hrefLang === language);
  const canonical = named ? named.href : brand.feBaseUrl + path;
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates.map(
      (alternate) => ({ tagName: 'link', rel: 'alternate', ...alternate }) as const,
    ),
    { property: 'og:url', content: canonical },
  ];
}
