import { data } from 'react-router';
import { failedBy } from './settled.ts';

/** Returns a required value; a failed call becomes the page's response. */
export async function orThrowResponse<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    const { message, status } = failedBy(error);
    throw data(message, { status });
  }
}
