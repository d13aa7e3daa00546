interface Connection {
  /** Whether the fan saves data. */
  saveData?: boolean;
}

/** Whether media may start unrequested: not if the fan saves data or prefers reduced motion. */
export function mayPlayByItself(): boolean {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return connection?.saveData !== true && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
