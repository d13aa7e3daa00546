import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import * as v from 'valibot';
import { BROWSER_FLAGS, findBrowser } from '../../../.ci/browser.ts';
import { answerHelp } from '../../../.ci/help.ts';
import { articlePageSchema } from '../../../edge/contracts/article.ts';
import { LANGUAGES } from '../../../edge/contracts/language.ts';
import { videoPageSchema } from '../../../edge/contracts/video.ts';
import { liveMatch, startProduct } from '../../../bench/product.ts';
import { videoPath } from '../../paths/video-path.ts';
import { Fan } from './fan.ts';
import { DESKTOP, FOLDER, openPage, PHONE, takePicture, type View } from './view.ts';

answerHelp(`Usage: npm run tool -- screenshots

Takes the pictures of the README's gallery, of the product as "npm start" runs
it with its demo: every main screen on a phone and a desktop, light and dark,
and on a phone in each other language; of smaller screens each of these once.
They replace those in docs/pictures/.`);

const articlesSchema = v.object({ data: articlePageSchema });
const videosSchema = v.object({ data: videoPageSchema });

const MAIN_VIEWS: View[] = [
  ...[PHONE, DESKTOP].flatMap((screen) =>
    (['light', 'dark'] as const).map((theme) => ({ screen, theme, language: 'en' as const })),
  ),
  ...LANGUAGES.filter((language) => language !== 'en').map((language) => ({
    screen: PHONE,
    theme: 'light' as const,
    language,
  })),
];

/** Views for smaller screens, one fan each. */
const FANS: { name: string; view: View }[] = [
  { name: 'ana_prado', view: { screen: PHONE, theme: 'light', language: 'en' } },
  { name: 'bia_ramos', view: { screen: PHONE, theme: 'dark', language: 'pt-BR' } },
  { name: 'leo_campos', view: { screen: DESKTOP, theme: 'light', language: 'es-MX' } },
  { name: 'max_field', view: { screen: DESKTOP, theme: 'dark', language: 'en' } },
];

interface Screen {
  screen: string;
  path: string;
  /** It needs a signed-in user. */
  isMember?: boolean;
}

const SMALL_SCREENS: readonly Screen[] = [
  { screen: 'favourites-edited', path: '/favourite/edit/team' },
  { screen: 'my-matches', path: '/football/matches/favourite' },
  { screen: 'news-search', path: '/news/search?keyword=tennis' },
  { screen: 'playlist', path: '/news/playlist/popular' },
  { screen: 'channel-home', path: '/touchline-tv-home' },
  // Phones only: a desktop is sent to Home.
  { screen: 'channel-list', path: '/touchline-tv/my-list' },
];

await using cleanup = new AsyncDisposableStack();
const product = await startProduct(cleanup, { feed: 'simulator' });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: BROWSER_FLAGS,
});
cleanup.defer(() => browser.close());
await mkdir(FOLDER, { recursive: true });
const { matchId, leagueId, teamId } = await liveMatch(product, 'football');
const { matchId: tennisId } = await liveMatch(product, 'tennis');
const { matchId: basketballId } = await liveMatch(product, 'basketball');
await product.seeded();

const fans: Fan[] = [];
for (const { name, view } of FANS) {
  // A network gets a few codes an hour: each fan has its own.
  const extraHTTPHeaders = { 'cf-connecting-ip': `192.0.2.${fans.length + 1}` };
  const page = await openPage(browser, view, { extraHTTPHeaders });
  const fan = new Fan(page, product.url.origin, view, `${name}@example.org`);
  await fan.signUp(name);
  await fan.star('/football/matches/all');
  await fan.star('/football/teams');
  fans.push(fan);
}
const member = await fans[0]?.page.context().storageState();

const screensIn = async (language: View['language']): Promise<Screen[]> => [
  { screen: 'home', path: '/' },
  { screen: 'matches', path: '/football/matches/all' },
  { screen: 'match', path: `/football/match/${matchId}` },
  { screen: 'tennis', path: `/tennis/match/${tennisId}` },
  { screen: 'basketball', path: `/basketball/match/${basketballId}` },
  { screen: 'bracket', path: '/football/league/demo-fb-6/bracket' },
  { screen: 'league', path: `/football/league/${leagueId}/standings` },
  { screen: 'team', path: `/football/team/${teamId}` },
  { screen: 'news', path: '/news' },
  { screen: 'article', path: `/news/article/${await latestArticle(language)}` },
  { screen: 'highlights', path: '/highlights' },
  { screen: 'video', path: await latestVideo(language) },
  { screen: 'channel', path: '/touchline-tv' },
  { screen: 'sign-in', path: '/me/edit-profile' },
  { screen: 'account', path: '/me/security-and-privacy', isMember: true },
  { screen: 'favourites', path: '/for-you', isMember: true },
];
for (const view of MAIN_VIEWS) {
  const visitor = await openPage(browser, view);
  const signedIn = await openPage(browser, view, { storageState: member });
  for (const { screen, path, isMember = false } of await screensIn(view.language)) {
    const page = isMember ? signedIn : visitor;
    const { href } = new URL(`${path}?lang=${view.language}`, product.url.origin);
    await page.goto(href, { waitUntil: 'networkidle' });
    await takePicture(page, screen, view);
  }
  await visitor.context().close();
  await signedIn.context().close();
}

for (const fan of fans) {
  for (const { screen, path } of SMALL_SCREENS) {
    if (screen === 'channel-list' && fan.isOnDesktop) continue;
    await fan.goTo(path);
    await fan.take(screen);
  }
  await fan.chooseCountry();
  await fan.askToDelete();
  await fan.resetPassword();
}

/** Returns a demo article's id. */
async function latestArticle(language: View['language']): Promise<string> {
  const news = await product.media(`/v1/news?language=${language}`);
  const [article] = v.parse(articlesSchema, news).data.articles;
  if (!article) throw new Error('The demo has no article.');
  return article.articleId;
}

/** Returns a demo video's path. */
async function latestVideo(language: View['language']): Promise<string> {
  const list = await product.media(`/v1/news/video/list?language=${language}`);
  const [video] = v.parse(videosSchema, list).data.videos;
  if (!video) throw new Error('The demo has no video.');
  return videoPath({ id: video.videoId, slug: video.videoSlug, sportKey: null });
}
