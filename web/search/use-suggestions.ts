import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { SUGGESTED } from './suggested.ts';
import type { SuggestionGroup, Suggestions } from './suggestions.ts';

/** A pause in typing, ms. */
const PAUSE = 180;

/** What is suggested for what is typed, asked for when the typing pauses; for null nothing is. */
export function useSuggestions(text: string | null): {
  groups: Suggestions['groups'];
  /** True until what is shown belongs to what is typed. */
  isLoading: boolean;
  /** Whether it could not be asked for what is typed. */
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
  // While an answer is awaited the suggestions for the letters before stay, so that the list does not blink.
  const isAkin =
    data !== undefined && data.keyword !== '' && (keyword?.startsWith(data.keyword) ?? false);
  return {
    groups: isCurrent || isAkin ? (data?.groups ?? []) : [],
    isLoading: !isCurrent,
    isFailed: isCurrent && data.isFailed,
  };
}
