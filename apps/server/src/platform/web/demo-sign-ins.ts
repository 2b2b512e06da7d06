import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env/env.ts';

const file = join(import.meta.dirname, '../../../db/demo/sign-ins.json');

/** The demo's sign-ins with their passwords, for the cards of the sign-in screen; outside of a demo there is no such page. */
export function serveDemoSignIns(app: FastifyInstance, { demo }: Pick<Env, 'demo'>): void {
  if (!demo) return;
  app.get('/demo-sign-ins.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return reply.send(await readFile(file));
  });
}
