/*
 * What the Worker uses of Node's modules (`nodejs_compat`). Node's own types
 * would bring its globals, which differ from the platform's.
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
