import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';

const contexts: ExecutionContext[] = [];

/** Returns the context of a call, whose background work `backgroundDone` waits for. */
export function newContext(): ExecutionContext {
  const context = createExecutionContext();
  contexts.push(context);
  return context;
}

/** Resolves when what earlier calls do after their answers is done, or has failed. */
export async function backgroundDone(): Promise<void> {
  await Promise.allSettled(contexts.splice(0).map(waitOnExecutionContext));
}
