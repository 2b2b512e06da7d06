import type { Call } from '@teeka/contract/call';
import fc from 'fast-check';
import { z } from 'zod';

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** What goes wrong on the way from a keyboard to a table. */
export const oddValues: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  true,
  [],
  {},
  [[]],
  { length: 1 },
  'x'.repeat(100_000),
  'a\u0000b',
  '\ud800',
  '\u202Eabc',
  'टीका',
  '💉'.repeat(60),
  "'; drop table dose; --",
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '0x10',
  '1e9',
  'NaN',
  '٩٨٧٦٥٤٣٢١٠',
  '2024-02-30',
  '0000-01-01',
  '9999-12-31',
  '-271821-04-20',
  '2026-03-16T09:00:00+05:30',
  '0000-01-01T00:00:00Z',
  '99999999999999',
  '00000000-0000-0000-0000-000000000000',
  '01890000-0000-7000-8000-000000000000',
  'AAAA',
  '====',
  '/9j/4AAQ=',
];

const someText = fc.oneof(
  fc.constantFrom<unknown>(...oddValues),
  fc.uuid(),
  fc.stringMatching(/^[1-9][0-9]{13}$/),
  fc.stringMatching(/^[6-9][0-9]{9}$/),
  fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** What somebody may take for the file that was requested. */
const oddFiles = fc.record({
  name: fc.constantFrom(
    '',
    '.',
    'a.xlsx',
    '../../etc/passwd',
    'a\u0000.png',
    '\u202Egnp.exe',
    'टीका.xlsx',
    'x'.repeat(5000),
  ),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .tuple(
        fc.constantFrom(
          'PK\u0003\u0004',
          '\u0089PNG\r\n\u001a\n',
          '\u00ff\u00d8\u00ff\u00e0',
          'GIF89a',
          '%PDF-1.7',
          '<svg/>',
          'MZ',
        ),
        fc.uint8Array({ maxLength: 400 }),
      )
      .map(([head, rest]) => Uint8Array.from([...Buffer.from(head, 'latin1'), ...rest])),
  ),
});

function fitting(schema: Schema, text: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const often = (of: Schema) =>
    fc.oneof(
      { arbitrary: fitting(of, text), weight: 5 },
      { arbitrary: fc.constantFrom<unknown>(...oddValues), weight: 1 },
    );
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, text)));
  if (schema.type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, of]) => [name, often(of)])),
      { requiredKeys: [] },
    );
  if (schema.type === 'array') return fc.array(often(schema.items ?? {}), { maxLength: 4 });
  if (schema.format === 'binary') return oddFiles;
  if (schema.type === 'integer') return fc.oneof(fc.nat(200), fc.integer(), fc.maxSafeInteger());
  if (schema.type === 'boolean') return fc.boolean();
  return text;
}

/** Inputs of a call that are nearly, or not at all, in its shape; `known` are ids that exist, so that some go deep. */
export function oddInputs(call: Call, known: readonly string[] = []): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Schema;
  const text = known.length > 0 ? fc.oneof(fc.constantFrom(...known), fc.constantFrom(...known), someText) : someText;
  return fitting({ ...schema, type: 'object' }, text) as fc.Arbitrary<Record<string, unknown>>;
}

/** Multipart bodies that are none, with the boundary `x`. */
export const brokenForms: readonly (readonly [string, string])[] = [
  ['no part', '--x--\r\n'],
  ['no end', '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'],
  ['another boundary', '--y\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc\r\n--y--\r\n'],
  ['no name', '--x\r\nContent-Disposition: form-data\r\n\r\nabc\r\n--x--\r\n'],
  ['no headers', '--x\r\n\r\nabc\r\n--x--\r\n'],
  ['a prototype key', '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nabc\r\n--x--\r\n'],
  ['the file as text', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc\r\n--x--\r\n'],
  [
    'two files',
    ['a', 'b']
      .map((name) => `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\nabc\r\n`)
      .join('')
      .concat('--x--\r\n'),
  ],
  [
    'a hundred fields',
    Array.from({ length: 100 }, (_, n) => `--x\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\n1\r\n`)
      .join('')
      .concat('--x--\r\n'),
  ],
];

/** Bodies that are no input at all, each with what it is. */
export const brokenBodies: readonly (readonly [string, string | Uint8Array])[] = [
  ['torn JSON', '{"a":'],
  ['no JSON', 'hello'],
  ['half a character', new Uint8Array([0x22, 0xc3, 0x28, 0x22])],
  ['bytes', new Uint8Array([0, 1, 2, 3, 255])],
  ['NUL in a key', '{"a\\u0000":1}'],
  ['a prototype key', '{"__proto__":{"access":"open"}}'],
  ['a constructor key', '{"constructor":{"prototype":{"x":1}}}'],
  ['endless nesting', '['.repeat(50_000)],
  ['deep nesting', `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`],
  ['a list', '[]'],
  ['a number', '1'],
  ['a text', '"text"'],
  ['two megabytes', `{"a":"${'x'.repeat(2 * 1024 * 1024)}"}`],
  ['NaN', '{"a":NaN}'],
];
