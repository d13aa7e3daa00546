/** The command line does not say what to do; its message tells what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
