/** Invented numbers: repeated digits, or the prefix 9999 that UIDAI keeps for tests. */
export const validAadhaar = [
  '999900000000',
  '999911111111',
  '999912345678',
  '999941005707',
  '999987654324',
  '999999999999',
  '999950505052',
  '999970000012',
  '222222222227',
  '333333333333',
  '444444444445',
  '555555555551',
  '666666666666',
  '777777777775',
  '888888888887',
];

/** Each with the code it is refused with, and why. */
export const invalidAadhaar: readonly (readonly [string, string, string])[] = [
  ['999901000000', 'IDPROF0004', 'one digit of 999900000000 changed (position 6)'],
  ['999912355678', 'IDPROF0004', 'one digit of 999912345678 changed (position 8)'],
  ['999987654325', 'IDPROF0004', 'one digit of 999987654324 changed (position 12)'],
  ['222322222227', 'IDPROF0004', 'one digit of 222222222227 changed (position 4)'],
  ['444444444455', 'IDPROF0004', 'one digit of 444444444445 changed (position 11)'],
  ['999913245678', 'IDPROF0004', 'positions 6 and 7 of 999912345678 exchanged'],
  ['999987564324', 'IDPROF0004', 'positions 7 and 8 of 999987654324 exchanged'],
  ['999905505052', 'IDPROF0004', 'positions 5 and 6 of 999950505052 exchanged'],
  ['999941005702', 'IDPROF0004', 'wrong check digit'],
  ['000000000019', 'IDPROF0003', 'first digit 0 (checksum is right)'],
  ['123456789010', 'IDPROF0003', 'first digit 1 (checksum is right)'],
  ['99991234567', 'IDPROF0002', '11 digits'],
  ['9999123456780', 'IDPROF0002', '13 digits'],
  ['9999A2345678', 'IDPROF0001', 'letter inside'],
  ['9999 2345678', 'IDPROF0001', 'space inside'],
];

/** Photo-ID numbers by wire id of their type; the reason where they are refused. */
export const photoIds: readonly (readonly [number, string, true | string])[] = [
  [1, '999941005707', true],
  [1, '999941005706', 'checksum'],
  [1, '123456789010', 'first digit'],
  [2, 'DL0120111234567', true],
  [2, 'DL01 20111234567', true],
  [2, 'DL0118991234567', 'year 18xx'],
  [2, 'DL012011123456', true],
  [2, 'DL01201112345', '5 digits at the end'],
  [6, 'ABCDE1234F', true],
  [6, 'ABCD1234F', '4 letters'],
  [6, 'abcde1234f', true],
  [8, 'A1234567', true],
  [8, 'A12', 'under 4'],
  [8, 'A1234-67', 'hyphen'],
  [9, 'PEN1234567', true],
  [9, 'PEN123', 'under 8'],
  [13, 'DL1234567890123456', true],
  [13, 'DL123456789012345', '17 characters'],
  [17, 'SCH-12.3', true],
  [17, 'SC1', 'under 4'],
  [12, 'ABC1234567', true],
];

export const abhaNumbers: readonly (readonly [string, boolean])[] = [
  ['91-1234-5678-9012', true],
  ['91123456789012', false],
  ['9-1234-5678-90123', false],
  ['91-1234-5678-901', false],
];

export const abhaAddresses: readonly (readonly [string, 'sandbox' | 'production', true | string])[] = [
  ['demo.user1@sbx', 'sandbox', true],
  ['demo_user1@abdm', 'production', true],
  ['demo.user1@abdm', 'sandbox', 'wrong suffix'],
  ['demo@sbx', 'sandbox', 'under 8 characters'],
  ['demo..user@sbx', 'sandbox', 'two dots'],
  ['.demouser1@sbx', 'sandbox', 'dot at the start'],
  ['demo.user_01@sbx', 'sandbox', true],
  ['abcdefghijklmnopqrs@sbx', 'sandbox', '19 characters'],
];
