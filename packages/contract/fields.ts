import { z } from 'zod';

/** Text that a person typed: bounded so that no body can be used to flood the store; its characters the domain judges. */
export const text = (max = 200) => z.string().max(max);

/**
 * A word of a list, a version, a cursor: what an app writes and nobody types. One of a newer peer survives a round trip,
 * markup and marks that cannot be seen do not.
 */
export const word = (max = 40) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9 _.:/+-]*$/);

/** UUID, made by whoever makes the record (version 7). */
export const id = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);

/** 14 digits, the last one a Verhoeff check digit; the same number everywhere a person is meant. */
export const beneficiaryId = z.string().regex(/^[1-9][0-9]{13}$/);

/**
 * The number under which a person is requested: digits that the database can hold. Whether somebody has it the area says;
 * text that a person typed into the field never reaches a statement, nor does an empty one.
 */
export const reference = z.string().regex(/^[0-9]{1,18}$/);

/** A reference number as a person typed it, maybe in groups, maybe none: the domain judges it under its field. */
export const typedReference = text();

/** The fields that name a person: what a trace of a refused call takes its person from. */
export const namesPerson: z.core.$ZodRegistry = z.registry().add(beneficiaryId).add(reference).add(typedReference);

/** The id under which a record is requested: a UUID. */
export const recordId = z
  .string()
  .regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/);

/** The same, or empty where none is meant: all sites, no session. */
export const recordIdOrNone = z
  .string()
  .regex(/^(?:[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})?$/);

/** A civil day, `YYYY-MM-DD`; one that the calendar has, and the database: there is no year 0. */
export const day = z.iso.date().refine((value) => !value.startsWith('0000'));

/**
 * An instant, ISO 8601 with zone, as captured on the device: of the twentieth to the twenty-second century and a zone
 * that there is, so that every column holds it. Whether the clock may say so the domain judges (SESDAY0015).
 */
export const instant = z.iso
  .datetime({ offset: true })
  .refine((value) => /^(?:19|20|21).*(?:Z|[+-](?:0\d|1[0-4]):\d\d)$/.test(value));

/** Active flags travel as '0' and '1'. */
export const flag = z.enum(['0', '1']);

/** The least and the most that a whole number may be: what a column of four bytes holds. */
export const leastWhole = -(2 ** 31);
export const mostWhole = 2 ** 31 - 1;

/** A whole number: a count, a version, the id of a line of a master list. What it may be besides, the domain says. */
export const whole = z.number().int().min(leastWhole).max(mostWhole);

/** A number as it was typed, with or without a fraction; what it may be the domain says, under its field. */
export const figure = z.number().min(leastWhole).max(mostWhole);

/** LGD code of a place, or a placeholder from 900000001. */
export const code = whole.nonnegative();

/** What a command without news answers. */
export const done = z.object({ message: z.string().optional() });

/** A request without fields. */
export const nothing = z.object({});

/** Of a call whose reply is a file. */
export const asFile = { reply: z.unknown(), answers: 'blob' } as const;

/** A file on its way in: its name as the person's device gives it, and what is in it. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The file of a multipart call (`Call.upload`); what it really is, is judged by its content. */
export const uploadedFile = z
  .custom<UploadedFile>((value) => (value as UploadedFile | null)?.bytes instanceof Uint8Array)
  .meta({ type: 'string', format: 'binary' });
