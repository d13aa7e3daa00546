/*
 * Types of the Node modules that the Worker uses (`nodejs_compat`). Node's own types would also declare its
 * globals, which differ from the platform's.
 */

declare module 'node:async_hooks' {
  export class AsyncLocalStorage<Store> {
    run<Result>(store: Store, work: () => Result): Result;
    getStore(): Store | undefined;
  }
}

declare module 'node:util' {
  export function format(...values: unknown[]): string;
}

declare module 'node:crypto' {
  interface ScryptCost {
    /** CPU and memory: a power of two. */
    N: number;
    r: number;
    p: number;
    /** Memory limit, bytes; at least 128 * N * r is needed. */
    maxmem: number;
  }
  export function scrypt(
    password: string,
    salt: Uint8Array,
    length: number,
    cost: ScryptCost,
    done: (error: Error | null, key: Uint8Array) => void,
  ): void;
  export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean;
}
