// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ForYouPage } from '../favourites/pages/for-you-page.tsx';
import { TvHomePage, TvListPage } from '../tv/tv-home-page.tsx';
import { TvPage } from '../tv/tv-page.tsx';
import { HighlightsPage } from '../tv/videos/highlights-page.tsx';
import { NewsPage } from './news-page.tsx';

const renderClock = { now: 0, timeZone: 'UTC' };
const page = { kind: 'loaded', value: { entries: [], flag: null } } as const;
const nothing = { kind: 'failed', status: 503, message: 'Something went wrong.' } as const;
const tv = {
  isAvailable: true,
  guide: { kind: 'loaded' as const, value: [] },
  match: null,
  roomSnapshot: null,
  clips: [],
  renderClock,
  sdkKey: '',
};

/** Returns the addresses of a named navigation and of its current entry. */
function ways(name: string, content: ReactNode, isTvAvailable = true) {
  const routes = [{ id: 'root', path: '*', loader: () => null, element: content }];
  const hydrationData = { loaderData: { root: { isTvAvailable, startup: { country: null } } } };
  const router = createMemoryRouter(routes, { hydrationData });
  const box = document.createElement('div');
  box.innerHTML = renderToString(<RouterProvider router={router} />);
  const links = [...box.querySelectorAll(`nav[aria-label="${name}"] a`)];
  const current = links.find((link) => link.hasAttribute('aria-current'));
  return {
    all: links.map((link) => link.getAttribute('href')),
    current: current?.getAttribute('href') ?? null,
  };
}

const news = <NewsPage sportKey={null} page={page} renderClock={renderClock} />;
const ofTennis = <NewsPage sportKey="tennis" page={page} renderClock={renderClock} />;
const highlights = (
  <HighlightsPage sportKey={null} page={page} playlists={[]} renderClock={renderClock} />
);
const forYou = (
  <ForYouPage
    day={nothing}
    starred={[]}
    media={nothing}
    suggested={nothing}
    renderClock={renderClock}
  />
);

const channel = <TvPage {...tv} />;
const guide = <TvHomePage {...tv} />;
const list = <TvListPage renderClock={renderClock} />;
const off = <TvPage {...tv} isAvailable={false} />;

test.each([
  ['the news', news, '/news'],
  ['the highlights', highlights, '/highlights'],
  ['a fan’s own page', forYou, '/for-you'],
  ['the channel', channel, '/touchline-tv'],
  ['its guide', guide, '/touchline-tv'],
  ['a fan’s list of it', list, '/touchline-tv'],
] as const)(
  '%s: the navigation Read and watch has all entries and marks the current one',
  (_name, content, current) => {
    expect(ways('Read and watch', content)).toEqual({
      all: ['/news', '/for-you', '/highlights', '/touchline-tv'],
      current,
    });
  },
);

test('the news page of a sport links to the videos of that sport', () => {
  expect(ways('Read and watch', ofTennis)).toEqual({
    all: ['/tennis/news', '/for-you', '/highlights?sport=tennis', '/touchline-tv'],
    current: '/tennis/news',
  });
});

test.each([
  ['the news', news],
  ['the highlights', highlights],
  ['the channel', off],
] as const)(
  'while the channel is not available, the page of %s has no link to it',
  (_name, content) => {
    expect(ways('Read and watch', content, false).all).toEqual([
      '/news',
      '/for-you',
      '/highlights',
    ]);
    expect(ways('Live and highlights', content, false).all).toEqual([]);
  },
);

test('the video section has a live tab, the channel, and one of highlights', () => {
  const all = ['/touchline-tv', '/highlights'];
  expect(ways('Live and highlights', highlights)).toEqual({ all, current: '/highlights' });
  expect(ways('Live and highlights', <TvPage {...tv} />)).toEqual({
    all,
    current: '/touchline-tv',
  });
});
