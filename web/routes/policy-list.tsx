import { PolicyPage, PolicyText, PolicyTitle } from '../about/policy-page.tsx';
import { policyOfPage } from '../about/policy-route.server.ts';
import { policyPath } from '../about/policy-type.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import { useText } from '../text/use-text.ts';
import type { Route } from './+types/policy-list';

export function loader({ context, url }: Route.LoaderArgs) {
  const { type, introduction, sections } = policyOfPage(context, url);
  return { type, introduction, sections: sections.map(({ id, title }) => ({ id, title })) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaText(matches[0].loaderData);
  const title = loaderData ? t(`policy.${loaderData.type}`) : t('policyPage.title');
  return pageMeta(
    {
      title,
      description: t('policyPage.description', { policy: title }),
      ...(loaderData && { path: policyPath(loaderData.type) }),
    },
    matches[0].loaderData,
  );
}

export default function PolicyList({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { type, introduction, sections } = loaderData;
  return (
    <PolicyPage type={type} sections={sections}>
      <PolicyTitle isInHeader>{t(`policy.${type}`)}</PolicyTitle>
      <PolicyText html={introduction} />
    </PolicyPage>
  );
}
