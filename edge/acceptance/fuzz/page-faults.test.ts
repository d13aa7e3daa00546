import { expect, it } from 'vitest';
import { GENERIC_FAILURE } from '../../contracts/messages.ts';
import { pageFault } from './page-faults.ts';

const page = (body: string, status = 200) => ({
  status,
  type: 'text/html; charset=utf-8',
  text: `<!doctype html><html><body>${body}</body></html>`,
});

it.each([
  '<p>1–0</p>',
  '<script>let a = undefined, b = NaN;</script>',
  '<p>Nanny Undefinedville</p>',
])('a page with %s has no fault', (body) => {
  expect(pageFault(page(body))).toBeNull();
});

it.each([
  '<p>NaN:aN</p>',
  '<a href="/team/undefined">x</a>',
  '<p>[object Object]</p>',
  '<time>Invalid Date</time>',
  `<p>${GENERIC_FAILURE}</p>`,
  '<script>"</script><fuzz-injected>"',
])('a page with %s has a fault', (body) => {
  expect(pageFault(page(body))).not.toBeNull();
});

it('a truncated page has a fault, a failure message under an error status has no fault', () => {
  expect(pageFault({ ...page(''), text: '<html><p>half' })).toBe('the page ends early');
  expect(pageFault(page(`<p>${GENERIC_FAILURE}</p>`, 404))).toBeNull();
});
