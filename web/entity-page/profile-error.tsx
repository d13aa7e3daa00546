import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '../app/error-page.tsx';
import { pageErrorOf } from '../app/page-error.ts';
import { useBrand } from '../app/shell.ts';
import { useText } from '../ui/use-text.ts';

/** Shows that a league or team is missing (with the text of spec point 8) or failed to load. */
export function ProfileError({ error }: { error: unknown }) {
  const t = useText();
  const page = pageErrorOf(error);
  const isSaid = isRouteErrorResponse(error) && typeof error.data === 'string';
  const brand = useBrand();
  return (
    <>
      <title>{`${t(`status.${page.status}`)} · ${brand.brandDisplayName}`}</title>
      <ErrorPage error={isSaid ? { ...page, message: error.data } : page} />
    </>
  );
}
