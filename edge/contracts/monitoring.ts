/** Environment that labels a report (spec point 9). */
export type MonitoringEnvironment = 'production' | 'uat' | 'development';

/** Where browsers send their reports (spec point 7, other traffic). */
export interface MonitoringSetting {
  /** Full address of the collector: ends in /collect. */
  collectUrl: string;
  environment: MonitoringEnvironment;
}
