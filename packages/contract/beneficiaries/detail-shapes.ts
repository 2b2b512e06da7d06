import {
  type DetailField,
  type DetailKind,
  detailFields,
  details,
  eachField,
  type PackedField,
  packedFields,
} from '@teeka/domain/beneficiaries';
import { z } from 'zod';
import { day, figure, text } from '../fields.ts';

/** How a detail of each kind travels: as it is registered, as an edit brings it, as the server tells it, as the pack has it. */
const registered = {
  text: text().default(''),
  name: text().default(''),
  choice: text().default(''),
  day: text().nullable().default(null),
  'written-day': text().default(''),
  amount: figure.nullable().default(null),
} as const satisfies Record<DetailKind, z.ZodType>;

const edited = {
  text: text().optional(),
  name: text().optional(),
  choice: text().optional(),
  day: text().nullable().optional(),
  'written-day': text().optional(),
  amount: figure.nullable().optional(),
} as const satisfies Record<DetailKind, z.ZodType>;

const shown = {
  text: z.string(),
  name: z.string(),
  choice: z.string(),
  day: day.nullable(),
  'written-day': z.string(),
  amount: z.number().nullable(),
} as const satisfies Record<DetailKind, z.ZodType>;

/** A server of an earlier version leaves them out. */
const packed = {
  text: z.string().optional(),
  name: z.string().optional(),
  choice: z.string().optional(),
  day: day.nullable().optional(),
  'written-day': z.string().optional(),
  amount: z.number().nullable().optional(),
} as const satisfies Record<DetailKind, z.ZodType>;

type Shape<Field extends DetailField, Schemas extends Record<DetailKind, z.ZodType>> = {
  readonly [Each in Field]: Schemas[(typeof details)[Each]['kind']];
};
const shapeOf = <Field extends DetailField, Schemas extends Record<DetailKind, z.ZodType>>(
  fields: readonly Field[],
  schemas: Schemas,
) => eachField<Field, Shape<Field, Schemas>>(fields, (field) => schemas[details[field].kind]);

export const registeredDetails = shapeOf(detailFields, registered);
export const editedDetails = shapeOf(detailFields, edited);
export const shownDetails = shapeOf(detailFields, shown);
export const packedDetails = shapeOf<PackedField, typeof packed>(packedFields, packed);
