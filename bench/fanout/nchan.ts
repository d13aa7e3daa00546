import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from '../../.ci/child.ts';
import { freePort, listening } from './free-port.ts';
import { START_TIMEOUT_MS, type System } from './system.ts';
import { framePublisher } from './systems.ts';

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/nginx/sbin/nginx'];
const MODULE = [
  '/usr/lib/nginx/modules/ngx_nchan_module.so',
  '/usr/lib64/nginx/modules/ngx_nchan_module.so',
  '/usr/share/nginx/modules/ngx_nchan_module.so',
];

/** nginx with the nchan module. */
export const nchan: System = {
  name: 'nchan',
  async start({ clients, cleanup }) {
    const nginx = NGINX.find(existsSync);
    const module = MODULE.find(existsSync);
    if (nginx === undefined || module === undefined)
      return { skipped: 'nginx or its nchan module is not installed (libnginx-mod-nchan)' };
    const folder = await mkdtemp(join(tmpdir(), 'bench-nchan-'));
    cleanup.defer(() => rm(folder, { recursive: true, force: true }));
    const port = await freePort();
    const file = join(folder, 'nginx.conf');
    await writeFile(file, configuration({ folder, module, port, clients }));
    const child = cleanup.use(
      new Child(nginx, ['-p', folder, '-c', file, '-e', 'stderr'], { name: 'nchan' }),
    );
    await child.within(START_TIMEOUT_MS, listening(port, START_TIMEOUT_MS));
    return {
      pid: child.pid,
      target: { host: '127.0.0.1', port, path: '/socket' },
      publish: framePublisher(port),
    };
  },
};

/** Returns the configuration of nginx, with one worker since every other system sends from one thread. */
function configuration(options: {
  folder: string;
  module: string;
  port: number;
  clients: number;
}): string {
  const { folder, module, port, clients } = options;
  // More than there are clients: nginx closes connections when fewer than a sixteenth are free.
  const connections = Math.ceil(clients * 1.1) + 256;
  return `
load_module ${module};
daemon off;
worker_processes 1;
worker_rlimit_nofile ${connections + 128};
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections ${connections}; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    location = /publish {
      nchan_publisher http;
      nchan_channel_id match;
    }
    location = /socket {
      nchan_subscriber websocket;
      nchan_channel_id match;
      nchan_subscriber_first_message newest;
    }
  }
}
`;
}
