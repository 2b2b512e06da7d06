import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downloadFilter } from '@teeka/contract/downloads';
import { type DownloadReport, mostRowsOfFile } from '@teeka/domain/downloads';
import { whole } from '@teeka/words/whole';
import { startSteps } from './start-download.ts';

const { decide } = startSteps(() => assert.fail('a file that is refused needs no kind'));

test('a list that is too long is told of rows and days, health records of people alone: they are of no days', () => {
  const tooLong = (report: DownloadReport) =>
    decide(
      { ...downloadFilter.parse({}), report },
      { working: 0, rows: 0, total: mostRowsOfFile + 1, to: { area: null } },
      // Nothing is known of whoever asks: the length alone refuses.
      {} as never,
    );
  assert.match(JSON.stringify(tooLong('line-list')), /REPREP0013/);
  const refused = JSON.stringify(tooLong('health-records'));
  assert.match(refused, /REPREP0021/);
  assert.ok(refused.includes(String(mostRowsOfFile)));
  assert.doesNotMatch(whole.en.refusals.REPREP0021, /row|day/);
  assert.doesNotMatch(whole.hi.refusals.REPREP0021, /पंक्ति|दिन/);
});
