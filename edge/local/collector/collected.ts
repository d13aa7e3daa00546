import * as v from 'valibot';

const attributesSchema = v.optional(v.record(v.string(), v.string()));

/** A batch of Faro. Members that are not listed stay unchanged. */
export const collectedSchema = v.looseObject({
  meta: v.looseObject({
    app: v.looseObject({
      name: v.string(),
      environment: v.string(),
      version: v.optional(v.string()),
    }),
    page: v.optional(v.looseObject({ url: v.string() })),
    session: v.optional(v.looseObject({ id: v.string() })),
    view: v.optional(v.looseObject({ name: v.string() })),
    user: v.optional(v.looseObject({ attributes: attributesSchema })),
  }),
  events: v.optional(
    v.array(
      v.looseObject({
        name: v.string(),
        attributes: attributesSchema,
        // ISO 8601. Batches of the same second may arrive in any order.
        timestamp: v.optional(v.string()),
      }),
    ),
  ),
  exceptions: v.optional(v.array(v.looseObject({ value: v.string(), context: attributesSchema }))),
  logs: v.optional(v.array(v.looseObject({ message: v.string(), context: attributesSchema }))),
  measurements: v.optional(
    v.array(
      v.looseObject({ type: v.string(), values: v.optional(v.record(v.string(), v.number())) }),
    ),
  ),
  traces: v.optional(
    v.looseObject({
      resourceSpans: v.array(
        v.looseObject({
          scopeSpans: v.array(
            v.looseObject({ spans: v.array(v.looseObject({ name: v.string() })) }),
          ),
        }),
      ),
    }),
  ),
});
export type Collected = v.InferOutput<typeof collectedSchema>;

/** A batch of a visit's recording; its events are rrweb's own. */
export const recordedSchema = v.looseObject({
  session: v.string(),
  sequence: v.number(),
  user: v.nullable(v.string()),
  events: v.array(v.looseObject({ type: v.number(), timestamp: v.number() })),
});
export type Recorded = v.InferOutput<typeof recordedSchema>;

/** An entry of a batch, as the page and the command line show it. */
export interface CollectedItem {
  kind: 'event' | 'error' | 'log' | 'measurement' | 'trace';
  text: string;
  details: Readonly<Record<string, string | number>>;
}

/** Returns a batch's entries, ordered by kind. */
export function itemsOf(batch: Collected): CollectedItem[] {
  const { events = [], exceptions = [], logs = [], measurements = [], traces } = batch;
  const spans = traces?.resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap((scope) => scope.spans),
  );
  return [
    ...events.map(({ name, attributes = {} }) => item('event', name, attributes)),
    ...exceptions.map(({ value, context = {} }) => item('error', value, context)),
    ...logs.map(({ message, context = {} }) => item('log', message, context)),
    ...measurements.map(({ type, values = {} }) => item('measurement', type, values)),
    ...(spans ?? []).map(({ name }) => item('trace', name, {})),
  ];
}

function item(
  kind: CollectedItem['kind'],
  text: string,
  details: CollectedItem['details'],
): CollectedItem {
  return { kind, text, details };
}
