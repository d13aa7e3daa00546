import { afterAll, vi } from 'vitest';

/* Waits at the end of each file for modules that are still on their way: without their environment they would fail. */

afterAll(() => vi.dynamicImportSettled());
