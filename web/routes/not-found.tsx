import { notFound } from '../app/not-found.ts';

export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
