/** The product's queues, by the names that code and metrics give them: those of a local run. */
export const QUEUES = [
  'match-states',
  'match-states-dead',
  'match-alerts',
  'match-alerts-dead',
] as const;
export type QueueName = (typeof QUEUES)[number];

/**
 * Returns which of the product's queues has this name in wrangler.toml, in whatever environment:
 * `touchline-production-states` is `match-states`. Undefined for any other name, which a deployment refuses.
 */
export function queueOf(name: string): QueueName | undefined {
  return QUEUES.find((queue) => name.endsWith(queue.slice('match'.length)));
}
