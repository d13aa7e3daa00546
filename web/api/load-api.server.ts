import type { RouterContextProvider } from 'react-router';
import { edgeContext, type EdgeContext } from '../../edge/contracts/edge-context.ts';
import { knownZone } from '../app/zone.ts';
import { createApi, type Api } from './client.ts';

export interface Loading {
  api: Api;
  edge: EdgeContext;
  /** The visitor's, if this runtime knows it. */
  timeZone: string;
}

/** What every loader needs: the calls, answered within the Worker, and who asks. */
export function loading(context: Readonly<RouterContextProvider>, request: Request): Loading {
  const edge = context.get(edgeContext);
  const api = createApi({
    origin: new URL(request.url).origin,
    fetch: edge.fetch,
    report: (path, { status, message }) => edge.report({ path, status, message }),
  });
  return { api, edge, timeZone: knownZone(edge.visitor.timeZone) };
}
