import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { fileLimitWarning } from './file-limit.ts';
import { HOST, refuseUsedPort } from './port.ts';

describe('fileLimitWarning', () => {
  it('gives no warning when the limit is high', () => {
    expect(fileLimitWarning(1_048_576)).toBeUndefined();
  });

  it('explains what to do when the limit is low', () => {
    expect(fileLimitWarning(1_024)).toContain('ulimit -n');
  });
});

describe('refuseUsedPort', () => {
  it('accepts 0, for which the system chooses', async () => {
    await expect(refuseUsedPort(0)).resolves.toBeUndefined();
  });

  it('refuses a port in use, and accepts it once it is free', async () => {
    const server = createServer().listen(0, HOST);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    await expect(refuseUsedPort(port)).rejects.toThrow(`Port ${port} is in use`);
    server.close();
    await once(server, 'close');
    await expect(refuseUsedPort(port)).resolves.toBeUndefined();
  });
});
