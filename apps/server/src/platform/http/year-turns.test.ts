import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from '@teeka/contract/call';
import { z } from 'zod';
import { testServer } from '../../testing/test-server.ts';
import type { Handler, QueryHandler } from './handler.ts';

const report = call({
  name: 'long.report',
  summary: 'Sums up a year.',
  access: 'signed-in',
  area: 'none',
  heavy: 'year',
  reply: z.object({}),
});
const look = call({
  name: 'long.look',
  summary: 'Looks something up.',
  access: 'signed-in',
  area: 'none',
  reply: z.object({}),
});
let open = () => {};
const gate = new Promise<void>((resolve) => {
  open = resolve;
});
let under_way = 0;
const answers = (of: typeof report, until: Promise<void> | undefined): QueryHandler<typeof report> => ({
  call: of,
  async answer() {
    if (until) under_way += 1;
    await until;
    return { reply: {} };
  },
});

const server = await testServer({
  handlers: () => [answers(report, gate), answers(look, undefined)] as Handler[],
  env: { DATABASE_CONNECTIONS: '8' },
  sandbox: false,
});
const phoneOf = async () => server.as(await server.fixtures.user());

test('reports of a year, whoever asks for them, leave connections for the others', async () => {
  const nurse = await phoneOf();
  const officers = await Promise.all([phoneOf(), phoneOf(), phoneOf(), phoneOf(), phoneOf()]);
  const reports = officers.flatMap((phone) => [1, 2].map(() => phone.ask(report, {})));
  while (under_way < 2) await pause(5);
  await nurse.ask(look, {});
  assert.equal(under_way, 2, 'a quarter of the connections');
  open();
  await Promise.all(reports);
  assert.equal(under_way, 10);
});
