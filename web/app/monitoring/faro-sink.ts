import {
  allLogLevels,
  ConsoleInstrumentation,
  EVENT_VIEW_CHANGED,
  initializeFaro,
  LogLevel,
  SessionInstrumentation,
  WebVitalsInstrumentation,
  type TransportItem,
} from '@grafana/faro-web-sdk';
import { PRODUCT } from '../../../edge/contracts/product.ts';
import { otlpOf, traceFetches } from './fetch-traces.ts';
import type { MonitoringPlan } from './monitoring-plan.ts';
import type { Sink } from './reports.ts';
import { screenOf } from './screen-of.ts';

/**
 * Sends reports to a Faro collector. Loads at idle, if a collector exists and the visitor allows
 * it. A session ends after 4 hours or 15 minutes idle, Faro's own limits. Faro's view and call
 * instrumentations are left out: the first drops a repeated screen, and the second is ten times as
 * big as our tracing of two paths.
 */
export function createFaroSink(plan: MonitoringPlan, version: string): Sink {
  const { api } = initializeFaro({
    url: plan.collectUrl,
    app: { name: PRODUCT, version, environment: plan.environment },
    instrumentations: [
      new SessionInstrumentation(),
      new ConsoleInstrumentation(),
      ...(plan.sendsWebVitals ? [new WebVitalsInstrumentation()] : []),
    ],
    sessionTracking: { enabled: true, samplingRate: plan.sessionSampling },
    batching: { enabled: true, sendTimeout: 1_000, itemLimit: 30 },
    // Faro captures the console, but no level is enabled (spec point 8).
    consoleInstrumentation: { disabledLevels: [...allLogLevels] },
    beforeSend: withoutQuery,
    preventGlobalExposure: true,
  });
  traceFetches(window, (span) => api.pushTraces(otlpOf(span)));
  let screen = 'unknown';

  /** Not deduplicated: visitors may open a screen twice in a row. */
  function tellView(name: string): void {
    const views = { fromView: screen, toView: name };
    api.pushEvent(EVENT_VIEW_CHANGED, views, undefined, { skipDedupe: true });
  }

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
        // An event may repeat.
        return api.pushEvent(report.name, report.attributes, undefined, { skipDedupe: true });
      case 'visit': {
        const name = screenOf(report.routes);
        api.setView({ name });
        tellView(name);
        screen = name;
        return;
      }
      case 'popup':
        return tellView(`${report.name}-popup`);
      case 'user':
        return api.setUser({ attributes: report.attributes });
    }
  };
}

/** Returns an item without the query of its URL, which in apps names a user. */
function withoutQuery(item: TransportItem): TransportItem {
  const { page } = item.meta;
  if (!page?.url) return item;
  return {
    ...item,
    meta: { ...item.meta, page: { ...page, url: page.url.replace(/[?#].*/, '') } },
  };
}
