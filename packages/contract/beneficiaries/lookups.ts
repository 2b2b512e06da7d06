import { z } from 'zod';
import { call } from '../call.ts';
import { named } from '../names.ts';
import { ofEverybody } from '../roles.ts';

const int = z.number().int();

export const getDob = call({
  ...ofEverybody,
  name: 'beneficiaries.getDob',
  path: '{beneficiary}/getDob',
  summary: 'Days of a month to choose a date of birth from.',
  reply: z.object({ dob: z.array(z.object({ id: int, day: z.string() })) }),
});

export const getMob = call({
  ...ofEverybody,
  name: 'beneficiaries.getMob',
  path: '{beneficiary}/getMob',
  summary: 'Months to choose a date of birth from, named in the language of the caller.',
  reply: z.object({ mob: z.array(z.object({ id: int, month: z.string() })) }),
});

export const getYob = call({
  ...ofEverybody,
  name: 'beneficiaries.getYob',
  path: '{beneficiary}/getYob',
  summary: 'Years of birth, this year first, 1920 last.',
  reply: z.object({ yob: z.array(z.object({ id: int, year: int })) }),
});

export const getStateEligibilityTypes = call({
  ...ofEverybody,
  name: 'beneficiaries.getStateEligibilityTypes',
  summary: "Beneficiary types that the user's state serves.",
  reply: z.object({
    state_id: int.nullable(),
    types: z.array(z.object({ id: int, ben_type: z.string(), category_id: int, category_name: z.string() })),
  }),
});

export const getPregnancyMasters = call({
  ...ofEverybody,
  name: 'beneficiaries.getPregnancyMasters',
  path: '{vaccinator}/pregnancyMasters',
  summary:
    'The lists that forms of pregnancy, delivery and newborn choose from, in every language, with their version. What is recorded is the English name.',
  reply: z.object({
    version: z.string(),
    lists: z.array(z.object({ list: z.string(), items: z.array(z.object({ id: int, ...named('name', z.string()) })) })),
  }),
});
