import * as v from 'valibot';
import type { LivePage } from './frame-page.ts';
import { isLiveScreen } from './live-screens.tsx';

const pageSchema = v.object({
  screen: v.pipe(v.string(), v.check(isLiveScreen)),
  content: v.record(v.string(), v.unknown()),
});

/**
 * A page's outline. One build writes and reads a screen's content, as in the HTML: comparing builds
 * suffices, as schemas of all contents would be larger than the screens.
 */
const answerSchema = v.object({
  live: v.nullable(
    v.object({
      page: v.custom<LivePage>((page) => v.is(pageSchema, page)),
      setting: v.object({ build: v.string() }),
    }),
  ),
});

/**
 * Returns a page's current data, from its own address or another. Null if it is not available;
 * another build of the product reloads the page.
 */
export async function readAgain(
  build: string,
  { address = location.href, reload = () => location.reload() } = {},
): Promise<LivePage | null> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) return null;
  const { live } = v.parse(answerSchema, await answer.json());
  if (!live) return null;
  if (live.setting.build === build) return live.page;
  reload();
  return null;
}
