import type { MetaDescriptor } from 'react-router';
import { coverPath, FIRST_BRAND, SECOND_BRAND } from '../../edge/brand/brand.ts';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';

/** What titles and social descriptions take from the root's loader. */
export interface PageSetting {
  brand: BrandProfile;
  /** Origin of the page, without a slash at its end: social images need whole addresses. */
  origin: string;
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

/** Title, description, addresses and social description of a page, under its brand (spec point 1). */
export function pageMeta(page: PageText, setting: PageSetting | undefined): MetaDescriptor[] {
  const { brand, origin } = setting ?? { brand: FIRST_BRAND, origin: FIRST_BRAND.feBaseUrl };
  const name = brand.brandDisplayName;
  const full = `${page.title} · ${name}`;
  const text = `${page.description} On ${name}.`;
  return [
    { title: full },
    { name: 'description', content: text },
    ...(page.isIndexed === false ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.path === undefined ? [] : addressesOf(page.path, brand)),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: text },
    { property: 'og:site_name', content: name },
    { property: 'og:image', content: `${origin}${page.image?.path ?? coverPath(brand)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.image?.alt ?? name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Whose site speaks to whom. Both speak English; the second is for its brand's countries. */
const SITES = [
  { hrefLang: 'x-default', site: FIRST_BRAND },
  { hrefLang: 'en', site: FIRST_BRAND },
  { hrefLang: 'en-BR', site: SECOND_BRAND },
  { hrefLang: 'en-MX', site: SECOND_BRAND },
];

/** The page's address on its own brand's site, and on both (canonical and hreflang). */
function addressesOf(path: string, brand: BrandProfile): MetaDescriptor[] {
  const canonical = brand.feBaseUrl + path;
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...SITES.map(({ hrefLang, site }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: site.feBaseUrl + path,
    })),
    { property: 'og:url', content: canonical },
  ];
}
