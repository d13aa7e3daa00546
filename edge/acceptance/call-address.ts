import type { ApiCall } from '../contracts/api-call.ts';
import { PRODUCT } from '../contracts/product.ts';
import type { Values } from './contract-cases.ts';

/** Where the product's own origin serves each API. */
const PREFIX: Record<ApiCall['api'], string> = {
  media: '/api/media',
  patron: `/api/${PRODUCT}-patron`,
};

/** A call's path at its API, and its query, with these values. */
export function addressOf(call: Pick<ApiCall, 'path'>, values: Values = {}): string {
  const left = new Map(Object.entries(values));
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = left.get(name);
    if (value === undefined) throw new Error(`${call.path} takes a value for ${name}`);
    left.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams([...left].map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The same at the product's own origin. */
export function ownAddressOf(call: Pick<ApiCall, 'path' | 'api'>, values?: Values): string {
  return PREFIX[call.api] + addressOf(call, values);
}
