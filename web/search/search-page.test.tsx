import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { SearchPage } from './search-page.tsx';

const NONE = { items: [], page: 1, size: 6, total: 0 };
const nothing = { sport: NONE, league: NONE, team: NONE, player: NONE, match: NONE };

function pageText(videos: string | null): string {
  const found = {
    kind: 'loaded',
    value: { kind: 'found', total: 0, results: nothing },
  } as const;
  const entry = { keyword: 'keeper', kind: null, page: 1 };
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <SearchPage entry={entry} found={found}>
          {videos}
        </SearchPage>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />);
}

test('a search that finds nothing says so', () => {
  expect(pageText(null)).toContain('Nothing found for');
});

test('a search that finds only videos shows them and does not say “Nothing found”', () => {
  expect(pageText('Video of a keeper')).toContain('Video of a keeper');
  expect(pageText('Video of a keeper')).not.toContain('Nothing found for');
});
