import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Shipped {
  executablePath: string;
  env: Record<string, string>;
}

function starts(path: string, env: Record<string, string>): boolean {
  return spawnSync(path, ['--version'], { env: { ...process.env, ...env } }).status === 0;
}

/**
 * The Chromium of the package @sparticuz/chromium, unpacked into the temporary folder. It is made for Amazon's
 * bare machines and brings the system libraries it needs; they are used only where the machine lacks them.
 */
export async function unpackShippedChromium(): Promise<Shipped> {
  const before = { ...process.env };
  // The package unpacks its libraries only when it believes it is at home.
  process.env.AWS_EXECUTION_ENV = `AWS_Lambda_nodejs${process.versions.node.split('.')[0]}.x`;
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  for (const name of ['AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  if (starts(executablePath, {})) return { executablePath, env: {} };
  const libraries = join(tmpdir(), 'al2023', 'lib');
  const env = existsSync(libraries) ? { LD_LIBRARY_PATH: libraries } : ({} as Record<string, string>);
  if (starts(executablePath, env)) return { executablePath, env };
  throw new Error('No browser was found that starts here: install Chromium or Chrome, or set CHROMIUM_PATH.');
}
