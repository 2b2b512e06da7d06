import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DownloadReport, downloadName } from './index.ts';

test('a file is named after its report and the day on which it was asked for (specification 2, Downloads)', () => {
  const cases: [DownloadReport, { venom?: boolean; asha?: boolean }, string][] = [
    ['line-list', {}, 'Line-List-21112026.xlsx'],
    ['line-list-csv', {}, 'Line-List-21112026.csv'],
    ['due-list', {}, 'Due-List-21112026.xlsx'],
    ['vaccinated', {}, 'Vaccinated-Beneficiaries-21112026.xlsx'],
    ['vaccinated', { venom: true }, 'Venom-Treated-Beneficiaries-21112026.xlsx'],
    ['registered', {}, 'Vaccinator-21112026.xlsx'],
    ['registered', { asha: true }, 'ASHA-21112026.xlsx'],
    ['planned', {}, 'DPM-21112026.xlsx'],
    ['zero-dose', {}, 'Zero-Dose-21112026.xlsx'],
    ['zero-dose-csv', {}, 'Zero-Dose-21112026.csv'],
    ['health-records', {}, 'Health-Records-21112026.ndjson.gz'],
  ];
  for (const [report, who, name] of cases)
    assert.equal(downloadName(report, { today: '2026-11-21', venom: false, asha: false, ...who }), name);
});
