import type { MonitoringEnvironment, MonitoringSetting } from '../contracts/monitoring.ts';

export interface MonitoringVariables {
  MONITORING_URL?: string;
  MONITORING_ENVIRONMENT?: string;
}

const ENVIRONMENTS: readonly MonitoringEnvironment[] = ['production', 'uat', 'development'];

export function isMonitoringEnvironment(label: string): label is MonitoringEnvironment {
  return ENVIRONMENTS.some((known) => known === label);
}

/**
 * Returns the collector of these variables; undefined without one that a browser could reach, and in
 * development.
 */
export function monitoringOf(variables: MonitoringVariables): MonitoringSetting | undefined {
  const { MONITORING_URL: url = '', MONITORING_ENVIRONMENT: label } = variables;
  // Nothing is sent in development.
  if (label === 'development') return undefined;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return undefined;
  // Uses the URL as the platform normalises it: it goes into a header, where a line break or a
  // non-ASCII letter would throw.
  const { origin, pathname } = new URL(url);
  return {
    collectUrl: `${origin}${pathname.replace(/\/+$/, '')}/collect`,
    // An unknown label reports as little as the strictest one.
    environment: label !== undefined && isMonitoringEnvironment(label) ? label : 'production',
  };
}
