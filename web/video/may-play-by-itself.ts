interface Connection {
  /** The fan has asked for few data. */
  saveData?: boolean;
}

/** Whether what the fan has not asked for may begin: not where they save data, or want little motion. */
export function mayPlayByItself(): boolean {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return connection?.saveData !== true && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
