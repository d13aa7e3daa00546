/** Resolves in a later turn of the event loop, so that other requests of the isolate come first. */
export function endOfTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
