import { count, wholeOrigins, widgetHosts } from './kinds.ts';
import type { Settings } from './setting.ts';

export const ROOMS = {
  RELAY_THRESHOLD: {
    kind: count,
    meaning: 'most viewers of one match without relay rooms, of each relay and of each hub',
    default: '5000',
  },
  FAN_OUT: {
    kind: count,
    meaning: 'relays or hubs that follow one room, relay or hub; at least 2',
    default: '100',
  },
  HUBS: {
    kind: count,
    meaning: 'hubs that share the viewers of lists until one is full',
    default: '4',
  },
  SOCKETS_PER_ADDRESS: {
    kind: count,
    meaning:
      'sockets that one address may hold in one room, and open in all rooms within a minute; a /48 holds four times as many in a room; it opens twice as many at once, and as many again by networks that have not connected lately',
    default: '512',
  },
  SOCKET_ORIGINS: {
    kind: wholeOrigins,
    meaning: 'more origins that may open sockets',
    default: 'own origin and native apps',
  },
  WIDGET_ORIGINS: {
    kind: widgetHosts,
    meaning: 'sites that may show [widgets](widgets.md): web views under `/frame/`; `*`: all',
    default: 'own pages only',
  },
} as const satisfies Settings;
