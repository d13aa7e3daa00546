/** Delay before a failed load is retried, ms. */
const RETRY_MS = 2_000;

/** Returns a module once it has loaded. A failed load is retried after 2 s, without end. */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resume) => {
      setTimeout(resume, RETRY_MS);
    });
    return loadWithRetry(load);
  }
}
