import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { visitorFacts } from '../about/visitor-facts.ts';
import { VisitorPage } from '../about/visitor-page.tsx';
import { notFound } from '../app/not-found.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { Route } from './+types/test';

export const handle: RouteHandle = { pageName: 'test', layout: 'blank' };

/** Returns the edge's facts about the visitor in test mode; elsewhere throws a 404. */
export function loader({ context }: Route.LoaderArgs) {
  const groups = visitorFacts(context.get(edgeContext));
  if (!groups) throw notFound();
  return { groups };
}

export function meta({ matches }: Route.MetaArgs) {
  const title = metaText(matches[0].loaderData)('testPage.title');
  return pageMeta({ title, description: title, isIndexed: false }, matches[0].loaderData);
}

export default function Test({ loaderData }: Route.ComponentProps) {
  return <VisitorPage groups={loaderData.groups} />;
}
