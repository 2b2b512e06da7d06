import pg from 'pg';
import { migrate } from '../../src/platform/db/migrate.ts';
import { loadDemo } from './load.ts';

const people = Number(process.argv[2] ?? 5000);
const base = 'postgresql://postgres:dev@127.0.0.1:5599/';
const c = new pg.Client({ connectionString: base + 'postgres' });
await c.connect();
const db = `demo${people}`;
await c.query(`drop database if exists ${db}`);
await c.query(`create database ${db}`);
await c.end();
await migrate(base + db);
const t = performance.now();
const last = t;
console.log(
  await loadDemo(base + db, {
    people,
    seed: 1,
    today: (process.argv[3] ?? '2026-11-21') as any,
    dataKey: Buffer.alloc(32, 7),
    progress: (n) => {
      if (n % 100000 === 0 || n === people) {
        console.log(
          n,
          ((performance.now() - t) / 1000).toFixed(1),
          (process.memoryUsage().rss / 1e6).toFixed(0) + 'MB',
        );
      }
    },
  }),
);
console.log('seconds', (performance.now() - t) / 1000);
