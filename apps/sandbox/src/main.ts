import { readDevicePort } from './device/port.ts';
import { startDevice } from './device/server.ts';
import { startSandbox } from './server.ts';

const text = process.env.SANDBOX_PORT?.trim() || '8090';
const port = Number(text);
const key = process.env.SMS_GATEWAY_KEY?.trim() || 'sandbox';

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`SANDBOX_PORT must be a port, not "${text}".`);
  const devicePort = readDevicePort(process.env.SANDBOX_DEVICE_PORT);
  // A fingerprint device that belongs to nobody. A port that is taken has another device on it.
  const device = devicePort > 0 ? await startDevice({ port: devicePort }).catch(() => undefined) : undefined;
  const sandbox = await startSandbox({ port, key, device });
  process.stdout.write(`${JSON.stringify({ msg: 'listening', address: sandbox.url })}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void Promise.all([sandbox.close(), device?.close()]));
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(
    `${taken ? `Port ${port} is taken: set SANDBOX_PORT to a free one.` : (error as Error).message}\n`,
  );
  process.exitCode = 1;
}
