import { edgeContext } from '../../edge/contracts/edge-context.ts';
import type { RouterContextProvider } from 'react-router';
import { notFound } from '../app/not-found.ts';
import { isPolicyType } from './policy-type.ts';
import { readPolicy } from './read-policy.server.ts';

/** The policy that a page under `/about/{type}` is of, in the visitor's language and the words of their brand. */
export function policyOfPage(context: Readonly<RouterContextProvider>, url: URL) {
  const type = url.pathname.split('/')[2] ?? '';
  if (!isPolicyType(type)) throw notFound();
  const { brand, language } = context.get(edgeContext).visitor;
  return { type, ...readPolicy(type, brand, language) };
}
