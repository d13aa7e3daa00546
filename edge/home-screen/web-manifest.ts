import type { Visitor } from '../contracts/edge-context.ts';
import { PRODUCT } from '../contracts/product.ts';
import type { WebManifest } from '../contracts/web-manifest.ts';
import {
  appIconPath,
  ICON_SIZES,
  SCREENSHOTS,
  screenshotPath,
  SHORTCUT_SIZE,
  shortcutIconPath,
  SHORTCUTS,
  type FormFactor,
  type IconPurpose,
  type Shortcut,
} from '../shared/brand/home-screen.ts';
import { CANVAS_COLOUR, THEME_COLOURS } from '../shared/brand/theme-colours.ts';
import type { TextKey } from '../shared/text/messages.ts';
import { textOf } from '../shared/text/text.ts';

const PLACES = {
  live: { url: '/live', name: 'navigation.live' },
  mine: { url: '/for-you', name: 'scores.mine' },
  channel: { url: `/${PRODUCT}-tv`, name: 'header.tv' },
} as const satisfies Record<Shortcut, { url: string; name: TextKey }>;

const PURPOSES: readonly IconPurpose[] = ['any', 'maskable', 'monochrome'];
const FORMS: readonly FormFactor[] = ['narrow', 'wide'];

/**
 * Returns the web app manifest of a brand in a language. Its id is the same in every language, so that a
 * device has one app per origin, whose texts change with the fan's language. A manifest can have the colours
 * of one scheme only; pages name those of both.
 */
export function webManifest({ brand, language }: Pick<Visitor, 'brand' | 'language'>): WebManifest {
  const t = textOf(language);
  const name = brand.brandDisplayName;
  return {
    id: '/',
    name,
    short_name: name,
    description: t('page.description', { description: t('home.description'), brand: name }),
    lang: language,
    dir: t.direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    theme_color: THEME_COLOURS.light,
    background_color: CANVAS_COLOUR,
    categories: ['sports', 'news'],
    icons: PURPOSES.flatMap((purpose) =>
      ICON_SIZES[purpose].map((size) => ({
        ...png(appIconPath(brand, purpose, size), size),
        purpose,
      })),
    ),
    shortcuts: SHORTCUTS.map((shortcut) => ({
      name: t(PLACES[shortcut].name),
      url: PLACES[shortcut].url,
      icons: [png(shortcutIconPath(brand, shortcut), SHORTCUT_SIZE)],
    })),
    screenshots: FORMS.map((form) => ({
      src: screenshotPath(language, form),
      sizes: `${SCREENSHOTS[form].width}x${SCREENSHOTS[form].height}`,
      type: 'image/webp',
      form_factor: form,
      label: t('scores.title'),
    })),
  };
}

function png(src: string, size: number) {
  return { src, sizes: `${size}x${size}`, type: 'image/png' as const };
}
