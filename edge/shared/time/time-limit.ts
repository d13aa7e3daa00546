import { testSetting, type Values } from '../test-setting.ts';

/** Returns the factor of the product's own time limits: `TIME_SCALE` in test mode, else 1. */
export function timeScale(values?: Values): number {
  return Number(testSetting('TIME_SCALE', values) || 1);
}

/**
 * Returns a time limit of the product, ms. In test mode it is longer than `ms`, so that a busy machine does
 * not exceed it.
 */
export function timeLimit(ms: number, values?: Values): number {
  return ms * timeScale(values);
}
