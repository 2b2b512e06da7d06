import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../launch/root.ts';
import type { Owner } from '../postgres/owner.ts';

export interface ServicePlan {
  /** Program, from the root. */
  program: string;
  env: Record<string, string>;
  /** Whether it gets our own settings as well, keys and addresses of databases among them, or only what `env` says. */
  inherits: 'settings' | 'nothing';
  logFile: string;
  nodeFlags?: string[];
  /** Whom it runs as; ourselves when left out. */
  user?: Owner | undefined;
}

export interface Service {
  /** Settles when the service ends, wanted or not. */
  ended: Promise<void>;
  pid: number;
  stop(): Promise<void>;
  /** Strikes it down without a word, as a power cut would. */
  kill(): Promise<void>;
  /** What it said last, for the sentence that explains its end. */
  lastWords(): string;
}

const patience = 15_000;

/** What any program needs to run at all, and nothing of what this product is told. */
const bare = /^(PATH|HOME|USER|TZ|LANG|LC_.*|TMPDIR|TEMP|TMP|SYSTEMROOT|NODE_COMPILE_CACHE)$/i;

/** Compiled programs are kept between runs; another user keeps them apart, for nobody runs what somebody weaker wrote. */
function compiledFor({ user }: ServicePlan): Record<string, string> {
  const ours = process.env.NODE_COMPILE_CACHE;
  if (!ours || !user) return {};
  const theirs = `${ours}-of-${user.uid}`;
  mkdirSync(theirs, { recursive: true });
  chownSync(theirs, user.uid, user.gid);
  return { NODE_COMPILE_CACHE: theirs };
}

function environmentOf(plan: ServicePlan): NodeJS.ProcessEnv {
  const { env, inherits } = plan;
  const own = Object.entries(process.env).filter(([name]) => inherits === 'settings' || bare.test(name));
  return { ...Object.fromEntries(own), ...compiledFor(plan), ...env };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const slow = setTimeout(() => child.kill('SIGKILL'), patience);
  await gone;
  clearTimeout(slow);
}

/** A sentence beats a log record; a stack trace is neither. */
function lastWords(file: string, from: number): string {
  const whole = readFileSync(file);
  // A log that became too long meanwhile has begun anew.
  const lines = whole
    .subarray(whole.length < from ? 0 : from)
    .toString()
    .split('\n');
  const sentence = lines.findLast((line) => /^\S/.test(line) && !/^[{}]|^Node\.js v/.test(line));
  if (sentence) return sentence.trim();
  const record = lines.findLast((line) => /"level":"?(50|60|error|fatal)/.test(line));
  if (!record) return 'it gave no reason';
  const { msg, err } = JSON.parse(record) as { msg?: string; err?: { message?: string } };
  return err?.message ?? msg ?? record;
}

/** Starts one of the project's own programs under this Node, its output in a log file. */
export function startService(plan: ServicePlan): Service {
  const log = openSync(plan.logFile, 'a', 0o600);
  const from = statSync(plan.logFile).size;
  const preload = pathToFileURL(join(import.meta.dirname, 'die-with-parent.ts')).href;
  const flags = ['--disable-warning=ExperimentalWarning', '--import', preload, ...(plan.nodeFlags ?? [])];
  // Its own process group: Ctrl-C reaches the launcher only, which stops its services in order.
  const child = spawn(process.execPath, [...flags, join(root, plan.program)], {
    ...(plan.user && { uid: plan.user.uid, gid: plan.user.gid }),
    cwd: root,
    detached: process.platform !== 'win32',
    stdio: ['ignore', log, log, 'ipc'],
    env: environmentOf(plan),
  });
  closeSync(log);
  const ended = once(child, 'exit').then(() => undefined);
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return {
    ended,
    pid: child.pid ?? 0,
    kill,
    stop: () => stop(child),
    lastWords: () => lastWords(plan.logFile, from),
  };
}
