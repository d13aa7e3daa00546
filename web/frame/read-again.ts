import * as v from 'valibot';
import type { LivePage } from './frame-page.ts';
import { isLiveScreen } from './live-screens.tsx';

const pageSchema = v.object({
  screen: v.pipe(v.string(), v.check(isLiveScreen)),
  content: v.record(v.string(), v.unknown()),
});

/**
 * Of a page its outline. What its screen shows is written and read by one build, as in the HTML:
 * the build is compared, since schemas of all that screens show would be larger than they.
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
 * Returns a page's data as it would be made now: its address, the page's own unless another is
 * named, answers with it. Null where nothing can be had; a product of another build has the page
 * opened again.
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
