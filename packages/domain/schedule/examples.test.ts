import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { dueList } from './due-list.ts';
import { forecast } from './forecast.ts';
import { nationalSchedule } from './national-schedule.ts';
import type { Person } from './person.ts';

interface Example {
  readonly id: string;
  readonly kind: 'child' | 'pregnant_woman';
  readonly title: string;
  readonly dob?: string;
  readonly sex?: string;
  readonly je_endemic?: boolean;
  readonly lmp?: string;
  readonly previous_pregnancy_td?: string[];
  readonly given: { dose: string; date: string }[];
  readonly on: string;
  readonly due: string[];
  readonly closed: string[];
  readonly next: { dose: string; date: string }[];
}

const text = readFileSync(new URL('./due-list-examples.json', import.meta.url), 'utf8');
const { examples } = JSON.parse(text) as { examples: Example[] };

function personOf(example: Example): Person {
  if (example.kind === 'pregnant_woman') {
    const previousPregnancyTd = example.previous_pregnancy_td ?? [];
    return { kind: 'pregnant_woman', lmp: example.lmp ?? '', previousPregnancyTd };
  }
  const { dob = '', sex = '', je_endemic: jeEndemic = false } = example;
  return { kind: 'child', dob, sex, jeEndemic };
}

for (const example of examples) {
  test(`worked example ${example.id}: ${example.title}`, () => {
    const doses = example.given.map(({ dose, date }) => ({ code: dose, date }));
    const result = forecast(personOf(example), doses, { on: example.on, schedule: nationalSchedule });
    const { due, closed, next } = example;
    assert.deepEqual(dueList(result), { due, closed, next });
    assert.deepEqual(
      result.recorded.filter((judged) => !judged.counts),
      [],
    );
  });
}
