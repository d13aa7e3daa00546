import { createApi } from '../client.ts';
import type { Loading } from '../load-api.server.ts';
import { aVisitor } from './visitor.ts';

/**
 * A page that is loaded at `now` (ms), and what answers its calls: by path a
 * body, or a whole answer; 404 to the others. `asked` are the paths so far.
 */
export function asking(
  now: number,
  answers: Record<string, unknown>,
): { asked: string[]; loading: Loading } {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const answer = answers[pathname];
    if (answer instanceof Response) return answer;
    return answer === undefined
      ? Response.json({ message: 'None' }, { status: 404 })
      : Response.json(answer);
  };
  const api = createApi({ origin: 'https://example.org', fetch, report: () => {} });
  return {
    asked,
    loading: {
      api,
      timeZone: 'UTC',
      edge: {
        fetch,
        visitor: aVisitor(),
        now,
        nonce: '',
        report: () => {},
        reportFault: () => {},
      },
    },
  };
}
