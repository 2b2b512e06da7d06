export interface Line {
  name: string;
  figure: string;
  promise: string;
  verdict: string;
}

/** The figures as a table for the terminal. */
export function drawTable(lines: Line[]): string {
  const head: Line = { name: 'what', figure: 'measured', promise: 'promised', verdict: '' };
  const columns = ['name', 'figure', 'promise', 'verdict'] as const;
  const all = [head, ...lines];
  const widths = columns.map((column) => Math.max(...all.map((line) => line[column].length)));
  const draw = (line: Line) =>
    columns
      .map((column, index) => line[column].padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return all.map(draw).join('\n');
}
