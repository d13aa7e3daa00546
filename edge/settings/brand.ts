import type { BrandProfile } from '../contracts/brand-profile.ts';
import { readBanner } from '../origin/media/app/app-data.ts';
import { overriddenBrand } from '../shared/brand/brand-override.ts';
import { BRAND_RECORDS, brandNamed, BRANDS } from '../shared/brand/brand.ts';
import { countries, countriesOrAll } from './kinds.ts';
import type { Kind, Settings } from './setting.ts';

const brandName: Kind = {
  takes: "a brand's header value",
  check: (value) =>
    brandNamed(value)
      ? null
      : `takes ${Object.values(BRANDS)
          .map(({ brandHeaderName }) => brandHeaderName)
          .join(' or ')}`,
};

function override(brand: BrandProfile): Kind {
  return {
    takes: 'JSON',
    check: (value) => {
      const read = overriddenBrand(brand, value);
      return read.kind === 'ok' ? null : `is not what a brand can be: ${read.message}`;
    },
  };
}

const banner: Kind = {
  takes: 'JSON',
  check: (value) =>
    readBanner(value)
      ? null
      : 'takes JSON like {"title":"World Cup 2026","text":"Every match live","path":"/live"}',
};

const PROFILE =
  'fields that replace the placeholders of the first brand: `feBaseUrl`, `brandDomainDisplayName`, ' +
  '`supportEmail`, `brandDisplayName`, `isScalingOff`; and of its apps, if it has any: `appStoreUrl`, ' +
  '`googlePlayStoreUrl`, `androidAppPackageName`. Empty ones, and in a deployment placeholders, leave out ' +
  'what leads there; without an app in a store the pages about it answer 404';

export const BRAND = {
  BRAND: {
    kind: brandName,
    meaning:
      "the brand that every visitor gets; a visitor's `?brand=` overrides it and is stored. A deployment " +
      'then needs the fields of that brand alone: of `FIRST_BRAND` for `touchline-tv`, of `SECOND_BRAND` for ' +
      '`touchline-net`',
    default: "by the visitor's country",
  },
  FIRST_BRAND: {
    kind: override(BRAND_RECORDS.tv.profile),
    meaning: PROFILE,
    default: 'placeholders, which a deployment refuses',
  },
  SECOND_BRAND: {
    kind: override(BRAND_RECORDS.net.profile),
    meaning: 'the same of the second brand',
    default: 'placeholders, which a deployment refuses',
  },
  RESTRICTED_COUNTRIES: {
    kind: countries,
    meaning: 'where the product is not available',
    default: 'none',
  },
  CONSENT_COUNTRIES: {
    kind: countriesOrAll,
    meaning:
      'where a visitor must consent before anything is measured, or a located country or an id of ' +
      'their device stored ([how](monitoring.md))',
    default: 'the EEA, gb, ch, br',
  },
  BANNER: {
    kind: banner,
    meaning: 'banner on Home, matches, leagues and teams: `title`, `text`, `path`',
    default: 'none',
  },
} as const satisfies Settings;
