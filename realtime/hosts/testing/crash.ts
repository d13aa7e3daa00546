import { runInDurableObject } from 'cloudflare:test';

/**
 * Ends an object like a crash: no handler finishes, no timer fires. Its stubs are unusable afterwards,
 * so that the next call needs a new one.
 */
export async function crash(object: DurableObjectStub<Rpc.DurableObjectBranded>): Promise<void> {
  await runInDurableObject(object, (_server, state) => state.abort('crash')).catch(() => {});
}
