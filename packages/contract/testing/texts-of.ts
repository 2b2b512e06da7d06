import type { z } from 'zod';

export interface TextField {
  /** Dotted, `*` for each item of a list. */
  readonly path: string;
  /** `datetime`, `date` or another shape that the contract asks for. */
  readonly format: string | undefined;
  takes(value: string): boolean;
}

/** Every text of a schema, however deep. */
export function textsOf(schema: z.core.$ZodType, path: readonly string[] = []): readonly TextField[] {
  const def = schema._zod.def as unknown as {
    readonly type: string;
    readonly format?: string;
    readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
    readonly element?: z.core.$ZodType;
    readonly options?: readonly z.core.$ZodType[];
    readonly innerType?: z.core.$ZodType;
  };
  if (def.shape) return Object.entries(def.shape).flatMap(([key, one]) => textsOf(one, [...path, key]));
  if (def.element) return textsOf(def.element, [...path, '*']);
  if (def.options) return def.options.flatMap((one) => textsOf(one, path));
  if (def.innerType) return textsOf(def.innerType, path);
  if (def.type !== 'string') return [];
  const takes = (value: string) => (schema as z.ZodType).safeParse(value).success;
  return [{ path: path.join('.'), format: def.format, takes }];
}
