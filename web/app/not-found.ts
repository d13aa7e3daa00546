import { data } from 'react-router';

/** Returns the 404 of spec point 8, to throw if a page is missing. */
export function notFound() {
  return data(null, { status: 404, statusText: 'Page Not Found' });
}
