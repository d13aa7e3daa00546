import { createApi } from '../client.ts';
import type { LoaderContext } from '../loader-context.server.ts';
import { anEdge } from './edge.ts';

/**
 * A page load at `now` (ms), with responses by path: a body or a whole response; others get 404.
 * `calledPaths` has the paths so far, `calledQueries` their queries.
 */
export function aLoaderContext(
  now: number,
  answers: Record<string, unknown>,
): { calledPaths: string[]; calledQueries: string[]; loaderContext: LoaderContext } {
  const calledPaths: string[] = [];
  const calledQueries: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    calledPaths.push(pathname);
    calledQueries.push(search);
    const answer = answers[pathname];
    if (answer instanceof Response) return answer;
    return answer === undefined
      ? Response.json({ message: 'None' }, { status: 404 })
      : Response.json(answer);
  };
  const api = createApi({ origin: 'https://example.org', fetch, report: () => {} });
  return {
    calledPaths,
    calledQueries,
    loaderContext: {
      api,
      timeZone: 'UTC',
      edge: anEdge({ fetch, now }),
    },
  };
}
