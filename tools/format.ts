// npm run format: one formatter and linter over the whole tree, repairing what can be repaired.
import { runTool } from './launch/run-tool.ts';

process.exitCode = await runTool('@biomejs/biome', ['check', '--write', ...process.argv.slice(2)]);
