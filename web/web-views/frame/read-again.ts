import * as v from 'valibot';
import type { LivePage } from './frame-page.ts';
import { isLiveScreen } from './live-screens.tsx';

const pageSchema = v.object({
  screen: v.pipe(v.string(), v.check(isLiveScreen)),
  content: v.record(v.string(), v.unknown()),
});

/**
 * The outline of a response. The code checks the build instead of the content: the same build
 * writes and reads it, and schemas of all contents would be larger than the screens.
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
 * Returns a page's current data, from its own address or another; null if they are not available.
 * Reloads the page if another build of the product responds.
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
