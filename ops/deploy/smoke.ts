import { once } from 'node:events';
import { WebSocket } from 'ws';

interface Probe {
  path: string;
  status: number;
  /** Text that the answer must contain. */
  text: string;
}

/** Addresses of each kind of answer: pages, files, calls, health. */
const PROBES: readonly Probe[] = [
  { path: '/', status: 200, text: '</html>' },
  { path: '/matches', status: 200, text: '</html>' },
  { path: '/football/leagues', status: 200, text: '</html>' },
  { path: '/news', status: 200, text: '</html>' },
  { path: '/no/such/page', status: 404, text: '</html>' },
  { path: '/robots.txt', status: 200, text: 'User-agent' },
  { path: '/widgets.js', status: 200, text: 'iframe' },
  { path: '/api/media/v1/sports', status: 200, text: '"data"' },
  { path: '/healthz', status: 200, text: '"ok"' },
  { path: '/readyz', status: 200, text: '"ready"' },
];

/** Path of a room that every product has. */
const SOCKET = '/parties/sport/football';

/** Longest wait for an answer or a frame, ms. */
const TIMEOUT_MS = 15_000;

/**
 * Requests ten addresses of a product and opens a socket. Returns the faults, each with its address. `headers`
 * may choose the version that answers.
 */
export async function smokeTest(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const faults: string[] = [];
  // One after another, so that no rate limit affects the test.
  for (const probe of PROBES) faults.push(...(await probeFaults(url, probe, headers)));
  return [...faults, ...(await socketFaults(url, headers))];
}

export const SMOKE_SIZE = `${PROBES.length} addresses and a socket`;

async function probeFaults(
  url: string,
  { path, status, text }: Probe,
  headers: Readonly<Record<string, string>>,
): Promise<string[]> {
  try {
    const answer = await fetch(url + path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = await answer.text();
    if (answer.status !== status) return [`${path} answers ${answer.status}, not ${status}`];
    return body.includes(text) ? [] : [`${path} answers without ${text}`];
  } catch (error) {
    return [`${path} does not answer: ${String(error)}`];
  }
}

async function socketFaults(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<string[]> {
  const address = url.replace(/^http/, 'ws') + SOCKET;
  const socket = new WebSocket(address, { headers, handshakeTimeout: TIMEOUT_MS });
  try {
    const [frame] = await once(socket, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return String(frame).includes('"snapshot"') ? [] : [`${SOCKET} sends no snapshot first`];
  } catch (error) {
    return [`${SOCKET} opens no socket: ${String(error)}`];
  } finally {
    socket.terminate();
  }
}
