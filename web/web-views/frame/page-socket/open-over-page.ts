import { HUB_PATH } from '../../../../realtime/protocol/hub-query.ts';
import type { OpenSocket } from '../../../live/open-socket.ts';
import type { PageMessage } from './page-messages.ts';

/** A browser's close code for a lost connection. */
const LOST = 1006;

/** A frame's virtual socket on the page's channel. */
export interface PageSocket {
  id: string;
  receive: (message: PageMessage) => void;
  /** For a hidden frame. */
  leave: () => void;
}

export interface OverPageOptions {
  send: (message: PageMessage) => void;
  /** Opens this frame's own socket. */
  openSocket: OpenSocket;
  /** Registers it for messages. Returns the unregister function. */
  enter: (socket: PageSocket) => () => void;
  createId: () => string;
}

/**
 * Opens a virtual hub socket that the page's leader serves; sockets of single rooms stay the
 * frame's own. Asks every new leader, with the current positions.
 */
export function openOverPage({ send, openSocket, enter, createId }: OverPageOptions): OpenSocket {
  return (url, events) => {
    if (new URL(url()).pathname !== HUB_PATH) return openSocket(url, events);
    const id = createId();
    let isOpen = false;

    const ask = () =>
      send({ type: 'ask', from: id, rooms: new URL(url()).searchParams.get('rooms') ?? '' });
    const leave = () => send({ type: 'leave', from: id });

    function hear(isConnected: boolean): void {
      if (isConnected || !isOpen) events.onOpen();
      isOpen = true;
      if (isConnected) return;
      events.onClose(LOST);
      // Pings go on, so that a leader that ends without notice is detected.
      events.onMessage('pong');
    }

    const exit = enter({
      id,
      leave,
      receive: (message) => {
        if (message.type === 'carrying' || message.type === 'stopped') ask();
        if (!('to' in message) || !message.to.includes(id)) return;
        if (message.type === 'reported') events.onMessage(message.text);
        else hear(message.isConnected);
      },
    });
    ask();
    return {
      send: (text) => {
        if (text === 'ping') send({ type: 'ping', from: id });
      },
      close: () => {
        exit();
        leave();
      },
    };
  };
}
