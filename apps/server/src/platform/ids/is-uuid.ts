const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Is this text a UUID, so that it can be looked up at all? */
export function isUuid(text: string): boolean {
  return shape.test(text);
}
