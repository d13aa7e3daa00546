import { data } from 'react-router';

/** Throw it where a page does not exist: the 404 page of spec point 8. */
export function notFound() {
  return data(null, { status: 404, statusText: 'Page Not Found' });
}
