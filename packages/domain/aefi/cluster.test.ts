import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ClusterFacts, clusterSize, clusterWith, othersOfVial } from './index.ts';

const report = (more: Partial<ClusterFacts> = {}): ClusterFacts => ({
  report_id: 'r1',
  beneficiary_id: 'p1',
  session_id: 's1',
  vaccinated_on: '2026-11-21',
  symptoms: ['FEVER_HIGH'],
  category: 'severe',
  batches: ['104/P-1'],
  ...more,
});
const other = (more: Partial<ClusterFacts> = {}) => report({ report_id: 'r2', beneficiary_id: 'p2', ...more });

test('what looks like a cluster, and why', () => {
  const rows: [string, ClusterFacts, ClusterFacts, string][] = [
    ['same session, same event', report({ batches: [] }), other({ batches: [] }), 'session  FEVER_HIGH'],
    ['same batch and session', report(), other(), 'session 104/P-1 FEVER_HIGH'],
    [
      'same batch, another session, same week',
      report(),
      other({ session_id: 's2', vaccinated_on: '2026-11-28' }),
      ' 104/P-1 FEVER_HIGH',
    ],
    ['same batch, eight days apart', report(), other({ session_id: 's2', vaccinated_on: '2026-11-29' }), 'none'],
    [
      'earlier counts as well as later',
      report(),
      other({ session_id: 's2', vaccinated_on: '2026-11-14' }),
      ' 104/P-1 FEVER_HIGH',
    ],
    ['another batch elsewhere', report(), other({ session_id: 's2', batches: ['104/P-2'] }), 'none'],
    [
      'same number of another vaccine is another batch',
      report(),
      other({ session_id: 's2', batches: ['101/P-1'] }),
      'none',
    ],
    [
      'both reported without a session are not of one session',
      report({ session_id: null, batches: [] }),
      other({ session_id: null, batches: [] }),
      'none',
    ],
    ['the same person again is no second person', report(), other({ beneficiary_id: 'p1' }), 'none'],
    ['another event', report(), other({ symptoms: ['ABSCESS'] }), 'none'],
    [
      'fever under 39 is what families are told to expect',
      report({ symptoms: ['FEVER_LOW'], category: 'minor' }),
      other({ symptoms: ['FEVER_LOW'], category: 'minor' }),
      'none',
    ],
    ['mild pain likewise', report({ symptoms: ['LOCAL_MILD'] }), other({ symptoms: ['LOCAL_MILD'] }), 'none'],
    ['"other" is not the same event', report({ symptoms: ['OTHER'] }), other({ symptoms: ['OTHER'] }), 'none'],
    [
      'girls who faint after Td at school',
      report({ symptoms: ['FAINT'], category: 'minor' }),
      other({ symptoms: ['FAINT'], category: 'minor' }),
      'session 104/P-1 FAINT',
    ],
    [
      'two abscesses from one batch',
      report({ symptoms: ['ABSCESS'] }),
      other({ symptoms: ['ABSCESS', 'FEVER_LOW'] }),
      'session 104/P-1 ABSCESS',
    ],
    [
      'both serious, with different symptoms',
      report({ category: 'serious', symptoms: ['SEPSIS'] }),
      other({ category: 'serious', symptoms: ['TSS'] }),
      'session 104/P-1 ',
    ],
    [
      'one serious, one severe, nothing in common',
      report({ category: 'serious', symptoms: ['SEPSIS'] }),
      other({ symptoms: ['CRYING'] }),
      'none',
    ],
  ];
  for (const [what, one, two, expected] of rows) {
    const [found] = clusterWith(one, [two]);
    const said = found
      ? `${found.because.session ? 'session' : ''} ${found.because.batches.join()} ${found.because.symptoms.join()}`
      : 'none';
    assert.equal(said, expected, what);
  }
});

test('how many persons a cluster has', () => {
  assert.equal(clusterSize(clusterWith(report(), [other(), other({ report_id: 'r3', beneficiary_id: 'p3' })])), 3);
  assert.equal(clusterSize([]), 1);
});

test('others from the same vial', () => {
  const drawn = Array.from({ length: 12 }, (_, nth) => ({
    dose_id: `d${String(nth).padStart(2, '0')}`,
    beneficiary_id: `p${nth}`,
    captured_at: `2026-11-21T09:${String(nth).padStart(2, '0')}:00Z`,
  }));
  const rows: [string, string, Parameters<typeof othersOfVial>[2], number][] = [
    ['third of a vial of ten', 'd02', { dosesPerVial: 10 }, 9],
    ['eleventh: the second vial, with the twelfth', 'd10', { dosesPerVial: 10 }, 1],
    ['single doses have no others', 'd03', { dosesPerVial: 1 }, 0],
    ['a part vial with four doses comes first', 'd03', { dosesPerVial: 10, carriedIn: 4 }, 3],
    ['after the part vial a new one', 'd04', { dosesPerVial: 10, carriedIn: 4 }, 7],
    ['size unknown: everybody of the batch', 'd00', { dosesPerVial: null }, 11],
    ['a dose that is not there', 'd99', { dosesPerVial: 10 }, 0],
  ];
  for (const [what, dose, vial, expected] of rows) assert.equal(othersOfVial(drawn, dose, vial), expected, what);
  const twice = drawn.map((dose) => ({
    ...dose,
    beneficiary_id: dose.dose_id < 'd02' ? 'same' : dose.beneficiary_id,
  }));
  assert.equal(othersOfVial(twice, 'd00', { dosesPerVial: 3 }), 1, 'two doses of one person are one person');
});
