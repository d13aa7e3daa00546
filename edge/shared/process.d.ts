declare module 'node:process' {
  /** On the platform it has the Worker's variables (`nodejs_compat`). */
  export const env: Readonly<Record<string, string | undefined>>;
}
