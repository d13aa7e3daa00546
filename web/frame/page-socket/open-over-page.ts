import { HUB_PATH } from '../../../realtime/protocol/hub-query.ts';
import type { OpenSocket } from '../../live/open-socket.ts';
import type { PageMessage } from './page-messages.ts';

/** As a browser's code for a connection that was lost. */
const LOST = 1006;

/** A socket over the page, as the frame that it is in holds it. */
export interface PageSocket {
  id: string;
  receive: (message: PageMessage) => void;
  /** Its frame is put away. */
  leave: () => void;
}

export interface OverPageOptions {
  send: (message: PageMessage) => void;
  /** Opens a socket of this frame alone. */
  openSocket: OpenSocket;
  /** Messages are given to it until what this returns is called. */
  enter: (socket: PageSocket) => () => void;
  createId: () => string;
}

/**
 * Opens what looks like a socket of a hub and comes by way of the page's
 * carrier; a room's own is the frame's own. It asks whoever becomes the carrier,
 * each time with what is held then.
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
      // Pings go on, so that a carrier that ends meanwhile without a word is missed.
      events.onMessage('pong');
    }

    const exit = enter({
      id,
      leave,
      receive: (message) => {
        if (message.type === 'carrying' || message.type === 'stopped') ask();
        if (!('to' in message) || !message.to.includes(id)) return;
        if (message.type === 'told') events.onMessage(message.text);
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
