import { isApiFailure } from './failure.ts';

/** Status of withdrawn content. */
export const GONE = 410;

/** Returns the value, or 'withdrawn' if it was published earlier (410). */
export async function orWithdrawn<Answer>(asked: Promise<Answer>): Promise<Answer | 'withdrawn'> {
  return asked.catch((error: unknown) => {
    if (isApiFailure(error) && error.status === GONE) return 'withdrawn' as const;
    throw error;
  });
}
