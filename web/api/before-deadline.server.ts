/**
 * Resolves to the value of `reading`; rejects if `deadline` aborts first. Neither a call within the Worker nor the
 * reading of a body observes a signal.
 */
export async function beforeDeadline<Value>(
  deadline: AbortSignal,
  reading: Promise<Value>,
): Promise<Value> {
  let onAbort = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(new Error('No answer in time'));
  });
  deadline.addEventListener('abort', onAbort, { once: true });
  if (deadline.aborted) onAbort();
  try {
    return await Promise.race([reading, late]);
  } finally {
    deadline.removeEventListener('abort', onAbort);
  }
}
