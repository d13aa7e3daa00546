import { afterAll, beforeAll, vi } from 'vitest';

/* Waits at the start of each file for what its modules load late, since pages show less until then. */

beforeAll(() => vi.dynamicImportSettled());

/* Waits at the end of each file for modules that are still on their way: without their environment they would fail. */

afterAll(() => vi.dynamicImportSettled());
