import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailFields, fieldRow } from '@teeka/domain/beneficiaries';
import type { z } from 'zod';
import { calls } from './index.ts';

/** Texts that reach the store as they were typed, and the rule of the domain that judges their characters. */
const judgedBy: Readonly<Record<string, string>> = {
  'birth_year dob name year': 'registrationRefusals, editRefusals',
  'address ben_name': 'registrationRefusals, editRefusals',
  'allergy earlier_product facility note to village': 'freeTextRefusals; followUp of an adverse event',
  'batch_number body_site': 'writtenRefusals, checkBatchNumber, vaccine rows of an adverse event',
  'answers dose_code manufacturer name notifier_phone causality external_case_id':
    'domain/aefi; the maker of a batch checkPrinted',
  'remarks reason correction_reason given_reason damage_reason': 'checkRemark, checkNote',
  'institution_name special_group key_facilitator_name key_facilitator_designation': 'specialRefusals',
  'date_of_session start_time end_time expiry_date date_of_death': 'days and times of their rules',
  'display_name user_name': 'checkDisplayName, checkUserName',
  'from_date to_date': 'switchRefusals, checkListRange',
  name_hi: 'placeNameRefusals',
  file_name: 'checkFileName',
  value: 'checkSetting',
  hpr_number: 'checkHprId',
};
/** Details of a person that their row has judged: by a check, a list or a rule. */
const judgedByRow = detailFields.filter((field) => {
  const { check, options, rules } = fieldRow(field);
  return check ?? options ?? rules;
});
/** What is only compared with what is kept, opened with a key, or looked at as a picture. */
const neverKept = [
  ...['secret', 'token', 'refreshToken', 'transaction_id', 'txnId', 'userId', 'material_name'],
  ...['user_photo', 'content', 'pid_data', 'picture', 'ts', 'seen', 'code'],
];

interface Found {
  readonly path: string;
  readonly max: number | null;
  readonly shaped: boolean;
}

function stringsOf(schema: z.core.$ZodType, path: string): Found[] {
  const { def } = schema._zod as { readonly def: z.core.$ZodTypeDef };
  const of = def as unknown as Record<string, unknown>;
  if (def.type === 'object') {
    return Object.entries(of.shape as Record<string, z.core.$ZodType>).flatMap(([key, inner]) =>
      stringsOf(inner, path === '' ? key : `${path}.${key}`),
    );
  }
  if (def.type === 'array') return stringsOf(of.element as z.core.$ZodType, path);
  if (def.type === 'union') {
    return (of.options as z.core.$ZodType[]).flatMap((option) => stringsOf(option, path));
  }
  if ('innerType' in of) return stringsOf(of.innerType as z.core.$ZodType, path);
  if (def.type !== 'string') return [];
  const checks = (of.checks ?? []) as z.core.$ZodCheck[];
  const shaped = of.format !== undefined || checks.some((one) => one._zod.def.check === 'string_format');
  return [{ path, max: (schema as z.ZodString).maxLength, shaped }];
}

test('every text of a command has a length, and a rule for its characters', () => {
  const judged = new Set([...Object.keys(judgedBy).flatMap((names) => names.split(' ')), ...neverKept, ...judgedByRow]);
  const found = calls
    .filter(({ kind }) => kind === 'command')
    .flatMap(({ name, request, sealed }) =>
      stringsOf(request, '').map((one) => ({ ...one, name, sealed: sealed?.request ?? [] })),
    );
  assert.ok(found.length > 300);
  const open = found.filter(({ path, max, shaped, sealed }) => {
    if (shaped) return false;
    const judgedHere =
      judged.has(path.split('.').at(-1) ?? '') || sealed.includes(path) || sealed.includes(`${path}.*`);
    return max === null || !judgedHere;
  });
  assert.deepEqual(
    open.map(({ name, path }) => `${name} ${path}`),
    [],
  );
});
