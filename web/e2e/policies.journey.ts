import { BRANDS } from '../../edge/shared/brand/brand.ts';
import { policyId } from '../../realtime/protocol/content.ts';
import { collectFaults } from './console-faults.ts';
import { sendContent } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openDocument, openPage } from './open-page.ts';

test('an operator’s own policy replaces the product’s for its brand only @core @phone', async ({
  page,
  product,
}) => {
  const faults = collectFaults(page);
  const revision = {
    policy: 'privacy-policy',
    language: 'en',
    brand: BRANDS.net.brandHeaderName,
  } as const;
  await sendContent(product.url, [
    {
      ...revision,
      kind: 'policy',
      id: policyId(revision),
      version: '3.1',
      since: Date.UTC(2026, 11, 1, 12),
      introduction: '<p>What {brand} keeps of you.</p><script>x()</script>',
      sections: [
        { id: 'what-we-keep', title: 'What we keep', html: '<p>Next to nothing.</p>' },
        {
          id: 'whom-to-ask',
          title: 'Whom to ask at {domain}',
          html: '<p>Write to <a href="mailto:{email}">{email}</a>.</p>',
        },
      ],
    },
  ]);
  const main = page.getByRole('main');
  await openPage(page, `/about/privacy-policy?brand=${BRANDS.net.brandHeaderName}`);
  await expect(main).toContainText(`What ${BRANDS.net.brandDisplayName} keeps of you.`);
  await expect(main).toContainText('Version 3.1');
  await expect(main).toContainText('01 Dec 2026');
  await expect(main.getByRole('listitem')).toHaveCount(2);

  await main.getByRole('link', { name: 'What we keep' }).click();
  await expect(page).toHaveURL(new RegExp(`/about/privacy-policy/what-we-keep$`));
  await expect(main).toContainText('Next to nothing.');
  await main.locator('a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Whom to ask at ${BRANDS.net.brandDomainDisplayName}`,
  );
  await expect(
    main.getByRole('link', { name: BRANDS.net.supportEmail, exact: true }),
  ).toHaveAttribute('href', `mailto:${BRANDS.net.supportEmail}`);
  expect(faults).toEqual([]);

  // The operator's policy lacks the built-in section.
  expect((await openDocument(page, `/about/privacy-policy/your-rights`))?.status()).toBe(404);
  await openDocument(page, `/about/privacy-policy/your-rights?brand=${BRANDS.tv.brandHeaderName}`);
  await expect(main).not.toContainText('Next to nothing.');
});
