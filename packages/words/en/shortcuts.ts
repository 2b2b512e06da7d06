/** Single keys that lead on, where a keyboard is at hand. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  outside: 'They work as long as you are not typing in a field.',
  everywhere: 'Everywhere',
  places: 'Open a screen: first G, then the letter',
  search: 'Search for a person',
  register: 'Register somebody new',
  help: 'Show this list',
  close: 'Close what is open',
  on: 'Single keys open screens',
  onHelp: 'Off, a key pressed by mistake does nothing.',
  show: 'Show the keys',
} as const;
