import { type AbdmRefusal, expired, isLater } from '../../../platform/abdm/index.ts';
import { noAnswer, type ServiceRefusal } from './account-service.ts';

type Known = Readonly<Record<string, ServiceRefusal['refusal']>>;

/**
 * What the codes of the service mean depends on what was asked: the same one says of an Aadhaar and of an account that it is not there.
 * What the identity authority says is handed through as ABDM-1204 with its own code, here `UIDAI-…`.
 */
export const ofCode: Known = {
  'ABDM-1017': 'ABHACC0004',
  'ABDM-1100': 'USRAUT0014',
  'ABDM-1204': 'USRPRF0002',
  'UIDAI-400': 'USRPRF0002',
  'UIDAI-402': 'USRAUT0012',
  'UIDAI-403': 'USRAUT0014',
};
export const ofAadhaar: Known = {
  'ABDM-1114': 'IDVERI0002',
  'ABDM-1115': 'IDVERI0003',
  'ABDM-1301': 'IDVERI0005',
  'UIDAI-110': 'IDVERI0003',
  'UIDAI-111': 'IDVERI0003',
  'UIDAI-112': 'IDVERI0003',
  'UIDAI-561': 'IDVERI0005',
  'UIDAI-563': 'IDVERI0005',
  'UIDAI-810': 'IDVERI0005',
  'UIDAI-998': 'IDVERI0002',
};
export const ofSearch: Known = {
  'ABDM-1013': 'ABHACC0010',
  'ABDM-1114': 'ABHACC0010',
  'ABDM-1115': 'ABHACC0010',
  'ABDM-1211': 'ABHACC0010',
};
/** A transaction that the service does not know any more is an attempt that is over. */
export const ofAttempt: Known = { 'ABDM-1017': 'ABHACC0004', 'ABDM-1158': 'ABHACC0004' };
export const ofAddress: Known = { ...ofAttempt, 'ABDM-1101': 'ABHACC0007' };
export const ofChild: Known = {
  ...ofAttempt,
  'ABDM-1093': 'ABHACC0008',
  'ABDM-1155': 'ABHACC0032',
  'ABDM-1157': 'ABHACC0008',
};

/** These mean the same whatever was asked. */
const ofAny: Known = {
  'ABDM-1124': 'ABHACC0036',
  'ABDM-1134': 'ABHACC0015',
  'ABDM-1207': 'ABHACC0034',
  'UIDAI-100': 'ABHACC0034',
  'UIDAI-200': 'ABHACC0034',
  'UIDAI-300': 'ABHACC0035',
};

/** It has too much to do, or what it stands on does not answer. */
const later = new Set(
  [1019, 1022, 1029, 1034, 1048, 1108, 1200, 1201, 1202, 1205, 1206, 1220, 1226].map((code) => `ABDM-${code}`),
);

/** Its fields under the names of ours; '' is the one that was asked with. A transaction is in no field of ours. */
const fields: Readonly<Record<string, string>> = {
  ...{ loginId: '', aadhaar: 'aadhaar_number', aadhaarNumber: 'aadhaar_number', mobile: 'mobile_number' },
  ...{ otp: 'otp', otpValue: 'otp', abhaAddress: 'abha_address' },
  ...{ name: 'proof.name', dateOfBirth: 'proof.dob', gender: 'proof.gender' },
  ...{ picture: 'proof.picture', fingerPrintAuthPid: 'proof.pid_data' },
};

/** A map of fields: the first that is one of `ours`; of others the name is told as it came. */
function ofFields(names: readonly string[], ours: typeof fields): ServiceRefusal {
  const last = names.map((name) => name.split('.').at(-1) ?? '');
  if (last.includes('txnId')) return { refusal: 'ABHACC0004', code: '' };
  const found = last.find((name) => ours[name] !== undefined);
  if (found === undefined) return { refusal: 'ABHACC0016', code: (last[0] ?? '').slice(0, 40) };
  return { refusal: 'ABHACC0037', code: found, ...(ours[found] && { field: ours[found] }) };
}

/** The service's refusal as ours; a code without a meaning here is told as it came (ABHACC0016). */
export function refusalOf(answer: AbdmRefusal, known: Known, withToken: boolean): ServiceRefusal {
  if (isLater(answer) || later.has(answer.refused)) return noAnswer;
  // The access token was renewed already: what has run out is the token of the account.
  if (answer.refused === expired.refused) return withToken ? { refusal: 'ABHACC0004', code: '' } : noAnswer;
  // What is told of a child comes from its record: nothing of it was typed here.
  if (answer.fields) return ofFields(answer.fields, known === ofChild ? {} : fields);
  const { refused, uidai } = answer;
  const own = uidai ? `UIDAI-${uidai}` : refused;
  const code = uidai ? `${refused}, ${uidai}` : refused;
  const refusal = known[own] ?? ofAny[own] ?? 'ABHACC0016';
  return { refusal, code, ...(refusal === 'ABHACC0036' && { field: 'mobile_number' }) };
}
