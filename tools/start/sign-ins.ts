import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/root.ts';

interface SignIn {
  user_name: string;
  password: string;
  role: string;
  name: { en: string };
  site?: { en: string };
  note?: string;
}

/** The demo users as a small table for the terminal. */
export function describeSignIns(): string {
  const file = join(root, 'apps', 'server', 'db', 'demo', 'sign-ins.json');
  if (!existsSync(file)) return '';
  const signIns = JSON.parse(readFileSync(file, 'utf8')) as SignIn[];
  const rows = signIns.map((each) => [
    each.user_name,
    each.password,
    each.role,
    each.name.en,
    each.site?.en ?? '',
    each.note ?? '',
  ]);
  const table = [['User name', 'Password', 'Role', 'Name', 'Session site', ''], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `Demo sign-ins:\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}
