import { expect, test, vi } from 'vitest';
import { createApi } from '../../api/client.ts';
import * as v from 'valibot';
import { reportAction, reportEvent, reportFailure } from './report.ts';
import { reports, type Report } from './reports.ts';

const sink = vi.fn<(report: Report) => void>();
reports.attach(sink);

test('metric keys are prefixed custom_metrics_ for the bi-analytics type, and for no other', () => {
  reportAction('share', { by: 'copy' });
  const attributes = { type: 'bi-analytics', custom_metrics_by: 'copy' };
  expect(sink.mock.lastCall).toEqual([{ kind: 'event', name: 'share', attributes }]);
  reportEvent('goal-seen', { minute: '90' });
  expect(sink.mock.lastCall).toEqual([
    { kind: 'event', name: 'goal-seen', attributes: { minute: '90' } },
  ]);
});

test('a failed call is reported as a log without its query', async () => {
  const fetch = async () => Response.json({ message: 'No' }, { status: 403 });
  const api = createApi({ origin: 'https://example.org', fetch, report: reportFailure });
  await expect(api.get('/x?user=1', v.unknown())).rejects.toMatchObject({ status: 403 });
  expect(sink.mock.lastCall).toEqual([
    {
      kind: 'log',
      message: 'api-failure 403 /x',
      context: { path: '/x', status: '403', message: 'No' },
    },
  ]);
});
