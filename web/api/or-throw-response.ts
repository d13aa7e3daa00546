import { data } from 'react-router';
import { failedBy } from './settled.ts';

/** What a page cannot do without: a call that fails becomes the answer of the page. */
export async function orThrowResponse<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    const { message, status } = failedBy(error);
    throw data(message, { status });
  }
}
