import type { BrandProfile } from '../../contracts/brand-profile.ts';
import { isOffered, type Language } from '../../contracts/language.ts';

/** Sides of the square icons that a manifest names, px. */
export const ICON_SIZES = { any: [192, 512], maskable: [192, 512], monochrome: [512] } as const;
export type IconPurpose = keyof typeof ICON_SIZES;
/** Side of the icon for iOS, px. */
export const TOUCH_SIZE = 180;

/** Places that the icon's menu leads to. */
export const SHORTCUTS = ['live', 'mine', 'channel'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];
export const SHORTCUT_SIZE = 192;

/** Pictures of Home for the browser's own install dialog, by the width of the window, px. */
export const SCREENSHOTS = {
  narrow: { width: 390, height: 844 },
  wide: { width: 1440, height: 900 },
} as const;
export type FormFactor = keyof typeof SCREENSHOTS;

export const MANIFEST_PATH = '/manifest.webmanifest';
export const ICONS_PATH = '/icons';

type Named = Pick<BrandProfile, 'brandHeaderName'>;

/**
 * Returns the address of a brand's manifest in a language. It names both, since browsers fetch the
 * manifest without cookies.
 */
export function manifestPath({ brandHeaderName }: Named, language: Language): string {
  return `${MANIFEST_PATH}?lang=${language}&brand=${brandHeaderName}`;
}

export function appIconPath(brand: Named, purpose: IconPurpose, size: number): string {
  return iconNamed(brand, `${purpose}-${size}`);
}

/** Returns the path of the icon that iOS shows on a home screen. */
export function touchIconPath(brand: Named): string {
  return iconNamed(brand, `touch-${TOUCH_SIZE}`);
}

export function shortcutIconPath(brand: Named, shortcut: Shortcut): string {
  return iconNamed(brand, `${shortcut}-${SHORTCUT_SIZE}`);
}

function iconNamed({ brandHeaderName }: Named, name: string): string {
  return `${ICONS_PATH}/${brandHeaderName}-${name}.png`;
}

/** Returns the path of a screenshot in a language; the test language shares those of English. */
export function screenshotPath(language: Language, form: FormFactor): string {
  return `/screenshots/home-${form}-${isOffered(language) ? language : 'en'}.webp`;
}
