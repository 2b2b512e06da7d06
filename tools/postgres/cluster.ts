import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Sentence } from '../launch/stop-with-sentence.ts';
import { findBinaries } from './binaries.ts';
import { initialise } from './initialise.ts';
import { lastWords } from './last-words.ts';
import { stopOrphan } from './orphan.ts';
import { chooseOwner, type Owner } from './owner.ts';

export interface ClusterPlan {
  folder: string;
  port: number;
  password: string;
  logFile: string;
  /** Throw-away clusters of tests do without fsync; everything else is durable. */
  durable: boolean;
  settings?: Record<string, string>;
}

export interface Cluster {
  url(database: string): string;
  /** Settles when PostgreSQL ends, wanted or not: with its signal or exit code. */
  ended: Promise<string>;
  pid: number;
  stop(): Promise<void>;
}

/** Longest path an address of a socket holds, on the strictest system. */
const longestSocket = 103;

/**
 * Where PostgreSQL's socket is: on the same machine a statement's way there and back costs half of what it costs over TCP.
 * In its own folder, which only its user may enter; beside it when the server runs as another user than PostgreSQL.
 */
function socketFolder({ folder }: ClusterPlan): string {
  return process.getuid?.() === 0 ? `${folder}.socket` : folder;
}

/** Undefined where there are none, or the folder's path is too long. */
function socketOf(plan: ClusterPlan): string | undefined {
  const socket = join(socketFolder(plan), `.s.PGSQL.${plan.port}`);
  return process.platform === 'win32' || socket.length > longestSocket ? undefined : socket;
}

function makeSocketFolder(plan: ClusterPlan, owner: Owner | undefined): void {
  if (!owner) return;
  mkdirSync(socketFolder(plan), { recursive: true });
  chownSync(socketFolder(plan), owner.uid, owner.gid);
  chmodSync(socketFolder(plan), 0o755);
}

/** What a killed PostgreSQL left; its number may long be another program's, and then it would refuse to start. */
function clearSocket(plan: ClusterPlan): void {
  const socket = socketOf(plan);
  if (socket) for (const file of [socket, `${socket}.lock`]) rmSync(file, { force: true });
}

function addressOf(plan: ClusterPlan, database: string): string {
  const tcp = `postgresql://postgres:${plan.password}@127.0.0.1:${plan.port}/${database}`;
  return socketOf(plan) ? `${tcp}?host=${encodeURIComponent(socketFolder(plan))}` : tcp;
}

function flags(plan: ClusterPlan): string[] {
  const durability = plan.durable ? 'on' : 'off';
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketOf(plan) ? socketFolder(plan) : '',
    max_connections: '200',
    shared_buffers: '160MB',
    random_page_cost: '1.1',
    jit: 'off',
    // What a statement was refused for may quote what somebody typed; the server tells its code in a log of its own.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    ...plan.settings,
  };
  return Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
}

function launch(plan: ClusterPlan, program: string, owner: Owner | undefined): ChildProcess {
  const log = openSync(plan.logFile, 'a', 0o600);
  // Its own process group: Ctrl-C reaches us first, and PostgreSQL only after the server has finished.
  const child = spawn(program, ['-D', plan.folder, '-p', String(plan.port), ...flags(plan)], {
    ...owner,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  return child;
}

/** postmaster.pid's eighth line tells the state without a connection. */
function isReady(plan: ClusterPlan, pid: number): boolean {
  const file = join(plan.folder, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, 'utf8').split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

async function untilReady(plan: ClusterPlan, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    if (child.pid && isReady(plan, child.pid)) return true;
    await pause(15);
  }
  return false;
}

/** What is in the log beyond its first bytes. */
const logSince = (logFile: string, from: number): string => readFileSync(logFile).subarray(from).toString();

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  const slow = setTimeout(() => child.kill('SIGQUIT'), 30_000);
  await gone;
  clearTimeout(slow);
}

/**
 * Makes the cluster when there is none, ends what a killed start left behind, and starts PostgreSQL on a socket and on
 * 127.0.0.1.
 */
export async function openCluster(plan: ClusterPlan): Promise<Cluster> {
  const owner = chooseOwner();
  const programs = findBinaries(owner);
  if (!existsSync(plan.folder)) await initialise({ ...plan, program: programs.initdb, owner });
  await stopOrphan(plan.folder);
  makeSocketFolder(plan, owner);
  clearSocket(plan);
  for (let attempt = 1; ; attempt++) {
    const logged = existsSync(plan.logFile) ? statSync(plan.logFile).size : 0;
    const child = launch(plan, programs.postgres, owner);
    const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? `exit code ${code}`));
    if (await untilReady(plan, child)) {
      const url = (database: string) => addressOf(plan, database);
      return { url, ended, pid: child.pid ?? 0, stop: () => stop(child) };
    }
    const { words, passes } = lastWords(logSince(plan.logFile, logged));
    if (!passes || attempt >= 20) throw new Sentence(`PostgreSQL did not start: ${words} (log: ${plan.logFile})`);
    await pause(250);
  }
}
