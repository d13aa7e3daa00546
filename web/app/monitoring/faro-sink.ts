import {
  allLogLevels,
  ConsoleInstrumentation,
  initializeFaro,
  LogLevel,
  SessionInstrumentation,
  ViewInstrumentation,
  WebVitalsInstrumentation,
  type TransportItem,
} from '@grafana/faro-web-sdk';
import { PRODUCT } from '../../../edge/contracts/product.ts';
import type { MonitoringPlan } from './monitoring-plan.ts';
import type { Sink } from './reports.ts';

/**
 * Sends reports to a Faro collector. Loaded when there is one, at idle.
 * A session ends after 4 hours or 15 minutes idle, which are Faro's own limits
 * too. Fetch traces belong to two paths that do not exist yet (spec point 7):
 * none are sent.
 */
export function createFaroSink(plan: MonitoringPlan, version: string): Sink {
  const { api } = initializeFaro({
    url: plan.collectUrl,
    app: { name: PRODUCT, version, environment: plan.environment },
    instrumentations: [
      new SessionInstrumentation(),
      new ViewInstrumentation(),
      new ConsoleInstrumentation(),
      ...(plan.sendsWebVitals ? [new WebVitalsInstrumentation()] : []),
    ],
    sessionTracking: { enabled: true, samplingRate: plan.sessionSampling },
    batching: { enabled: true, sendTimeout: 1_000, itemLimit: 30 },
    // Captured, with all levels disabled (spec point 8).
    consoleInstrumentation: { disabledLevels: [...allLogLevels] },
    beforeSend: withoutQuery,
    preventGlobalExposure: true,
  });
  return (report) => {
    switch (report.kind) {
      case 'error':
        return api.pushError(report.error, { ...(report.context && { context: report.context }) });
      case 'log':
        return api.pushLog([report.message], {
          level: LogLevel.ERROR,
          ...(report.context && { context: report.context }),
        });
      case 'event':
        return api.pushEvent(report.name, report.attributes);
      case 'view':
        return api.setView({ name: report.name });
      case 'user':
        return api.setUser({ attributes: report.attributes });
    }
  };
}

/** A native app's query says who its user is. */
function withoutQuery(item: TransportItem): TransportItem {
  const { page } = item.meta;
  if (!page?.url) return item;
  return {
    ...item,
    meta: { ...item.meta, page: { ...page, url: page.url.replace(/[?#].*/, '') } },
  };
}
