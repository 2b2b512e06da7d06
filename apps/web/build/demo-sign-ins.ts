import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../../server/db/demo/sign-ins.json', import.meta.url));
const read = (): string => (existsSync(source) ? readFileSync(source, 'utf8') : '[]');

/** The demo's sign-ins as a file of the build; screens show them only where the server says that it is a demo. */
export function demoSignIns(): Plugin {
  return {
    name: 'teeka-demo-sign-ins',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'demo-sign-ins.json', source: read() });
    },
    configureServer(server) {
      server.middlewares.use('/demo-sign-ins.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(read());
      });
    },
  };
}
