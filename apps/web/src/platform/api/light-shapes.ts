/**
 * What stands for Zod in the built app, a twentieth of its size. The contract's shapes are checked by the server,
 * by the tests and while developing; the built app takes from them only what changes a value: the defaults of
 * fields that were left out, and the words that stand for codes (contract/wire).
 */
interface LightShape {
  /** As in Zod: what is within, by which `wire` finds its way. */
  readonly def: { readonly type: string; readonly shape?: Fields } & Readonly<Record<string, unknown>>;
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly fallback: { readonly value: unknown } | null;
}

type Fields = Readonly<Record<string, { readonly light?: LightShape }>>;

function defaultsOf(fields: Fields): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.light?.fallback) found[name] = field.light.fallback.value;
  }
  return found;
}

function filled({ defaults, fallback }: LightShape, value: unknown): unknown {
  if (value === undefined && fallback) return fallback.value;
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? { ...defaults, ...value } : value;
}

function shape(light: LightShape): unknown {
  const again = () => shape(light);
  const own: Record<string, unknown> = {
    light,
    _zod: light,
    parse: (value: unknown) => filled(light, value),
    safeParse: (value: unknown) => ({ success: true, data: filled(light, value) }),
    default: (value: unknown) => shape({ ...light, fallback: { value } }),
    extend: (fields: Fields) => object({ ...light.def.shape, ...fields }),
  };
  return new Proxy(own, {
    get: (target, name) => (typeof name === 'string' ? (target[name] ?? again) : undefined),
  });
}

const of = (def: LightShape['def'], defaults = {}): unknown => shape({ def, defaults, fallback: null });
const object = (fields: Fields): unknown => of({ type: 'object', shape: fields }, defaultsOf(fields));
const plain = { type: 'any' };
const make = (): unknown => of(plain);

const makers: Record<string, unknown> = {
  object,
  array: (element: unknown) => of({ type: 'array', element }),
  tuple: (items: unknown) => of({ type: 'tuple', items }),
  codec: (_in: unknown, _out: unknown, ways: { readonly decode: unknown; readonly encode: unknown }) =>
    of({ type: 'pipe', transform: ways.decode, reverseTransform: ways.encode }),
};

/** Every maker of Zod: those of `makers` note what is in them, `iso` and `coerce` hold further makers, all others make a plain shape. */
export const z: unknown = new Proxy(makers, {
  get: (target, name) => {
    if (name === 'iso' || name === 'coerce') return new Proxy({}, { get: () => make });
    return target[String(name)] ?? make;
  },
});
