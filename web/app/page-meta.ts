import type { MetaDescriptor } from 'react-router';
import { coverPath, FIRST_BRAND, type BrandProfile } from '../../edge/contracts/brand.ts';

/** What titles and social descriptions take from the root's loader. */
export interface PageSetting {
  brand: BrandProfile;
  /** Origin of the page, without a slash at its end: social images need whole addresses. */
  origin: string;
}

/** Title, description and social description of a page, under its brand (spec point 1). */
export function pageMeta(
  { title, description }: { title: string; description: string },
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  const { brand, origin } = setting ?? { brand: FIRST_BRAND, origin: FIRST_BRAND.feBaseUrl };
  const name = brand.brandDisplayName;
  const full = `${title} · ${name}`;
  const text = `${description} On ${name}.`;
  return [
    { title: full },
    { name: 'description', content: text },
    { property: 'og:title', content: full },
    { property: 'og:description', content: text },
    { property: 'og:site_name', content: name },
    { property: 'og:image', content: `${origin}${coverPath(brand)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
