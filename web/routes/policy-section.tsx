import { PolicyPage, PolicySteps, PolicyText, PolicyTitle } from '../about/policy-page.tsx';
import { policyOfPage } from '../about/policy-route.server.ts';
import { policyPath, policyTypeOf } from '../about/policy-type.ts';
import { notFound } from '../app/not-found.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { Route } from './+types/policy-section';

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { type, language, sections } = await policyOfPage(context, request, policyTypeOf(url));
  const at = sections.findIndex(({ id }) => id === params.section);
  const section = sections[at];
  if (!section) throw notFound();
  const headings = sections.map(({ id, title }) => ({ id, title }));
  const before = headings[at - 1] ?? null;
  return { type, language, section, sections: headings, before, after: headings[at + 1] ?? null };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaText(matches[0].loaderData);
  const title = t('policyPage.title');
  if (!loaderData) return pageMeta({ title, description: title }, matches[0].loaderData);
  const { type, section } = loaderData;
  const policy = t(`policy.${type}`);
  return pageMeta(
    {
      title: `${section.title} · ${policy}`,
      description: t('policyPage.sectionDescription', { section: section.title, policy }),
      path: policyPath(type, section.id),
    },
    matches[0].loaderData,
  );
}

export default function PolicySectionPage({ loaderData }: Route.ComponentProps) {
  const { type, language, section, sections, before, after } = loaderData;
  return (
    <PolicyPage type={type} sections={sections} current={section.id} language={language}>
      <PolicyTitle>{section.title}</PolicyTitle>
      <PolicyText html={section.html} />
      <PolicySteps type={type} before={before} after={after} />
    </PolicyPage>
  );
}
