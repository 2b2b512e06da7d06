import { checkAbhaAddress, checkAbhaNumber } from '@teeka/domain/abha';
import { checkAddress, checkField, checkSearchedName, lmpRange } from '@teeka/domain/beneficiaries';
import {
  checkAccount,
  checkIfsc,
  checkMobile,
  checkMobileSearch,
  checkOtp,
  checkPinCode,
  checkRchId,
} from '@teeka/domain/contact';
import { checkAadhaar, checkPhotoId, checkReferenceNumber } from '@teeka/domain/identity';
import { defaultPasswordPolicy, passwordRefusals } from '@teeka/domain/password';
import {
  birthRange,
  checkChildWeight,
  checkDay,
  checkFatherName,
  checkName,
  checkYearOfBirth,
} from '@teeka/domain/person';
import { accepted, checkKind, checkRemark, refused, trimmed, type Verdict } from '@teeka/domain/text';
import { measuredKinds } from './measured-kinds.ts';

/** What a check may need besides the value. */
export interface CheckSetting {
  readonly today: string;
  /** Test numbers refused, suffixes of production. */
  readonly production: boolean;
}

type Check = (value: string, setting: CheckSetting) => Verdict;

const photoId =
  (typeId: number): Check =>
  (value, { production }) =>
    checkPhotoId(typeId, value, { testNumbers: production ? 'refused' : 'accepted' });

/** Every kind of value the desk judges, by the very rules of server and app. */
export const checkKinds: Readonly<Record<string, Check>> = {
  aadhaar: (value, { production }) => checkAadhaar(value, { testNumbers: production ? 'refused' : 'accepted' }),
  'aadhaar-card': photoId(1),
  'abha-address': (value, { production }) => checkAbhaAddress(value, production ? 'production' : 'sandbox'),
  'abha-number': checkAbhaNumber,
  account: checkAccount,
  address: checkAddress,
  'blood-group': (value) => checkField('blood_group', trimmed(value), { abha: 'sandbox' }),
  'child-weight': (value) => {
    const typed = trimmed(value);
    return /^[0-9]{1,3}(?:\.[0-9]+)?$/.test(typed) ? checkChildWeight(Number(typed)) : refused('BENREG0010');
  },
  dob: (value, { today }) => checkDay(value, birthRange(today)),
  'driving-license': photoId(2),
  'father-name': checkFatherName,
  'guardian-name': checkFatherName,
  ifsc: checkIfsc,
  mobile: checkMobile,
  'mobile-search': checkMobileSearch,
  lmp: (value, { today }) => checkDay(value, lmpRange(today)),
  name: checkName,
  'name-search': checkSearchedName,
  npr: photoId(10),
  'other-id': photoId(0),
  otp: checkOtp,
  pan: photoId(6),
  passport: photoId(8),
  password: (value) => {
    const [refusal] = passwordRefusals(value, defaultPasswordPolicy);
    return refusal ? { ok: false, refusal } : accepted(value);
  },
  'pension-passbook': photoId(9),
  'pin-code': checkPinCode,
  ration: photoId(11),
  rchid: checkRchId,
  reason: checkRemark,
  reference: checkReferenceNumber,
  student: photoId(17),
  udid: photoId(13),
  username: (value) => checkKind(value, 'username'),
  voter: photoId(12),
  'year-of-birth': (value, { today }) => checkYearOfBirth(value, today),
  ...measuredKinds,
};
