/**
 * Which characters a kind of text may have (specification 2, section 5, 'Character-kind rules').
 * Letters are a-z and A-Z, a space is U+0020: nothing beyond ASCII passes any of them.
 */
export const characterKinds = {
  beneficiary: /^[A-Za-z0-9 .\-()]+$/,
  username: /^[A-Za-z .,\-()]+$/,
  street: /^[A-Za-z0-9 .,\-()]+$/,
  idproof: /^[A-Za-z0-9 /.,\-()]+$/,
  idnumber: /^[A-Za-z0-9 .-]+$/,
  name: /^[A-Za-z .']+$/,
  passportnumber: /^[A-Z0-9]+$/,
  pancard: /^[A-Z]{5}[0-9]{4}[A-Z]$/,
  dlnumber: /^[A-Za-z]{2}[0-9]{2}(?:19|20)[0-9]{2}[0-9]{6,7}$/,
  pensionpassbook: /^[A-Za-z0-9 .]+$/,
  udidcard: /^[A-Z]{2}[0-9]{16}$/,
  onlyAlphaNum: /^[A-Za-z0-9 ]+$/,
} as const satisfies Record<string, RegExp>;

export type CharacterKind = keyof typeof characterKinds;

/** Does the text keep to its kind? Empty is accepted; an unknown kind is not. */
export function hasKind(value: string, kind: string): boolean {
  if (!Object.hasOwn(characterKinds, kind)) return false;
  return value === '' || characterKinds[kind as CharacterKind].test(value);
}
