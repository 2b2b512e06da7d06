import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleKey } from './title-key.ts';

const say = (key: string): string => `[${key}]`;

test('a window is called as the route is, or as the page of venom calls itself; never as a person', () => {
  const table: [string | null, string | undefined, string | null][] = [
    ['app:vaccinatedList', '[app:vaccinatedList]', 'app:vaccinatedList'],
    ['app:vaccinatedList', '[app:venomAdministeredList]', 'app:venomAdministeredList'],
    ['app:vaccinationSummary', '[bites:venomSummary]', 'bites:venomSummary'],
    ['app:vaccinationSuccess', '[bites:venomSuccess]', 'bites:venomSuccess'],
    ['app:vaccinationSummary', '[cases:treatedSummary]', 'cases:treatedSummary'],
    ['app:vaccinationSummary', '[app:vaccinationSummary]', 'app:vaccinationSummary'],
    ['app:vaccinationSummary', undefined, 'app:vaccinationSummary'],
    ['app:beneficiary', 'सुनीता देवी', 'app:beneficiary'],
    [null, 'सुनीता देवी', null],
  ];
  for (const [route, heading, key] of table) assert.equal(titleKey(route, heading, say), key, `${route} ${heading}`);
});
