import { readFileSync, writeFileSync } from 'node:fs';
import { processes } from '../launch/processes.ts';

const statusOf = (pid: number): string => readFileSync(`/proc/${pid}/status`, 'utf8');

/** The most memory that a process has had in use since it was asked to forget, in megabytes. */
export const peakOf = (pid: number): number => Number(/^VmHWM:\s+(\d+)/m.exec(statusOf(pid))?.[1]) / 1024;

export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** What a process has begun and that still goes on. */
export const childrenOf = (pid: number): readonly number[] =>
  [...processes()].filter(([, { parent }]) => parent === pid).map(([child]) => child);
