import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { webManifestSchema } from '../contracts/web-manifest.ts';
import { BRANDS } from '../shared/brand/brand.ts';
import { webManifest } from './web-manifest.ts';

describe.each([
  ['tv', 'en', 'Touchline', 'On Touchline.', 'My matches'],
  ['net', 'pt-BR', 'Touchline Net', 'No Touchline Net.', 'Meus jogos'],
  ['net', 'es-MX', 'Touchline Net', 'En Touchline Net.', 'Mis partidos'],
  ['tv', 'ar', 'Touchline', 'على \u2068Touchline\u200f\u2069.', 'مبارياتي'],
] as const)('the manifest of %s in %s', (key, language, name, end, mine) => {
  const manifest = v.parse(webManifestSchema, webManifest({ brand: BRANDS[key], language }));

  it('has the names of the brand and the words of the language', () => {
    const dir = language === 'ar' ? 'rtl' : 'ltr';
    expect(manifest).toMatchObject({ name, short_name: name, lang: language, dir });
    expect(manifest.description.endsWith(end)).toBe(true);
    expect(manifest.shortcuts.map((shortcut) => shortcut.name)).toContain(mine);
  });

  it('leads to Live, My matches and the channel', () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/live',
      '/for-you',
      '/touchline-tv',
    ]);
  });

  it('has icons of its brand for every use, and pictures in its language', () => {
    const { icons, screenshots } = manifest;
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
      'monochrome 512x512',
    ]);
    for (const { src } of icons) expect(src).toContain(`/${BRANDS[key].brandHeaderName}-`);
    expect(screenshots.map(({ src }) => src)).toEqual([
      `/screenshots/home-narrow-${language}.webp`,
      `/screenshots/home-wide-${language}.webp`,
    ]);
  });
});

it('keeps one id for all brands and languages: a change of language is no other app', () => {
  const ids = [
    webManifest({ brand: BRANDS.tv, language: 'en' }),
    webManifest({ brand: BRANDS.net, language: 'pt-BR' }),
  ].map(({ id, start_url, scope }) => ({ id, start_url, scope }));
  expect(ids).toEqual([ids[0], ids[0]]);
});

it('has the name that an operator gave the brand, and pictures in the test language', () => {
  const brand = { ...BRANDS.tv, brandDisplayName: 'Other' };
  const { name, screenshots } = webManifest({ brand, language: 'en-XA' });
  expect(name).toBe('Other');
  expect(screenshots[0]?.src).toBe('/screenshots/home-narrow-en.webp');
});
