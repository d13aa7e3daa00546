import { reset } from 'cloudflare:test';

// Files share one runtime: sockets and followers that the last one left would keep rooms of this one's hubs awake.
await reset();
