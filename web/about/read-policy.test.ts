import { describe, expect, test } from 'vitest';
import { FIRST_BRAND, SECOND_BRAND } from '../../edge/brand/brand.ts';
import { textOf } from '../text/text.ts';
import { POLICIES } from './policy-type.ts';
import { parsePolicy, readPolicy } from './read-policy.server.ts';

test('a policy is cut at its headings, and each section has an id of its title', () => {
  const policy = parsePolicy(
    'Of {brand}.\n\n## Who & what\n\nWrite to **{brand}**.\n\n## The end\n\nBye.\n',
    SECOND_BRAND,
  );
  expect(policy.introduction.trim()).toBe(`<p>Of ${SECOND_BRAND.brandDisplayName}.</p>`);
  expect(policy.sections.map(({ id, title }) => [id, title])).toEqual([
    ['who-what', 'Who & what'],
    ['the-end', 'The end'],
  ]);
  expect(policy.sections[0]?.html).toContain(`<strong>${SECOND_BRAND.brandDisplayName}</strong>`);
});

describe.each(POLICIES)('%s', (type) => {
  test.each([FIRST_BRAND, SECOND_BRAND])('is whole and speaks of its brand, %#', (brand) => {
    const { introduction, sections } = readPolicy(type, brand);
    const html = [introduction, ...sections.map((section) => section.html)].join('');
    expect(textOf('en')(`policy.${type}`)).toBeTruthy();
    expect(introduction).toContain(brand.brandDisplayName);
    expect(sections.length).toBeGreaterThan(7);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(sections.every((section) => section.id !== '' && section.html !== '')).toBe(true);
    expect(html).not.toMatch(/\{\w+\}/);
  });
});
