import { data } from 'react-router';
import { ErrorPage } from '../app/error-page.tsx';
import { askedError } from '../app/page-error.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { Route } from './+types/error';

export const handle: RouteHandle = { pageName: 'error' };

/** Returns the error in `?status=&message=`, for the error page's own address (spec point 2). */
export function loader({ url }: Route.LoaderArgs) {
  const error = askedError(url.searchParams);
  return data(error, { status: error.status });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaText(matches[0].loaderData);
  const title = t(`status.${loaderData?.status ?? 500}`);
  return pageMeta({ title, description: title, isIndexed: false }, matches[0].loaderData);
}

export default function ErrorRoute({ loaderData }: Route.ComponentProps) {
  return <ErrorPage error={loaderData} />;
}
