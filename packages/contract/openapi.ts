import { fixedTexts, type RefusalCode, refusals } from '@teeka/domain/refusal';
import { z } from 'zod';
import type { Call } from './call.ts';
import { heardTimeHeader } from './heard-time.ts';
import { calls } from './index.ts';
import { type Prefix, pathOf } from './prefixes.ts';
import { roles } from './roles.ts';

type Json = Readonly<Record<string, unknown>>;
export interface OpenApi {
  readonly openapi: string;
  readonly info: Json;
  readonly servers: readonly Json[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: Json;
}

/** Refusals that any call may give before its own rules are asked. */
const common = [
  'REQVAL0001',
  'REQVAL0002',
  'REQVAL0003',
  'REQVAL0005',
  'REQVAL0006',
  'REQVAL0008',
  'REQVAL0010',
  'REQVAL0016',
] as const;

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    // Whoever reads the contract sees what travels: of a word its code.
    override: ({ zodSchema: { _zod }, jsonSchema }) => {
      if (_zod.def.type === 'pipe') Object.assign(jsonSchema, schemaOf(_zod.def.in as z.ZodType, io));
    },
  });
  return schema;
}

const capabilityOf = (call: Call): string => call.name.split('.')[0] ?? '';
const whoOf = ({ access }: Call): string =>
  typeof access === 'string' ? access : roles.filter((role) => access.includes(role)).join(', ');

/** Every code a call can answer with: its own and those any call of its kind can give. */
export function refusalsOf(call: Call): RefusalCode[] {
  const signedIn: RefusalCode[] =
    call.access === 'open' ? [] : ['REQVAL0013', 'USRAUT0016', 'USRAUT0017', 'USRAUT0018'];
  if (typeof call.access !== 'string') signedIn.push('REQVAL0011');
  const sealed: RefusalCode[] = call.sealed?.request ? ['REQVAL0004'] : [];
  // A part of the path longer than any of ours leads nowhere.
  if (call.path.includes('/:')) signedIn.push('REQVAL0007');
  const command: RefusalCode[] = call.kind === 'command' ? ['REQVAL0009', 'REQVAL0015'] : ['REQVAL0018'];
  const outbox: RefusalCode[] = call.outbox ? ['SESDAY0015'] : [];
  return [...new Set([...call.refusals, ...common, ...sealed, ...signedIn, ...command, ...outbox])];
}

function responsesOf(call: Call): Json {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of refusalsOf(call)) {
    const { status } = refusals[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const refused = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => ({ status: String(status), codes }))
    .map(({ status, codes }) => [
      status,
      {
        description: codes.map((code) => `\`${code}\` ${refusals[code].meaning}`).join('\n\n'),
        content: refusedContent(codes),
        ...(status === '429' && { headers: { 'Retry-After': retryAfter } }),
      },
    ]);
  const known = { 304: { description: 'The caller has this version (`If-None-Match`)' } };
  return {
    200: { description: 'Answered', content: contentOf(call) },
    ...(call.versioned && known),
    ...Object.fromEntries(refused),
  };
}

const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer' } };

/** Some refusals are known by their very text and come as that (specification 1, section 8). */
function refusedContent(codes: readonly RefusalCode[]): Json {
  const texts = codes.flatMap((code) => fixedTexts[code] ?? []);
  return {
    ...(texts.length < codes.length && {
      'application/json': { schema: { $ref: '#/components/schemas/Refused' } },
    }),
    ...(texts.length > 0 && { 'text/plain': { schema: { type: 'string', enum: texts } } }),
  };
}

function contentOf(call: Call): Json {
  if (call.answers === 'text') return { 'text/plain': { schema: { type: 'string' } } };
  if (call.answers === 'blob') return { '*/*': { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: schemaOf(call.reply, 'output') } };
}

const kindOf = ({ upload }: Call): string => (upload ? 'multipart/form-data' : 'application/json');

function requestOf(call: Call): Json {
  const schema = schemaOf(call.request, 'input');
  if (call.method === 'POST') return { requestBody: { required: true, content: { [kindOf(call)]: { schema } } } };
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Json>>;
  const parameters = Object.entries(properties).map(([name, of]) => ({
    name,
    ...(call.path.includes(`:${name}`) ? { in: 'path', required: true } : { in: 'query' }),
    schema: of,
  }));
  return parameters.length > 0 ? { parameters } : {};
}

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A UUID of the caller: the same command under the same key is answered again, not done again.',
  schema: { type: 'string', format: 'uuid' },
};

const heardHeader = {
  name: heardTimeHeader,
  in: 'header',
  description:
    'What the time of the server was, at least, as the caller captured this. What was captured more than ten minutes before is refused with SESDAY0015: the clock of the phone is behind.',
  schema: { type: 'string', format: 'date-time' },
};

function operationOf(call: Call): Json {
  const { parameters = [], ...request } = requestOf(call) as { parameters?: readonly Json[] };
  const own = [...(call.kind === 'command' ? [keyHeader] : []), ...(call.outbox ? [heardHeader] : [])];
  const all = [...parameters, ...own];
  return {
    operationId: call.name,
    tags: [capabilityOf(call)],
    summary: call.summary,
    ...request,
    ...(all.length > 0 && { parameters: all }),
    responses: responsesOf(call),
    security: call.access === 'open' ? [] : [{ accessToken: [] }],
    'x-access': whoOf(call),
    'x-area': call.area,
    'x-kind': call.kind,
    ...(call.sealed && { 'x-sealed': call.sealed }),
    ...(call.dynamic && { 'x-sealed-with-dynamic-key': call.dynamic }),
    ...(call.keyFrom && { 'x-key-from': call.keyFrom }),
    ...(call.outbox && { 'x-outbox': true }),
    ...(call.upload && { 'x-most-bytes': call.upload.most }),
  };
}

const refusedSchema = z.object({
  code: z.string(),
  message: z.string().meta({ description: 'The sentence of the first refusal, in the language of Accept-Language' }),
  errors: z.array(
    z.object({
      code: z.string(),
      path: z.string().meta({ description: 'The request field, dotted' }),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});

/** The whole contract as an OpenAPI 3.1 document. */
export function openApi(overrides: Partial<Record<Prefix, string>> = {}, of: readonly Call[] = calls): OpenApi {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of of) {
    const path = pathOf(call.path, overrides).replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Teeka',
      version: '1.0',
      description:
        'Every call of the API, derived from packages/contract. The two paths that end in a slash are written so in the ' +
        'specification. Whatever is not HTTP is answered 400, and a head of more than 16 KB 431, in the form of a refusal.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(of.map(capabilityOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refused: schemaOf(refusedSchema, 'output') },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', description: 'Lives 15 minutes' } },
    },
  };
}
