import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { BRANDS } from '../../edge/shared/brand/brand.ts';
import type { Language } from '../../edge/contracts/language.ts';
import type { AppLink } from '../about/app-download/app-link.ts';
import type { PageSetting } from '../app/page-meta.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import type { League } from '../domain/match.ts';
import { LiveContext } from '../live/live-context.ts';
import { aLive } from '../live/testing/a-live.ts';
import { aLine, START } from '../live/testing/lines.ts';
import { createTicker } from '../live/ticker.ts';
import { articleData } from '../news/testing/article-data.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { TextContext } from '../ui/use-text.ts';
import { videoData } from '../tv/videos/testing/video-data.ts';
import type { Shared } from './load-shared.server.ts';
import type { ShareType } from './share-type.ts';
import { sharedMeta } from './shared-meta.ts';
import { SharedPage } from './shared-page.tsx';

const renderClock = { now: START, timeZone: 'UTC' };
const roomSnapshot = { sportKey: 'football', snapshot: null } as const;
const match = matchOfLine(aLine('m1', { score: { home: 2, away: 1 } }));
const league: League = { id: 'l1', name: 'League One', sportKey: 'football', country: 'Spain' };
const pick = { matchId: 'm1', market: 'match-winner', line: null } as const;

const SHARED: { [Type in ShareType]: Extract<Shared, { type: Type }> } = {
  match: {
    type: 'match',
    path: '/football/match/home-m1-vs-away-m1/m1',
    match,
    setting: { league, round: null, group: null, venue: null },
    held: null,
    card: '/og/match/m1.png',
    status: 200,
    roomSnapshot,
  },
  article: { type: 'article', path: '/football/news/late-goal/a1', data: articleData() },
  video: { type: 'video', path: '/football/news/video/late-goal/v1', data: videoData() },
  team: {
    type: 'team',
    path: '/football/team/home-m1/m1-h/overview',
    team: { id: 'm1-h', name: 'Home m1', shortName: 'Home', sportKey: 'football' },
    matches: [match],
    roomSnapshot,
  },
  league: {
    type: 'league',
    path: '/football/league/league-one/l1/overview',
    league,
    matches: [],
    roomSnapshot,
  },
  slip: {
    type: 'slip',
    path: '/share/slip/code',
    format: 'decimal',
    slip: {
      roomSnapshots: [roomSnapshot],
      selections: [
        { ...pick, outcome: 'home', match, price: 2 },
        { ...pick, market: 'total', line: 2.5, outcome: 'over', match, price: 1.75 },
      ],
    },
  },
};

function rendered(shared: Shared, app: AppLink | null = null, language: Language = 'en'): string {
  const page = <SharedPage data={{ shared, app, renderClock }} brand={BRANDS.tv} />;
  const Stub = createRoutesStub([{ path: '*', Component: () => page }]);
  return renderToStaticMarkup(
    <TextContext value={textOf(language)}>
      <LiveContext value={{ live: aLive().live, ticker: createTicker(START, 0) }}>
        <Stub />
      </LiveContext>
    </TextContext>,
  );
}

const setting: PageSetting = {
  brand: BRANDS.tv,
  sites: { 'x-default': BRANDS.tv.feBaseUrl },
  language: 'en',
  isLanguageNamed: false,
};

test.each([
  ['match', 'Home m1 v Away m1', 'Follow the match'],
  ['article', 'Late goal', 'Read the article'],
  ['video', 'Late goal v1', 'Watch the video'],
  ['team', 'Home m1', 'To the team'],
  ['league', 'League One', 'To the league'],
] as const)('a shared %s shows its name and links to its page', (type, name, wayOn) => {
  const shared = SHARED[type];
  const html = rendered(shared);
  expect(html).toContain(name);
  expect(html).toMatch(new RegExp(`href="${shared.path}"[^>]*>${wayOn}<`));
});

test.each(['match', 'article', 'video', 'team', 'league'] as const)(
  'a shared %s has the Open Graph address of its own page',
  (type) => {
    const shared = SHARED[type];
    const meta = sharedMeta({ shared, app: null, renderClock }, setting);
    const url = BRANDS.tv.feBaseUrl + shared.path;
    expect(meta).toContainEqual({ property: 'og:url', content: url });
    expect(meta).toContainEqual(expect.objectContaining({ property: 'og:image' }));
    expect(meta).toContainEqual({
      name: 'apple-itunes-app',
      content: `app-id=1000000001, app-argument=${url}`,
    });
  },
);

test.each([
  ['en', '2 selections', '3.50'],
  ['pt-BR', '2 palpites', '3,50'],
  ['es-MX', '2 selecciones', '3.50'],
] as const)('in %s a slip shows its selections and their total', (language, title, total) => {
  const html = rendered(SHARED.slip, null, language);
  expect(html).toContain(title);
  expect(html).toContain('Home m1');
  expect(html).toContain('data-match-id="m1"');
  expect(html).toContain(total);
  expect(html).not.toContain('<form');
});

test('a slip has no total if a selection is no longer offered', () => {
  const { slip } = SHARED.slip;
  const [first, ...others] = slip.selections;
  if (!first) throw new Error('no selection');
  const selections = [{ ...first, price: null }, ...others];
  const html = rendered({ ...SHARED.slip, slip: { ...slip, selections } });
  expect(html.match(/not offered now/g)).toHaveLength(2);
});

test('a slip marks a match that is gone, and has no total then', () => {
  const { slip } = SHARED.slip;
  const gone = { ...pick, matchId: 'm9', outcome: 'home', match: null, price: null };
  const selections = [...slip.selections, gone];
  const html = rendered({ ...SHARED.slip, slip: { ...slip, selections } });
  expect(html).toContain('3 selections');
  expect(html).toContain('This match is not here any more');
  expect(html.match(/not offered now/g)).toHaveLength(1);
});

test('a slip has noindex for search engines', () => {
  const meta = sharedMeta({ shared: SHARED.slip, app: null, renderClock }, setting);
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('a phone gets a link to the app, other devices to the stores', () => {
  const opened = rendered(SHARED.match, { kind: 'open', href: 'intent://x' });
  expect(opened).toMatch(/href="intent:\/\/x"[^>]*>Open in the app</);
  expect(opened).not.toContain(BRANDS.tv.appStoreUrl);
  expect(rendered(SHARED.match)).toContain(BRANDS.tv.appStoreUrl);
});
