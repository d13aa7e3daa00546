import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { aVisitor } from '../api/testing/visitor.ts';
import { VisitorPage } from './visitor-page.tsx';
import { visitorFacts } from './visitor-facts.ts';

const { edge } = aLoaderContext(0, {}).loaderContext;

test('visitorFacts() returns null without connection data', () => {
  expect(visitorFacts(edge)).toBeNull();
});

test('a tester sees brand, country, device, platform, versions and connection', () => {
  const visitor = {
    ...aVisitor(),
    country: 'br',
    device: { ...aVisitor().device, isFirefox: true },
    platform: 'ios',
    webView: { deviceId: 'd', userId: null, appVersion: '2.12.0' },
  } as const;
  const connection = { httpProtocol: 'HTTP/3' };
  const groups = visitorFacts({ ...edge, visitor, version: 'b1', connection }) ?? [];
  const html = renderToStaticMarkup(createElement(VisitorPage, { groups }));
  for (const [fact, value] of [
    ['brand.brandHeaderName', visitor.brand.brandHeaderName],
    ['visitor.country', 'br'],
    ['visitor.platform', 'ios'],
    ['device.isFirefox', 'true'],
    ['versions.build', 'b1'],
    ['versions.app', '2.12.0'],
    ['connection.httpProtocol', 'HTTP/3'],
  ])
    expect(html).toContain(`data-fact="${fact}">${value}<`);
});

test('the facts have the number of favourites, not the favourites', () => {
  const groups = visitorFacts({
    ...edge,
    visitor: { ...aVisitor(), favourites: ['30:secret-team'] },
    connection: {},
  });
  expect(JSON.stringify(groups)).not.toContain('secret-team');
  expect(groups?.[0]?.facts).toContainEqual(['favourites', '1']);
});
