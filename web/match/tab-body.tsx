import type { ReactNode } from 'react';
import type { Settled } from '../api/settled.ts';
import { useText } from '../text/use-text.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import type { TabKey } from './tabs.ts';

/** What became of loading a tab; `empty` when there is no such data of the match. */
export type TabData<Value> = Settled<Value> | { kind: 'empty' };

export interface TabBodyProps<Value> {
  /** Which one it is: says what there is nothing of. */
  tab: Exclude<TabKey, 'overview' | 'standings'>;
  data: TabData<Value>;
  /** Null for a value that turns out to have nothing to show. */
  children: (value: Value) => ReactNode;
}

/** A tab's content, or why there is none. */
export function TabBody<Value>({ tab, data, children }: TabBodyProps<Value>) {
  const t = useText();
  if (data.kind === 'failed') return <LoadFailed message={data.message} />;
  const content = data.kind === 'loaded' ? children(data.value) : null;
  return content ?? <Notice title={t(`matchWithout.${tab}`)} />;
}
