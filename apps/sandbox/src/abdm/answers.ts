import type { RawAnswer } from '../identity/modes.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

export const json = (status: number, body: unknown): RawAnswer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
});

export const picture = (bytes: Buffer): RawAnswer => ({ status: 202, type: 'image/png', text: bytes });

/** Codes of the protocol come with trailing spaces now and then, so here they always do. */
export const wrong = (code: string, message: string): RawAnswer => json(422, { error: { code: `${code} `, message } });

/** What is not of the protocol: a map of the fields that are wrong. */
export const badFields = (map: Readonly<Record<string, string>>): RawAnswer => json(400, map);

/** The words of a list in a body. */
export const words = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
