// Loaded before a service's own program: a launcher that is killed cannot stop its services, so they watch it.
import process from 'node:process';

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
