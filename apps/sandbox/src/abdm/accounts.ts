import type { SandboxPerson } from '../identity/people.ts';

/** A health account of this run. */
export interface SandboxAccount {
  /** `00-0000-0000-0000`. */
  readonly number: string;
  address: string;
  readonly name: string;
  /** DD-MM-YYYY */
  readonly dob: string;
  readonly gender: 'M' | 'F' | 'O';
  readonly addressLine: string;
  mobile: string;
  readonly type: 'STANDARD' | 'CHILD';
  readonly isActive: boolean;
  /** The account of the parent it was made in. */
  readonly parent?: string;
}

/** The mobile number of the account that there is from the start. */
export const existingMobile = '9876543210';

/** So many children an account has at most. */
export const mostChildren = 4;

const nameOf = (name: string, number: string): string =>
  `${(name.toLowerCase().replace(/[^a-z]/g, '') || 'account').slice(0, 8)}.${number.replace(/\D/g, '').slice(-6)}@sbx`;

/** Of somebody whose Aadhaar begins with 9999 the account ends as that number does; all begin with 91-0000. */
export const accountNumberOf = (aadhaar: string): string => `91-0000-${aadhaar.slice(4, 8)}-${aadhaar.slice(8, 12)}`;

export class SandboxAccounts {
  readonly #known = new Map<string, SandboxAccount>();
  #children = 0;

  put(account: SandboxAccount): SandboxAccount {
    this.#known.set(account.number, account);
    return account;
  }

  find(number: string): SandboxAccount | undefined {
    return this.#known.get(number);
  }

  /** Everything that a search may go by. */
  search(by: string, value: string): SandboxAccount[] {
    const of = { 'abha-number': 'number', 'abha-address': 'address', mobile: 'mobile' } as const;
    const field = of[by as keyof typeof of];
    return field ? [...this.#known.values()].filter((account) => account[field] === value) : [];
  }

  isTaken(address: string): boolean {
    return address.startsWith('taken') || this.search('abha-address', address).length > 0;
  }

  /** The account of somebody, made where there is none; its mobile number where the person confirmed one. */
  of(person: SandboxPerson, mobile: string): { readonly account: SandboxAccount; readonly isNew: boolean } {
    const number = accountNumberOf(person.number);
    const known = this.find(number);
    if (known) return { account: known, isNew: false };
    const { name, dob, gender, address: addressLine, isActive = true } = person;
    const address = nameOf(name, number);
    return {
      account: this.put({ number, address, name, dob, gender, addressLine, mobile, type: 'STANDARD', isActive }),
      isNew: true,
    };
  }

  childrenOf(parent: string): SandboxAccount[] {
    return [...this.#known.values()].filter((account) => account.parent === parent);
  }

  child(parent: SandboxAccount, of: Pick<SandboxAccount, 'name' | 'dob' | 'gender'>): SandboxAccount {
    this.#children += 1;
    const number = `91-0001-0000-${String(this.#children).padStart(4, '0')}`;
    const { mobile, addressLine } = parent;
    const address = nameOf(of.name, number);
    return this.put({
      ...of,
      number,
      address,
      mobile,
      addressLine,
      type: 'CHILD',
      isActive: true,
      parent: parent.number,
    });
  }
}

const [first, rest] = [
  (name: string) => name.split(' ')[0] ?? '',
  (name: string) => name.split(' ').slice(1).join(' '),
];

/** The profile as an enrolment answers it. */
export const enrolledProfile = (account: SandboxAccount): object => ({
  firstName: first(account.name),
  middleName: '',
  lastName: rest(account.name),
  dob: account.dob,
  gender: account.gender,
  mobile: account.mobile === '' ? null : account.mobile,
  email: null,
  address: account.addressLine,
  districtCode: '203',
  stateCode: '10',
  pinCode: '800001',
  ABHANumber: account.number,
  phrAddress: [account.address],
  abhaStatus: account.isActive ? 'ACTIVE' : 'DEACTIVATED',
  abhaType: account.type,
  photo: Buffer.alloc(600, 7).toString('base64'),
});

/** The profile as an open account tells it: other names for the same. */
export function openProfile(account: SandboxAccount): object {
  const [dayOfBirth, monthOfBirth, yearOfBirth] = account.dob.split('-');
  return {
    ABHANumber: account.number,
    preferredAbhaAddress: account.address,
    mobile: account.mobile,
    firstName: first(account.name),
    middleName: '',
    lastName: rest(account.name),
    name: account.name,
    ...{ yearOfBirth, dayOfBirth, monthOfBirth },
    gender: account.gender,
    profilePhoto: Buffer.alloc(600, 7).toString('base64'),
    status: account.isActive ? 'ACTIVE' : 'DEACTIVATED',
    ...{ stateCode: '10', districtCode: '203', pincode: '800001', address: account.addressLine },
    authMethods: ['AADHAAR_OTP', 'MOBILE_OTP'],
    kycVerified: true,
  };
}

/** What stands in the QR of a published card. */
export const qrText = (account: SandboxAccount): string =>
  JSON.stringify({
    hidn: account.number,
    hid: account.address,
    name: account.name,
    gender: account.gender,
    ...{ statelgd: '10', distlgd: '203' },
    dob: account.dob.replaceAll('-', '/'),
    mobile: account.mobile,
    address: account.addressLine,
  });
