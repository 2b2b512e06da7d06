import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nationalSchedule, type ReasonCode } from '@teeka/domain/schedule';
import { catalogue } from '@teeka/domain/vaccines';
import { schedule as english } from './en/schedule.ts';
import { doseName, explainReason, type TellSchedule } from './explain-dose.ts';
import { fill, placeholders } from './fill.ts';
import { schedule as hindi } from './hi/schedule.ts';

const tell =
  (words: Readonly<Record<string, string>>): TellSchedule =>
  (key, values) =>
    words[key] === undefined ? key : fill(words[key], values);

test('every dose, vaccine, route, site and volume of the schedule has a name in both languages', () => {
  for (const row of nationalSchedule.rows) {
    const keys = [`dose-${row.code}`, `vaccine-${row.vaccine}`, `route-${row.route}`, `site-${row.site}`];
    for (const key of [...keys, `volume-${row.volume}`]) {
      assert.ok(key in english && key in hindi, key);
    }
    if (row.person === 'child') assert.ok(`age-${row.column ?? row.from}` in hindi, row.code);
  }
});

test('where and how a dose is given is not the same thing said twice', () => {
  for (const words of [english, hindi] as Readonly<Record<string, string>>[])
    for (const row of nationalSchedule.rows) {
      const [site = '', route = ''] = [words[`site-${row.site}`], words[`route-${row.route}`]];
      const isTwice = site !== route && route.toLowerCase().includes(site.toLowerCase());
      assert.ok(!isTwice, `${row.code}: ${site} · ${route}`);
    }
});

test('every vaccine and serum of the catalogue has a name in both languages', () => {
  for (const { code, vaccine = code, gives = [] } of catalogue.rows) {
    const keys = [`vaccine-${code}`, `vaccine-${vaccine}`, ...gives.map((dose) => `dose-${dose}`)];
    for (const words of [english, hindi] as Readonly<Record<string, string>>[])
      assert.ok(
        keys.some((key) => words[key]),
        code,
      );
  }
});

test('both languages fill the same values', () => {
  for (const [key, sentence] of Object.entries(english)) {
    assert.deepEqual(placeholders(hindi[key as keyof typeof hindi]), placeholders(sentence), key);
  }
});

test('reasons are told as a health worker says them', () => {
  const since = { code: 'since', values: { day: '2026-10-12' } } as const;
  assert.equal(explainReason(since, tell(english)), 'Due since 12/10/2026');
  assert.equal(explainReason(since, tell(hindi)), '12/10/2026 से लगनी है');
  const gap = {
    code: 'not-before-gap-days' satisfies ReasonCode,
    values: { day: '2026-12-03', previous: 'PENTA1', amount: 28 },
  } as const;
  assert.equal(explainReason(gap, tell(english)), 'Not before 03/12/2026: 28 days after Pentavalent-1');
  assert.equal(explainReason(gap, tell(hindi)), '03/12/2026 से पहले नहीं: पेंटावैलेंट-1 के 28 दिन बाद');
  assert.equal(doseName('OPV9', tell(hindi)), 'OPV9');
});
