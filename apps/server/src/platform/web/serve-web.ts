import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Names that change with their content may be kept for ever; everything else is requested anew. */
function cacheControl(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Serves the web build: files, precompressed where the build left `.br` or `.gz` beside them. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    // What the build notes for its tools begins with a dot.
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
    },
  });
}

/** Is there a web build to serve? */
export function hasWeb(folder: string | undefined): folder is string {
  return folder !== undefined && existsSync(join(folder, 'index.html'));
}
