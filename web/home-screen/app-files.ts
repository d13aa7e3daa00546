import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { BRAND_KEYS } from '../../edge/contracts/brand-profile.ts';
import { LANGUAGES, type OfferedLanguage } from '../../edge/contracts/language.ts';
import { BRANDS, iconPath } from '../../edge/shared/brand/brand.ts';
import {
  appIconPath,
  ICON_SIZES,
  ICONS_PATH,
  screenshotPath,
  SHORTCUT_SIZE,
  shortcutIconPath,
  SHORTCUTS,
  TOUCH_SIZE,
  touchIconPath,
  type FormFactor,
} from '../../edge/shared/brand/home-screen.ts';
import { maskableSvg, monochromeSvg, shortcutSvg } from './icon-drawings.ts';

const PUBLIC = new URL('../public', import.meta.url);
const PICTURES = new URL('../../docs/pictures/', import.meta.url);

/** Width of the window in a picture's name. */
const SIZE_OF = { narrow: 'phone', wide: 'desktop' } as const satisfies Record<FormFactor, string>;
const FORMS: readonly FormFactor[] = ['narrow', 'wide'];

/** Returns the content of a file. */
type Maker = () => Promise<Uint8Array>;

/**
 * Returns the plugin that serves the files of a manifest: icons, drawn from each brand's mark, and
 * pictures of Home, from the reference pictures in docs/pictures.
 */
export function appFiles(): Plugin {
  const makers = new Map([...BRAND_KEYS.flatMap(iconsOf), ...LANGUAGES.flatMap(screenshotsOf)]);
  return {
    name: 'app-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const make = makers.get(path);
        if (!make) return next();
        response.setHeader(
          'content-type',
          path.startsWith(ICONS_PATH) ? 'image/png' : 'image/webp',
        );
        make().then((file) => response.end(file), next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, make] of makers)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await make() });
    },
  };
}

function iconsOf(key: (typeof BRAND_KEYS)[number]): [string, Maker][] {
  const brand = BRANDS[key];
  const favicon = () => readFile(`${fileURLToPath(PUBLIC)}${iconPath(brand)}`, 'utf8');
  const drawn = (path: string, size: number, draw: (favicon: string) => string) =>
    [path, async () => png(draw(await favicon()), size)] satisfies [string, Maker];
  return [
    ...ICON_SIZES.any.map((size) => drawn(appIconPath(brand, 'any', size), size, (svg) => svg)),
    ...ICON_SIZES.maskable.map((size) =>
      drawn(appIconPath(brand, 'maskable', size), size, maskableSvg),
    ),
    ...ICON_SIZES.monochrome.map((size) =>
      drawn(appIconPath(brand, 'monochrome', size), size, monochromeSvg),
    ),
    // iOS rounds the corners of this icon.
    drawn(touchIconPath(brand), TOUCH_SIZE, maskableSvg),
    ...SHORTCUTS.map((shortcut) =>
      drawn(shortcutIconPath(brand, shortcut), SHORTCUT_SIZE, (svg) => shortcutSvg(svg, shortcut)),
    ),
  ];
}

function png(svg: string, size: number): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 28 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function screenshotsOf(language: OfferedLanguage): [string, Maker][] {
  return FORMS.map((form) => {
    const picture = (name: string) =>
      readFile(new URL(`home-${SIZE_OF[form]}-${name}.webp`, PICTURES));
    const english = () => picture('light');
    // A new language has no picture yet.
    const make = language === 'en' ? english : () => picture(language).catch(english);
    return [screenshotPath(language, form), make];
  });
}
