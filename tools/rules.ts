// The desk for the people who sign off the rules: cases in on standard input, verdicts out on standard output.
const [what = '', ...args] = process.argv.slice(2);

async function answer(): Promise<number> {
  if (what === 'forecast') return (await import('./rules/forecast.ts')).forecastCases(args);
  if (what === 'check') return (await import('./rules/check.ts')).check(args);
  if (what === 'risk') return (await import('./rules/risk.ts')).proposeRisks(args);
  process.stderr.write('Say which rules to ask: npm run -s rules -- forecast | risk | check <kind>\n');
  return 2;
}

process.exitCode = await answer();
