import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionWords } from './session-words.ts';

test('a session that was not counted names its site once', () => {
  const cases = [
    ['', 'Anganwadi Abhanpur · 21/11/2026'],
    ['Anganwadi Abhanpur', 'Anganwadi Abhanpur · 21/11/2026'],
    ['Catch-up in the school', 'Catch-up in the school · Anganwadi Abhanpur · 21/11/2026'],
  ] as const;
  for (const [session_name, said] of cases) {
    const session = { session_name, session_site_name: 'Anganwadi Abhanpur', date_of_session: '2026-11-21' };
    assert.equal(sessionWords(session), said);
  }
});
