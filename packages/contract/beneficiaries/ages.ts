import { z } from 'zod';
import { call } from '../call.ts';
import { figure, text, whole } from '../fields.ts';

const types = z.object({ types: z.array(z.object({ id: z.number().int(), type: z.string() })) });

/** A beneficiary type as the forms list it. */
export const beneficiaryType = z.object({
  id: z.number().int(),
  ben_type: z.string(),
  category_id: z.number().int(),
  category_name: z.string(),
});
const beneficiaryTypes = z.object({ beneficiary_types: z.array(beneficiaryType) });

const lookup = { access: 'signed-in', area: 'none', quiet: true } as const;
const birth = ['FLDVAL0001', 'FLDVAL0017', 'FLDVAL0018', 'FLDVAL0019'] as const;
const year = ['FLDVAL0001', 'FLDVAL0020'] as const;

/** The spelling of the path is the specification's. */
export const getBeneficieryTypeBasedOnAge = call({
  ...lookup,
  name: 'beneficiaries.getBeneficieryTypeBasedOnAge',
  path: '{beneficiary}/GetBeneficieryTypeBasedOnAge',
  summary: 'Beneficiary types open to somebody born on a day.',
  request: z.object({ dob: text() }),
  reply: beneficiaryTypes,
  refusals: birth,
});

export const getBeneficiaryTypeBasedOnAge = call({
  ...lookup,
  name: 'beneficiaries.getBeneficiaryTypeBasedOnAge',
  summary: 'Beneficiary types open to somebody born on a day, of a gender.',
  request: z.object({ dob: text(), gender: figure.nullable().default(null) }),
  reply: beneficiaryTypes,
  refusals: birth,
});

export const getIdProofTypes = call({
  ...lookup,
  name: 'beneficiaries.getIdProofTypes',
  method: 'GET',
  path: '{beneficiary}/getIdProofTypes',
  summary: 'The kinds of photo ID, for when no birth year is known.',
  reply: types,
});

export const getIdProofBasedOnAge = call({
  ...lookup,
  name: 'beneficiaries.getIdProofBasedOnAge',
  path: '{beneficiary}/getIdProofBasedOnAge',
  summary: 'The kinds of photo ID offered to somebody born in a year.',
  request: z.object({ year: whole }),
  reply: types,
  refusals: year,
});

export const getPhotoIdsBasedOnAgeUIP = call({
  ...lookup,
  name: 'beneficiaries.getPhotoIdsBasedOnAgeUIP',
  summary: 'The kinds of photo ID offered to somebody born in a year, at the ages of a beneficiary type.',
  request: z.object({ year: text(), ben_type_id: figure.nullable().default(null) }),
  reply: types,
  refusals: year,
});

export const getSocialgroups = call({
  ...lookup,
  name: 'beneficiaries.getSocialgroups',
  method: 'GET',
  path: '{beneficiary}/getSocialgroups',
  summary: 'Social groups.',
  reply: z.object({ social_groups: z.array(z.object({ id: z.number().int(), name: z.string() })) }),
});
