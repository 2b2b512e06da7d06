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
 * The number under which a person is asked for: digits that the database can hold, or nothing. Whether somebody has it the
 * area says; text that a person typed into the field never reaches a statement.
 */
export const reference = z.string().regex(/^[0-9]{0,18}$/);

/** The id under which a record is asked for: a UUID, or nothing. */
export const recordId = z
  .string()
  .regex(/^(?:[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})?$/);

/** A civil day, `YYYY-MM-DD`; one that the calendar has. */
export const day = z.iso.date();

/** An instant, ISO 8601 with zone, as captured on the device. */
export const instant = z.iso.datetime({ offset: true });

/** Active flags travel as '0' and '1'. */
export const flag = z.enum(['0', '1']);

/** LGD code of a place, or a placeholder from 900000001. */
export const code = z.number().int().nonnegative();

/** What a command without news answers. */
export const done = z.object({ message: z.string().optional() });

/** A request without fields. */
export const nothing = z.object({});

/** A file on its way in: its name as the person's device gives it, and what is in it. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The file of a multipart call (`Call.upload`); what it really is, is judged by its content. */
export const uploadedFile = z
  .custom<UploadedFile>((value) => (value as UploadedFile | null)?.bytes instanceof Uint8Array)
  .meta({ type: 'string', format: 'binary' });
