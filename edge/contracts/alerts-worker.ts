/** Path of the service worker that shows alerts: the product has no other (ADR 114). */
export const ALERTS_WORKER = '/alerts-worker.js';
