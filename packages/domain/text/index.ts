export { type CharacterKind, characterKinds, hasKind } from './character-kinds.ts';
export { checkKind, checkLength, checkLimitedDigits, checkNumber, checkRequired } from './checks.ts';
export { checkFileName } from './file-name.ts';
export { checkNote, checkRemark, remarkLength } from './remark.ts';
export { camelCased, isBlank, isDigits, limited, trimmed, upperCased, withoutSpaces } from './typed.ts';
export { amountTyped, countTyped, ownDigits } from './typed-number.ts';
export { accepted, refused, refusedAt, type Verdict } from './verdict.ts';
