import * as v from 'valibot';
import {
  createJointConnections,
  type Connections,
  type ConnectionsOptions,
} from '../../../live/connections.ts';
import { createCarrier, type Carrier } from './carrier.ts';
import { openOverPage, type PageSocket } from './open-over-page.ts';
import { PAGE_MESSAGES_VERSION, pageMessageSchema, type PageMessage } from './page-messages.ts';

/** A page, seen by one of its web views. */
export interface Page {
  /** The web view's id. */
  id: string;
  /** Sends it to others. */
  post: (message: PageMessage) => void;
  listen: (take: (message: unknown) => void) => void;
  /** Calls `leave` when the web view is removed or enters the browser's cache. */
  onHide: (leave: () => void) => void;
  /** Timeout for a leader's answer, ms: random, so that two rarely match. */
  patience: () => number;
}

/** Returns the page of this id; null if the browser lacks or forbids BroadcastChannel. */
export function pageOf(pageId: string): Page | null {
  const channel = channelOf(`page-socket ${PAGE_MESSAGES_VERSION} ${pageId}`);
  return (
    channel && {
      id: Math.random().toString(36).slice(2),
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      post: (message) => channel.postMessage(message),
      listen: (take) => channel.addEventListener('message', ({ data }) => take(data)),
      onHide: (leave) => window.addEventListener('pagehide', leave),
      patience: () => 100 + Math.random() * 200,
    }
  );
}

function channelOf(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/**
 * Returns connections over one socket per page. A frame whose request gets no answer becomes the
 * leader and announces it; a leader that stops announces that too, and all ask again with their
 * positions. If two lead, the lower id stays.
 */
export function shareConnections(options: ConnectionsOptions, page: Page): Connections {
  const sockets = new Set<PageSocket>();
  let opened = 0;
  let carrier: Carrier | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  /** Sends to all frames, this one too, asynchronously. */
  function send(message: PageMessage): void {
    page.post(message);
    queueMicrotask(() => deliver(message));
    if (message.type === 'ask' && !carrier) waiting ??= setTimeout(carry, page.patience());
  }

  function deliver(message: PageMessage): void {
    if (message.type === 'carrying' || isAnswer(message)) stopWaiting();
    if (message.type === 'carrying' && message.by !== page.id && carrier) {
      if (message.by < page.id) stopCarrying();
      else send({ type: 'carrying', by: page.id });
    }
    carrier?.receive(message);
    for (const socket of sockets) socket.receive(message);
  }

  const isAnswer = (message: PageMessage) =>
    message.type === 'connected' && [...sockets].some(({ id }) => message.to.includes(id));

  function stopWaiting(): void {
    clearTimeout(waiting);
    waiting = undefined;
  }

  function carry(): void {
    stopWaiting();
    carrier = createCarrier({
      connect: (onConnected) => createJointConnections({ ...options, onConnected }),
      send,
    });
    send({ type: 'carrying', by: page.id });
  }

  function stopCarrying(): void {
    carrier?.close();
    carrier = undefined;
    send({ type: 'stopped' });
  }

  page.listen((message) => {
    const parsed = v.safeParse(pageMessageSchema, message);
    if (parsed.success) deliver(parsed.output);
  });
  // A frame restored from the cache asks again by itself (`watch-return.ts`).
  page.onHide(() => {
    for (const socket of sockets) socket.leave();
    sockets.clear();
    if (carrier) stopCarrying();
    stopWaiting();
  });
  return createJointConnections({
    ...options,
    openSocket: openOverPage({
      send,
      openSocket: options.openSocket,
      createId: () => `${page.id}-${(opened += 1)}`,
      enter: (socket) => {
        sockets.add(socket);
        return () => void sockets.delete(socket);
      },
    }),
  });
}
