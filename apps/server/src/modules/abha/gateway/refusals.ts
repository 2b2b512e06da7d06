import { type AbdmRefusal, expired, silent } from '../../../platform/abdm/index.ts';
import { noAnswer, type ServiceRefusal } from './account-service.ts';

type Known = Readonly<Record<string, ServiceRefusal['refusal']>>;

/** What the codes of the service mean depends on what was asked: the same one says of an Aadhaar and of an account that it is not there. */
export const ofCode: Known = {
  'ABDM-1100': 'USRAUT0013',
  'ABDM-1204': 'USRPRF0002',
  'ABDM-1205': 'USRAUT0014',
  'ABDM-1206': 'USRAUT0012',
};
export const ofAadhaar: Known = { 'ABDM-1114': 'IDVERI0002', 'ABDM-1115': 'IDVERI0003', 'ABDM-1301': 'IDVERI0005' };
export const ofSearch: Known = { 'ABDM-1114': 'ABHACC0010', 'ABDM-1115': 'ABHACC0010' };
/** A transaction that the service does not know any more is an attempt that is over. */
export const ofAddress: Known = { 'ABDM-1101': 'ABHACC0007', 'ABDM-1206': 'ABHACC0004' };
export const ofChild: Known = { 'ABDM-1093': 'ABHACC0008' };
export const ofAttempt: Known = { 'ABDM-1206': 'ABHACC0004' };

/** The service's refusal as ours; a code without a meaning here is told as it is (ABHACC0016). */
export function refusalOf(answer: AbdmRefusal, known: Known, withToken: boolean): ServiceRefusal {
  if (answer === silent) return noAnswer;
  // The access token was renewed already: what has run out is the token of the account.
  if (answer === expired) return withToken ? { refusal: 'ABHACC0004', code: '' } : noAnswer;
  return { refusal: known[answer.refused] ?? 'ABHACC0016', code: answer.refused };
}
