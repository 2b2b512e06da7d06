/**
 * What stands for Zod in the built app, a twentieth of its size. The contract's shapes are checked by the server,
 * by the tests and while developing; the built app takes from them only what changes a value: the defaults of
 * fields that were left out.
 */
interface LightShape {
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
    parse: (value: unknown) => filled(light, value),
    safeParse: (value: unknown) => ({ success: true, data: filled(light, value) }),
    default: (value: unknown) => shape({ ...light, fallback: { value } }),
    extend: (fields: Fields) => shape({ ...light, defaults: { ...light.defaults, ...defaultsOf(fields) } }),
  };
  return new Proxy(own, {
    get: (target, name) => (typeof name === 'string' ? (target[name] ?? again) : undefined),
  });
}

const plain: LightShape = { defaults: {}, fallback: null };
const make = (): unknown => shape(plain);

/** Every maker of Zod: `object` notes defaults, `iso` and `coerce` hold further makers, all others make a plain shape. */
export const z: unknown = new Proxy(
  { object: (fields: Fields) => shape({ ...plain, defaults: defaultsOf(fields) }) } as Record<string, unknown>,
  {
    get: (target, name) => {
      if (name === 'iso' || name === 'coerce') return new Proxy({}, { get: () => make });
      return target[String(name)] ?? make;
    },
  },
);
