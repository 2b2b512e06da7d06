/** Tables of rows: how they are taken out. */
export const table = {
  acts: 'What can be done',
  copy: 'Copy as table',
  copied: '{{n}} rows copied. Paste them into a sheet.',
  copied_one: '{{n}} row copied. Paste it into a sheet.',
  print: 'Print',
  failed: 'Not all rows came. Nothing was copied or printed. Please try again.',
  tooMany: '{{n}} rows are too many at once. Please narrow the list to at most {{most}}.',
  partly: 'Only {{shown}} of {{total}} rows. For all of them use ‘Print’ on the page.',
  download: 'Download (CSV)',
  downloadFailed: 'The file could not be fetched. Please try again.',
} as const;
