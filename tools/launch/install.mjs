import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function readOr(path, otherwise) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}

/** True when node_modules holds every package of the lock at the lock's version (those of other systems aside). */
export function matchesLock(lockText, installedText) {
  if (!installedText) return false;
  const wanted = JSON.parse(lockText).packages ?? {};
  const installed = JSON.parse(installedText).packages ?? {};
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional) return true;
    const found = installed[path];
    return entry.link ? found?.link === true : found?.version === entry.version;
  });
}

function runNpm(root) {
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const npm = process.env.npm_execpath ?? '';
  // Standard output belongs to the verb ("rules" prints JSON there), so npm speaks on standard error.
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  return /npm-cli\.c?js$/.test(npm)
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * Runs `npm ci` unless node_modules already is what the lock file says; a stamp makes the usual answer instant.
 * Returns one sentence when it cannot, else nothing.
 */
export function ensureInstalled(root) {
  const lock = readOr(join(root, 'package-lock.json'), '');
  if (!lock) return 'package-lock.json is missing from this copy of the project.';
  const stamp = join(root, 'node_modules', '.teeka-lock');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (readOr(stamp, '') === hash) return undefined;
  if (!matchesLock(lock, readOr(join(root, 'node_modules', '.package-lock.json'), ''))) {
    process.stderr.write('Installing what package-lock.json names …\n');
    const { status, error } = runNpm(root);
    if (error) return `npm could not be started (${error.message}).`;
    if (status !== 0) return 'The packages could not be installed: npm says why above.';
  }
  writeFileSync(stamp, hash);
  return undefined;
}
