import { uuidV7 } from '../platform/ids/uuid-v7.ts';
import type { SessionDay } from './session-day.ts';
import type { TestServer } from './test-server.ts';
import { type VialLine, vialLines } from './vial-line.ts';

/** The vials of a session day being counted, and a Supervisor of the block who looks on. */
export async function countingDesk({ fixtures, as }: Pick<TestServer, 'fixtures' | 'as'>, day: SessionDay) {
  return {
    supervisor: await as(await fixtures.user({ role: 'Supervisor', level: 'Block', places: day.places })),
    line: vialLines(day),
    report: (session_id: string, lines: VialLine[], more: object = {}) => ({
      utilisation_id: uuidV7(),
      session_id,
      lines,
      captured_at: day.at(),
      ...more,
    }),
  };
}
