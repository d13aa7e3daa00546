// Runs after "npm ci" on whatever Node the system has. npm 10 removes the link to the project's own Node, since the
// packages for other systems, which it leaves out, name the same one.
const { existsSync, symlinkSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const MODULES = join(__dirname, '../node_modules');
const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const name = system === 'darwin-arm64' ? `node-bin-${system}` : `node-${system}`;
const link = join(MODULES, '.bin/node');

if (existsSync(join(MODULES, name)) && !existsSync(link)) {
  if (process.platform === 'win32')
    writeFileSync(`${link}.cmd`, `@"%~dp0..\\${name}\\bin\\node.exe" %*\r\n`);
  else symlinkSync(join('..', name, 'bin/node'), link);
}
