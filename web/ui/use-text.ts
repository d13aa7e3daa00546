import type { FormatValues } from 'icu-minify/format';
import { createContext, createElement, Fragment, useContext, type ReactNode } from 'react';
import type { TagsOf, TextKey, ValuesOf } from '../../edge/shared/text/messages.ts';
import { textOf, type Text } from '../../edge/shared/text/text.ts';

/** Texts in the visitor's language; `entry.server.tsx` and `entry.client.tsx` provide them. */
export const TextContext = createContext(textOf('en'));

/** `const t = useText()`, then `t('footer.support')`. */
export function useText(): Text {
  return useContext(TextContext);
}

/**
 * Returns a text with tags: `rich(t, 'restricted.mistake', { email, link: (words) => <a>{words}</a>
 * })`.
 */
export function rich<Key extends TextKey>(
  t: Text,
  key: Key,
  values: ValuesOf<Key> & TagsOf<Key, ReactNode>,
): ReactNode;
export function rich(t: Text, key: TextKey, values: FormatValues<ReactNode>): ReactNode {
  return createElement(Fragment, null, ...t.parts(key, values));
}
