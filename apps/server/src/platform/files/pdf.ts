/** The first bytes of a PDF may stand a little after the beginning; its end mark a little before the end. */
const reach = 1024;
/** Parts of a PDF that do something instead of showing something. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)\b/;

/**
 * Is this a whole PDF that only shows something, by its content? A PDF is kept as it is: what it draws cannot be
 * rebuilt without a whole renderer, so whatever would act on opening is refused, and viewers get it sandboxed.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, reach).toString('latin1');
  const tail = bytes.subarray(-reach).toString('latin1');
  return /%PDF-[12]\.\d/.test(head) && tail.includes('%%EOF') && !active.test(bytes.toString('latin1'));
}
