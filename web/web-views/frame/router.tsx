import { createContext, useContext, type AnchorHTMLAttributes } from 'react';

/**
 * This module replaces the router for components in web views, which have no router. The build of
 * their scripts aliases `react-router` to it; an import of any other name fails that build.
 */

/** Reloads the page's data. */
export interface Revalidator {
  revalidate: () => Promise<void>;
  state: 'idle' | 'loading';
}

export const RevalidatorContext = createContext<Revalidator>({
  revalidate: async () => {},
  state: 'idle',
});

export function useRevalidator(): Revalidator {
  return useContext(RevalidatorContext);
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  replace?: boolean;
  preventScrollReset?: boolean;
  discover?: 'none';
}

/** Renders a plain HTML link without the router's options. */
export function Link(props: LinkProps) {
  const {
    to,
    replace: _replace,
    preventScrollReset: _keeps,
    discover: _early,
    children,
    ...rest
  } = props;
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/**
 * Returns a fetcher that loads nothing: web views do not show the parts of a match's page that use
 * it.
 */
export function useFetcher() {
  return { data: undefined, load: async () => {} };
}

export function useLocation(): { pathname: string; search: string } {
  return { pathname: location.pathname, search: location.search };
}
