/** Path of the service worker that shows alerts, the product's only one (ADR 114). */
export const ALERTS_WORKER = '/alerts-worker.js';
