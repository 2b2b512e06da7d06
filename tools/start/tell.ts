// A terminal or file that takes no more (closed, disk full) must not end what speaks to it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** One line for whoever started us. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A number as it is written in India. */
export const grouped = (count: number): string => count.toLocaleString('en-IN');
