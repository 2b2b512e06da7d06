import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const oldest = 24;

function majorOf(binary) {
  const { stdout, status } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return status === 0 ? Number(/^v(\d+)/.exec(stdout)?.[1] ?? 0) : 0;
}

/** The pinned Node of the package `node`; where install scripts are disabled, a system Node that is new enough. */
export function findNode(root) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = join(root, 'node_modules', 'node', 'bin', name);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= oldest) return process.execPath;
  return majorOf('node') >= oldest ? 'node' : undefined;
}
