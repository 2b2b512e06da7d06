import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/**
 * Runs the pinned Node in our place: its input and output are ours, its exit code becomes ours.
 * A signal is passed on once per kind; the terminal may have sent it to the child already, so children ignore repeats.
 */
export function handOver(node, args, cwd) {
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    // The fourth channel carries nothing: when we are killed, its end tells the child to stop as well.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Compiled programs are kept between runs, which halves the time of a restart.
    env: { NODE_COMPILE_CACHE: join(cwd, 'node_modules', '.cache', 'compiled'), ...process.env, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    let passed = false;
    process.on(signal, () => {
      if (!passed) child.kill(signal);
      passed = true;
    });
  }
  // npm passes a signal on to the shell between us only, which ends without a word: then our parent is another one.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    const watching = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watching);
      child.kill('SIGTERM');
    }, 500);
    watching.unref();
  }
  child.on('error', (error) => {
    process.stderr.write(`Node could not be started (${error.message}).\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1)));
}
