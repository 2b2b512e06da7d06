type Change = (value: string) => Promise<string>;

/**
 * Applies `change` (seal or open) to each named field of a payload and returns a copy; absent and null fields
 * stay as they are. Paths are dotted, `*` stands for each item of a list: `items.*.ben_mobile_number`.
 */
export async function changeFields(payload: unknown, paths: readonly string[], change: Change): Promise<unknown> {
  let changed = payload;
  for (const path of paths) changed = await changeAt(changed, path.split('.'), change);
  return changed;
}

async function changeAt(value: unknown, path: readonly string[], change: Change): Promise<unknown> {
  const [head, ...rest] = path;
  if (head === undefined) return typeof value === 'string' && value !== '' ? change(value) : value;
  if (head === '*') {
    return Array.isArray(value) ? Promise.all(value.map((item) => changeAt(item, rest, change))) : value;
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, head)) return value;
  const record = value as Record<string, unknown>;
  return { ...record, [head]: await changeAt(record[head], rest, change) };
}
