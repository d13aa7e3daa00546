import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { CommentaryTab } from '../match/tabs/commentary/commentary-tab.tsx';
import { loadTab } from '../match/load-tab.server.ts';
import { TabBody } from '../match/tab-body.tsx';
import { useRefetchedTab } from '../match/use-refetched-tab.ts';
import type { Route } from './+types/match-commentary';

export function loader({ context, request, params, url }: Route.LoaderArgs) {
  const flag = url.searchParams.get('flag') ?? undefined;
  return loadTab({ context, request, url, params }, async ({ api }, signal) => ({
    // A match's room may have commentary that the catalogue lacks.
    commentary: await callOrNull(
      api,
      CALLS.getCommentary,
      { id: params.matchId, flag, size: 50 },
      signal,
    ),
  }));
}

export default function CommentaryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <TabBody tab="commentary" data={useRefetchedTab(loaderData)}>
      {({ commentary }) => <CommentaryTab brought={commentary} />}
    </TabBody>
  );
}
