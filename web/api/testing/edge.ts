import type { EdgeContext } from '../../../edge/contracts/edge-context.ts';
import { aVisitor } from './visitor.ts';

/** Returns what the edge passes to a page, at the time 0, with no answers. */
export function anEdge(more: Partial<EdgeContext> = {}): EdgeContext {
  return {
    fetch: async () => new Response(),
    visitor: aVisitor(),
    now: 0,
    cardAddress: async (matchId) => `/og/match/${matchId}.png`,
    pictureHosts: [],
    sites: {},
    nonce: '',
    report: () => {},
    reportFault: () => {},
    ...more,
  };
}
