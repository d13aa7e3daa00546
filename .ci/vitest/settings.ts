/** Longest time for a test or hook, in milliseconds: several times what the slowest takes on a busy machine. */
export const TEST_TIMEOUT_MS = 120_000;

/** Whether this is the full run, which draws every case, in an order of its own. */
export const IS_FULL = process.env['FULL'] === '1';

/** The number that decides what property tests draw, and the order of a full run. */
export const SEED = Number(process.env['SEED'] ?? 20_261_129);
