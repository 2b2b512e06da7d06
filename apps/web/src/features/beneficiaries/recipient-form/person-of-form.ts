import {
  eachField,
  type PersonField,
  type PersonValues,
  personFieldNames,
  personFields,
} from '@teeka/domain/beneficiaries';
import { amountTyped } from '@teeka/domain/text';
import type { Recipient } from './recipient.ts';

function valueTyped(field: PersonField, typed: string | boolean): PersonValues[PersonField] {
  if (typeof typed === 'boolean') return typed;
  switch (personFields[field].kind) {
    case 'id':
      return Number(typed);
    case 'id-or-none':
      return typed.trim() === '' ? null : Number(typed);
    case 'day':
      return typed === '' ? null : typed;
    case 'amount':
      return amountTyped(typed);
    default:
      return typed;
  }
}

/** The person that a form describes; whether that can be taken, the rules say. */
export const personOfForm = (form: Recipient): PersonValues =>
  eachField<PersonField, PersonValues>(personFieldNames, (field) => valueTyped(field, form[field]));
