import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { SUGGESTED } from './suggested.ts';
import type { SuggestionGroup, Suggestions } from './suggestions.ts';

/** Debounce of typing, ms. */
const PAUSE = 180;

/** Returns suggestions for the typed text, loaded when typing pauses; loads nothing for null. */
export function useSuggestions(text: string | null): {
  groups: Suggestions['groups'];
  /** True until the groups belong to the typed text. */
  isLoading: boolean;
  /** Whether the load for the typed text failed. */
  isFailed: boolean;
} {
  const { load, data } = useFetcher<Suggestions>();
  const { data: ofStartup = [] } = useFetcher<SuggestionGroup[]>({ key: SUGGESTED.key });
  const keyword = text === null ? null : text.trim();

  useEffect(() => {
    if (keyword === null) return undefined;
    const query = new URLSearchParams({ keyword });
    const timer = setTimeout(
      () => void load(`/resources/search-suggestions?${query}`),
      keyword === '' ? 0 : PAUSE,
    );
    return () => clearTimeout(timer);
  }, [keyword, load]);

  const isCurrent = data?.keyword === keyword;
  // Without a network the box still offers what was loaded at startup.
  if (isCurrent && data.isFailed && keyword === '' && ofStartup.length > 0)
    return { groups: ofStartup, isLoading: false, isFailed: false };
  // While a response is pending, the previous letters' suggestions stay, so that the list does not blink.
  const isAkin =
    data !== undefined && data.keyword !== '' && (keyword?.startsWith(data.keyword) ?? false);
  return {
    groups: isCurrent || isAkin ? (data?.groups ?? []) : [],
    isLoading: !isCurrent,
    isFailed: isCurrent && data.isFailed,
  };
}
