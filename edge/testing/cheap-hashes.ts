import { vi } from 'vitest';

// A password's hash costs a tenth of a second of a processor, and hundreds of tests open accounts.
vi.stubEnv('TEST_MODE', '1');
vi.stubEnv('CHEAP_HASHES', '1');
