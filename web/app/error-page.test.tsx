// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorPage } from './error-page.tsx';
import { askedError, pageErrorOf, type PageError } from './page-error.ts';

function linksOf(error: PageError): (string | null)[] {
  const box = document.createElement('div');
  box.innerHTML = renderToString(
    <MemoryRouter initialEntries={['/football/match/a-vs-b/m1?lang=en']}>
      <ErrorPage error={error} />
    </MemoryRouter>,
  );
  return [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

const RETRY = '/football/match/a-vs-b/m1?lang=en';

test.each<[string, PageError, string[]]>([
  ['a fault of a page', pageErrorOf(new Error('fault')), [RETRY, '/']],
  ['the error page by its address', askedError(new URLSearchParams()), [RETRY, '/']],
  ['a page that is not there', askedError(new URLSearchParams('status=404')), ['/', '/search']],
])('%s has the expected links', (_name, error, links) => {
  expect(linksOf(error)).toEqual(links);
});
