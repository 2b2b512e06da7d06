import { type DetailField, type DetailKind, detailFields, details, eachField } from '@teeka/domain/beneficiaries';
import { z } from 'zod';
import { day, figure, text } from '../fields.ts';

/** How a detail of each kind travels: as it is registered, as an edit brings it, as the server tells it. */
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

type Shape<Schemas extends Record<DetailKind, z.ZodType>> = {
  readonly [Field in DetailField]: Schemas[(typeof details)[Field]['kind']];
};
const shapeOf = <Schemas extends Record<DetailKind, z.ZodType>>(schemas: Schemas): Shape<Schemas> =>
  eachField<DetailField, Shape<Schemas>>(detailFields, (field) => schemas[details[field].kind]);

export const registeredDetails = shapeOf(registered);
export const editedDetails = shapeOf(edited);
export const shownDetails = shapeOf(shown);
