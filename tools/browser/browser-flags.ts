/** How the browsers of journeys and pictures are started, beside what a machine or package asks for. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Two or three browsers share two cores: threads beside the page's own cost each of them a sixth more of the processor,
  // and compilers for code that runs for long a sixteenth, since no page here lives so long.
  '--js-flags=--single-threaded,--no-opt,--no-maglev,--max-lazy',
];
