// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { NewsPageProps } from './news-page.tsx';
import { NewsPage } from './news-page.tsx';

test.each([
  [null, '/news', '/highlights'],
  ['tennis', '/tennis/news', '/highlights?sport=tennis'],
] as const)(
  'the news of %s stand beside what else there is to read and watch',
  (sport, path, videos) => {
    const props: NewsPageProps = {
      sportKey: sport,
      page: { kind: 'loaded', value: { entries: [], flag: null } },
      renderClock: { now: 0, timeZone: 'UTC' },
    };
    const box = document.createElement('div');
    box.innerHTML = renderToString(
      <MemoryRouter initialEntries={[path]}>
        <NewsPage {...props} />
      </MemoryRouter>,
    );
    const links = [...box.querySelectorAll('nav[aria-label="Read and watch"] a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      path,
      '/for-you',
      videos,
      '/touchline-tv',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
      null,
    ]);
  },
);
