import type { MetaDescriptor } from 'react-router';
import { coverPath } from '../../edge/shared/brand/brand.ts';
import { recordOf } from '../../edge/shared/text/languages.ts';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import type { Sites } from '../../edge/contracts/edge-context.ts';
import type { Language } from '../../edge/contracts/language.ts';
import { textOf, type Text } from '../../edge/shared/text/text.ts';
import { brandOf } from './shell.ts';

/** The root loader's data for titles and social descriptions. */
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
  /** The page's own path, with its query where that makes another page; absent if it has none. */
  path?: string;
  /** The page's own social picture, 1200 × 630 px; the default is the brand's cover. */
  image?: { path: string; alt: string };
  /** False keeps the page out of search engines. */
  isIndexed?: boolean;
}

/** Returns the texts for meta tags in the page's language. */
export function metaText(setting: PageSetting | undefined): Text {
  return textOf(setting?.language ?? 'en');
}

/** Returns title, description, addresses and social description, with the brand (spec point 1). */
export function pageMeta(page: PageText, setting: PageSetting | undefined): MetaDescriptor[] {
  const brand = brandOf(setting);
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
    { property: 'og:locale', content: recordOf(t.language).locale },
    { property: 'og:image', content: brand.feBaseUrl + (page.image?.path ?? coverPath(brand)) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.image?.alt ?? name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/**
 * Returns a path's addresses by language (hreflang). The address of `x-default` leaves the language
 * to the visitor's settings.
 */
export function languageAddresses(
  path: string,
  sites: Sites,
): { hrefLang: string; href: string }[] {
  const and = path.includes('?') ? '&' : '?';
  return Object.entries(sites).map(([hrefLang, site]) => ({
    hrefLang,
    href: site + path + (hrefLang === 'x-default' ? '' : `${and}lang=${hrefLang}`),
  }));
}

/**
 * Returns the page's address on its brand's site and in each language. An address with a language
 * is its own canonical: search engines ignore alternates with another canonical address.
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
