import type { MantineColorsTuple } from '@mantine/core';

/** Deep teal: the one accent. Shade 7 carries white text at 5.9:1. */
export const teal: MantineColorsTuple = [
  '#e8f5f4',
  '#d0eae8',
  '#a1d5d1',
  '#6fbfb9',
  '#4bb0a8',
  '#2a9891',
  '#138580',
  '#0b6e6e',
  '#085858',
  '#053f40',
];
/** Warm amber: due. */
export const amber: MantineColorsTuple = [
  '#fff5e2',
  '#ffe7bd',
  '#fdd089',
  '#f9bb55',
  '#f2a52c',
  '#dd8a08',
  '#b86e00',
  '#8a5300',
  '#6b4000',
  '#4a2c00',
];
/** Red: danger and overdue, nothing else. */
export const red: MantineColorsTuple = [
  '#fdeceb',
  '#fad4d2',
  '#f5aeab',
  '#f08f8b',
  '#e06661',
  '#d33a35',
  '#c0251f',
  '#a21b16',
  '#801410',
  '#5c0d0a',
];
/** Green: done, nothing else. */
export const green: MantineColorsTuple = [
  '#e9f6ec',
  '#cfebd6',
  '#a4dbb2',
  '#74c888',
  '#4db466',
  '#2f9f4d',
  '#1f8a3d',
  '#166b2e',
  '#105224',
  '#0a3818',
];
/** Warm grey: grounds, lines and quiet text. Shade 4 borders what can be filled in: 3.1:1 on every ground. */
export const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ef',
  '#e9e6e1',
  '#dad6cf',
  '#948e84',
  '#8f897f',
  '#68635a',
  '#524e47',
  '#3a3732',
  '#211f1c',
];
/** The dark theme's scale: text first, then borders of fields (3.5:1), surfaces, and a true black ground. */
export const dark: MantineColorsTuple = [
  '#ecebe8',
  '#d3d0cb',
  '#aeaaa3',
  '#7d7972',
  '#716d67',
  '#2e2c2a',
  '#1b1a19',
  '#000000',
  '#000000',
  '#000000',
];
