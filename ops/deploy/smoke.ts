import { once } from 'node:events';
import { WebSocket } from 'ws';

interface Probe {
  path: string;
  status: number;
  /** Must be in the answer. */
  text: string;
}

/** One address of each kind of answer: pages, files, calls, health. */
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

/** A room that every product has. */
const SOCKET = '/parties/sport/football';

/** Longest wait for an answer or a frame, ms. */
const TIMEOUT_MS = 15_000;

/**
 * Requests ten addresses and a socket of a product. Returns what is wrong, each with its address; `headers`
 * choose the version that answers.
 */
export async function smokeTest(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const faults: string[] = [];
  // One after another: a limit on sockets or calls of one address is not of interest.
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
