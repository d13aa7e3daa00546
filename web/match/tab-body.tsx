import type { ReactNode } from 'react';
import type { Settled } from '../api/settled.ts';
import { useText } from '../ui/use-text.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import type { TabKey } from './tabs.ts';

/** Result of loading a tab; `empty` if the match has no such data. */
export type TabData<Value> = Settled<Value> | { kind: 'empty' };

export interface TabBodyProps<Value> {
  /** Names the missing data. */
  tab: Exclude<TabKey, 'overview' | 'standings'>;
  data: TabData<Value>;
  /** Returns null if the value has no content. */
  children: (value: Value) => ReactNode;
}

/** A tab's content, or why it has none. */
export function TabBody<Value>({ tab, data, children }: TabBodyProps<Value>) {
  const t = useText();
  if (data.kind === 'failed') return <LoadFailed message={data.message} />;
  const content = data.kind === 'loaded' ? children(data.value) : null;
  return content ?? <Notice title={t(`matchWithout.${tab}`)} />;
}
