import { type KnownNameFields, namesOf } from '@teeka/contract/names';
import { type Names, nameIn } from '@teeka/domain/names';
import { activeLanguage } from './active.ts';

/** A name in the reader's language. */
export const readersName = (names: Names): string => nameIn(names, activeLanguage());

/** What a record names in the reader's language; nothing where there is no record, or no name in it. */
export const nameHere = <Field extends string>(
  of: NoInfer<KnownNameFields<Field>> | null | undefined,
  field: Field,
): string => (of ? readersName(namesOf(of, field)) : '');
