import { PolicyEdition, PolicyPage, PolicyText, PolicyTitle } from '../about/policy-page.tsx';
import { policyOfPage } from '../about/policy-route.server.ts';
import { policyPath, policyTypeOf } from '../about/policy-type.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import { useText } from '../ui/use-text.ts';
import type { Route } from './+types/policy-list';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { sections, ...policy } = await policyOfPage(context, request, policyTypeOf(url));
  return { ...policy, sections: sections.map(({ id, title }) => ({ id, title })) };
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
  const { type, introduction, sections, language } = loaderData;
  return (
    <PolicyPage type={type} sections={sections} language={language}>
      <PolicyTitle isInHeader>{t(`policy.${type}`)}</PolicyTitle>
      <PolicyEdition edition={loaderData} />
      <PolicyText html={introduction} />
    </PolicyPage>
  );
}
