/** Calls to trace: their paths contain one of these (spec point 7). */
const TRACED = ['/middle/account', '/order/share-code'];

export interface FetchSpan {
  traceId: string;
  spanId: string;
  method: string;
  /** Without the query, which may name the user. */
  path: string;
  /** ms since 1970. */
  start: number;
  end: number;
  /** Status of the response; null without one. */
  status: number | null;
}

/**
 * Measures every traced call and adds the header by which a server continues the trace (W3C Trace
 * Context). Other calls pass unchanged.
 */
export function traceFetches(
  target: { fetch: typeof fetch },
  push: (span: FetchSpan) => void,
): void {
  const { fetch: original } = target;
  target.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!TRACED.some((part) => url.pathname.includes(part)))
      return original.call(window, input, init);
    const request = new Request(input, init);
    const span = { traceId: randomHex(16), spanId: randomHex(8) };
    // Servers of other origins would have to allow the header first.
    if (url.origin === location.origin)
      request.headers.set('traceparent', `00-${span.traceId}-${span.spanId}-01`);
    const start = Date.now();
    const end = (status: number | null) =>
      push({ ...span, method: request.method, path: url.pathname, start, end: Date.now(), status });
    try {
      const response = await original.call(window, request);
      end(response.status);
      return response;
    } catch (error) {
      end(null);
      throw error;
    }
  };
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Returns a span in OpenTelemetry's format. */
export function otlpOf({ traceId, spanId, method, path, start, end, status }: FetchSpan) {
  return {
    resourceSpans: [
      {
        resource: { attributes: [], droppedAttributesCount: 0 },
        scopeSpans: [
          {
            scope: { name: 'fetch' },
            spans: [
              {
                traceId,
                spanId,
                name: `${method} ${path}`,
                kind: CLIENT,
                startTimeUnixNano: `${start}000000`,
                endTimeUnixNano: `${end}000000`,
                attributes: [
                  { key: 'http.request.method', value: { stringValue: method } },
                  { key: 'url.path', value: { stringValue: path } },
                  ...(status === null
                    ? []
                    : [{ key: 'http.response.status_code', value: { intValue: status } }]),
                ],
                droppedAttributesCount: 0,
                events: [],
                droppedEventsCount: 0,
                links: [],
                droppedLinksCount: 0,
                status: { code: status === null || status >= 400 ? FAILED : UNSET },
              },
            ],
          },
        ],
      },
    ],
  };
}

const CLIENT = 3;
const UNSET = 0;
const FAILED = 2;
