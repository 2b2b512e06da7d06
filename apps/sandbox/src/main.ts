import { startSandbox } from './server.ts';

const text = process.env.SANDBOX_PORT?.trim() || '8090';
const port = Number(text);
const key = process.env.SMS_GATEWAY_KEY?.trim() || 'sandbox';

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`SANDBOX_PORT must be a port, not "${text}".`);
  const sandbox = await startSandbox({ port, key });
  process.stdout.write(`${JSON.stringify({ msg: 'listening', address: sandbox.url })}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sandbox.close());
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(
    `${taken ? `Port ${port} is taken: set SANDBOX_PORT to a free one.` : (error as Error).message}\n`,
  );
  process.exitCode = 1;
}
