import { come } from '../../../platform/native/come.ts';
import { flows } from '../plans/flows.ts';

/** Fetches all that a visit of the national schedule is made of, while nobody waits for it. Never rejects. */
export async function visitAhead(): Promise<void> {
  const pages = await Promise.all([
    flows.schedule.ahead(),
    come(() => import('./screen.tsx')),
    come(() => import('../plans/schedule/care.ts')),
  ]);
  await Promise.all(pages[2]?.laterPages.map((page) => page.ahead()) ?? []);
}
