import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { notFound } from '../app/not-found.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { useShell } from '../app/shell.ts';
import { OpsPage } from '../ops/ops-page.tsx';
import { UnlockForm } from '../ops/unlock-form.tsx';
import type { Route } from './+types/ops';

export const handle: RouteHandle = { pageName: 'ops', layout: 'blank' };

/**
 * Returns the figures for an operator, and null if the visitor must enter the password. Throws a
 * 404 if the edge offers the visitor no such page.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { ops } = context.get(edgeContext);
  if (!ops) throw notFound();
  if (ops.kind === 'locked') return null;
  return { ops: await ops.read(), isSession: ops.isSession };
}

export function meta({ matches }: Route.MetaArgs) {
  const title = metaText(matches[0].loaderData)('ops.title');
  return pageMeta({ title, description: title, isIndexed: false }, matches[0].loaderData);
}

export default function OpsRoute({ loaderData }: Route.ComponentProps) {
  const visitor = useShell();
  if (!loaderData) return <UnlockForm />;
  const { ops, isSession } = loaderData;
  return <OpsPage loaded={ops} isSession={isSession} timeZone={visitor?.timeZone ?? 'UTC'} />;
}
