import { PolicyPage, PolicyText, PolicyTitle } from '../about/policy-page.tsx';
import { policyOfPage } from '../about/policy-route.server.ts';
import { policyPath, POLICIES } from '../about/policy-type.ts';
import { pageMeta } from '../app/page-meta.ts';
import type { Route } from './+types/policy-list';

export function loader({ context, url }: Route.LoaderArgs) {
  const { type, introduction, sections } = policyOfPage(context, url);
  return { type, introduction, sections: sections.map(({ id, title }) => ({ id, title })) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData ? POLICIES[loaderData.type] : 'Policy';
  return pageMeta(
    {
      title,
      description: `${title}, section by section.`,
      ...(loaderData && { path: policyPath(loaderData.type) }),
    },
    matches[0].loaderData,
  );
}

export default function PolicyList({ loaderData }: Route.ComponentProps) {
  const { type, introduction, sections } = loaderData;
  return (
    <PolicyPage type={type} sections={sections}>
      <PolicyTitle isInHeader>{POLICIES[type]}</PolicyTitle>
      <PolicyText html={introduction} />
    </PolicyPage>
  );
}
