/** Attributes that shape the display; any other may contain text. */
const SHAPES =
  /^(?:class|style|id|for|type|role|rel|lang|dir|width|height|viewBox|d|[cr][xy]?|[xy][12]?|points|fill.*|stroke.*|transform|tabindex|hidden|open|checked|disabled|aria-(?:hidden|current|expanded|pressed|selected|busy|live)|data-(?:theme|brand|layout|page|bar|flags)|rr_.*|_cssText)$/;
/** Addresses, whose query may identify the user. */
const ADDRESSES = new Set(['action', 'href', 'src']);

/** Returns an event as JSON, without text that a person reads or typed. */
export function maskedJson(event: object): string {
  return JSON.stringify(event, (key, value: unknown) => {
    if (key === 'attributes' && isRecord(value)) return maskedAttributes(value);
    if (key === 'href' && typeof value === 'string') return withoutQuery(value);
    return value;
  });
}

function maskedAttributes(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (typeof value !== 'string' || SHAPES.test(name)) return [name, value];
      return [name, ADDRESSES.has(name) ? withoutQuery(value) : value.replace(/\S/g, '*')];
    }),
  );
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*/s, '');
}

/**
 * Whether a value is an object and not an array. Mutations have `attributes` as an array, which is
 * masked item by item.
 */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
