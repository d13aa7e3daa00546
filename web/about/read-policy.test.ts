import { describe, expect, test } from 'vitest';
import { BRANDS } from '../../edge/shared/brand/brand.ts';
import * as cookies from '../../edge/contracts/cookies.ts';
import { LANGUAGES, PSEUDO_LANGUAGE } from '../../edge/contracts/language.ts';
import { SOCIAL_COOKIE } from '../../edge/middleware/social-binding.ts';
import {
  DEVICE_COOKIE,
  RENEWAL_COOKIE,
  SESSION_COOKIE,
} from '../../edge/session/session-cookies.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { POLICIES } from '../../edge/contracts/policy.ts';
import { ownPolicy, parsePolicy, readPolicy } from './read-policy.server.ts';

test('a policy is split at its headings, and each section gets an id from its title', () => {
  const text = 'Of {brand}.\n\n## Who & what\n\nWrite to **{brand}**.\n\n## The end\n\nBye.\n';
  const policy = parsePolicy(text, text, BRANDS.net);
  expect(policy.introduction.trim()).toBe(`<p>Of ${BRANDS.net.brandDisplayName}.</p>`);
  expect(policy.sections.map(({ id, title }) => [id, title])).toEqual([
    ['who-what', 'Who & what'],
    ['the-end', 'The end'],
  ]);
  expect(policy.sections[0]?.html).toContain(`<strong>${BRANDS.net.brandDisplayName}</strong>`);
});

test('an operator’s own policy gets the brand’s name and e-mail, in links too, escaped as HTML', () => {
  const brand = { ...BRANDS.tv, brandDisplayName: 'A & B', supportEmail: 'help@ab.example' };
  const own = {
    language: 'en',
    version: '3',
    since: 0,
    introduction: '<p>{brand}</p>',
    sections: [{ id: 'us', title: 'Of {brand}', html: '<a href="mailto:%7Bemail%7D">{email}</a>' }],
  };
  expect(ownPolicy(own, brand)).toEqual({
    ...own,
    introduction: '<p>A &amp; B</p>',
    sections: [
      {
        id: 'us',
        title: 'Of A & B',
        html: '<a href="mailto:help@ab.example">help@ab.example</a>',
      },
    ],
  });
});

const EDITIONS = LANGUAGES.flatMap((language) =>
  [BRANDS.tv, BRANDS.net].map((brand) => ({ language, brand })),
);

describe.each(POLICIES)('%s', (type) => {
  test.each(EDITIONS)('is complete in $language and names its brand, %#', ({ brand, language }) => {
    const { introduction, sections } = readPolicy(type, brand, language);
    const html = [introduction, ...sections.map((section) => section.html)].join('');
    expect(textOf(language)(`policy.${type}`)).toBeTruthy();
    expect(introduction).toContain(brand.brandDisplayName);
    expect(sections.length).toBeGreaterThan(7);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(sections.every((section) => section.id !== '' && section.html !== '')).toBe(true);
    expect(html).not.toMatch(/\{\w+\}/);
  });

  test.each(LANGUAGES)('has the same sections and HTML tags in %s as in English', (language) => {
    const source = readPolicy(type, BRANDS.tv, 'en');
    const { introduction, sections } = readPolicy(type, BRANDS.tv, language);
    expect(sections.map(({ id }) => id)).toEqual(source.sections.map(({ id }) => id));
    expect(tagsOf(introduction)).toEqual(tagsOf(source.introduction));
    for (const [at, section] of sections.entries())
      expect(tagsOf(section.html)).toEqual(tagsOf(source.sections[at]?.html ?? ''));
  });

  test('is in English in the pseudo-language', () => {
    const english = readPolicy(type, BRANDS.tv, 'en');
    expect(readPolicy(type, BRANDS.tv, PSEUDO_LANGUAGE)).toEqual(english);
  });
});

/** Returns a text's tags: what a translation must not lose. */
function tagsOf(html: string): string[] {
  return html.match(/<\w+/g) ?? [];
}

test.each(LANGUAGES)(
  'the privacy policy in %s and the consent choice say which choice stores the located country',
  (language) => {
    const t = textOf(language);
    const { sections } = readPolicy('privacy-policy', BRANDS.tv, language);
    const html = sections.find(({ id }) => id.startsWith('cookies'))?.html ?? '';
    const [paragraph = ''] = html.split('<table>');
    expect(paragraph).toContain('<code>country</code>');
    expect(paragraph).toContain(t('consent.analytics').toLowerCase());
    expect(t('consent.analyticsLead')).toMatch(/(?:country|país|بلدك) .* 30 [dي]/);
  },
);

test.each(LANGUAGES)('the privacy policy in %s names every cookie, and no other', (language) => {
  const html = readPolicy('privacy-policy', BRANDS.tv, language)
    .sections.map((section) => section.html)
    .join('');
  const names = Object.entries(cookies).flatMap(([constant, name]) =>
    // Only testers have this one.
    constant.endsWith('_COOKIE') && constant !== 'TEST_COUNTRY_COOKIE' ? [String(name)] : [],
  );
  names.push(SESSION_COOKIE, RENEWAL_COOKIE, DEVICE_COOKIE, SOCIAL_COOKIE);
  const named = [...html.matchAll(/<td><code>([^<]+)<\/code><\/td>/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(names.toSorted());
});

test.each(LANGUAGES)(
  'the privacy policy in %s says how long unread calendars and hashes of networks are kept',
  (language) => {
    const items = readPolicy('privacy-policy', BRANDS.tv, language).sections.flatMap(({ html }) =>
      html.split('<li>'),
    );
    // Alerts and reports of errors are kept for as many days.
    expect(items.filter((item) => /\b90\b/.test(item))).toHaveLength(3);
    expect(items.filter((item) => /thirty|trinta|treinta|ثلاثين/.test(item))).toHaveLength(1);
  },
);
