import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Sentence } from '../launch/stop-with-sentence.ts';
import type { Owner } from './owner.ts';

export interface Initialisation {
  folder: string;
  password: string;
  durable: boolean;
  program: string;
  owner: Owner | undefined;
}

function run(program: string, args: string[], owner: Owner | undefined): Promise<{ code: number; said: string }> {
  return new Promise((resolve, reject) => {
    let said = '';
    const child = spawn(program, args, {
      ...owner,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

/** Creates the database cluster beside its place and moves it there when whole, so a killed start leaves no half of one. */
export async function initialise(plan: Initialisation): Promise<void> {
  const { folder, owner } = plan;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const secret = mkdtempSync(join(tmpdir(), 'teeka-initdb-'));
  const passwordFile = join(secret, 'password');
  writeFileSync(passwordFile, plan.password, { mode: 0o600 });
  if (owner) for (const path of [unfinished, secret, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const args = [`--pgdata=${unfinished}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  args.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (!plan.durable) args.push('--no-sync');
  try {
    const { code, said } = await run(plan.program, args, owner);
    const reason =
      said
        .trim()
        .split('\n')
        .find((line) => line.startsWith('initdb: error')) ?? said.trim();
    if (code !== 0) throw new Sentence(`PostgreSQL could not prepare ${folder}: ${reason}`, { cause: new Error(said) });
    renameSync(unfinished, folder);
  } finally {
    rmSync(secret, { recursive: true, force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}
