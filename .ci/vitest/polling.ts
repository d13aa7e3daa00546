/** How long tests wait for what must become true, and how often they look, in milliseconds. */
export const POLLING = { timeout: 30_000, interval: 20 };
