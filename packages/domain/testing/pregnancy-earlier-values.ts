import { choices, type PregnancyValue, valuesOf } from './pregnancy-value-rows.ts';

const form = 'registered';

/** One row of her earlier pregnancies: the woman was born in 1998, her last period was on 2025-07-01. */
function ofRow(nth: number): readonly PregnancyValue[] {
  const [year, outcome] = [`earlier_${nth}_year`, `earlier_${nth}_outcome`];
  const delivered = { [outcome]: 'Delivery' };
  return [
    ...valuesOf(
      form,
      year,
      [
        [2008, 'ok'],
        [2025, 'ok'],
        [2007, 'FLDVAL0005'],
        [2026, 'FLDVAL0005'],
        [2101, 'FLDVAL0005'],
        [19, 'FLDVAL0005'],
        [0, 'FLDVAL0005'],
        [2019.5, 'FLDVAL0032'],
        ['2019', 'REQVAL0002'],
        [[2019], 'REQVAL0002'],
        [2019, 'ok', { last_ended_on: '2019-01-01' }],
        [2020, 'FLDVAL0005', { last_ended_on: '2019-12-31' }],
      ],
      delivered,
    ),
    ...choices(form, outcome, ['Delivery', 'Abortion']),
    ...valuesOf(form, outcome, [
      // Hers would not be told by her.
      ['Maternal death', 'FLDVAL0029'],
      ['', 'ok'],
      ['', 'BENPRE0010', { [year]: 2019 }],
    ]),
    ...choices(form, `earlier_${nth}_birth`, ['Live birth', 'Still birth'], delivered),
    ...choices(form, `earlier_${nth}_delivery`, ['Normal', 'Caesarean'], delivered),
    // Of an abortion nobody asks how the child was born: what was chosen before is left out.
    ...valuesOf(form, `earlier_${nth}_delivery`, [['anything', 'ok', { [outcome]: 'Abortion' }]]),
  ];
}

const two = { earlier_1_outcome: 'Delivery', earlier_2_outcome: 'Abortion' };

/** Values of her earlier pregnancies, each row alike, and counts beside them. */
export const pregnancyEarlierValues: readonly PregnancyValue[] = [
  ...[1, 2, 3, 4, 5, 6].flatMap(ofRow),
  ...valuesOf(form, 'pregnancies', [
    [3, 'ok', two],
    [2, 'FLDVAL0005', two],
  ]),
  ...valuesOf(form, 'births', [
    [1, 'ok', { ...two, pregnancies: 3 }],
    [0, 'FLDVAL0005', two],
  ]),
  ...valuesOf(form, 'earlier_7_outcome', [['Delivery', 'REQVAL0002']]),
];
