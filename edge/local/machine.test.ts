import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { fileLimitWarning } from './file-limit.ts';
import { claimPort, HOST } from './port.ts';

describe('fileLimitWarning', () => {
  it('gives no warning when the limit is high', () => {
    expect(fileLimitWarning(1_048_576)).toBeUndefined();
  });

  it('explains what to do when the limit is low', () => {
    expect(fileLimitWarning(1_024)).toContain('ulimit -n');
  });
});

describe('claimPort', () => {
  it('finds a free port', async () => {
    expect(await claimPort(0)).toBeGreaterThan(1_023);
  });

  it('refuses a port in use', async () => {
    const server = createServer().listen(0, HOST);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    await expect(claimPort(port)).rejects.toThrow(`Port ${port} is in use`);
    server.close();
    await once(server, 'close');
    expect(await claimPort(port)).toBe(port);
  });
});
