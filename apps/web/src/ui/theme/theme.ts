import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import { amber, dark, gray, green, red, teal } from './palette.ts';

const family = "'Noto Sans', 'Noto Sans Devanagari', system-ui, sans-serif";

/** A dialog's head is none of the page's: there is one banner, the header of the shell. */
const ownHeader = { header: { role: 'none' } };
/** Each would hear the key by itself and close with those above it; `useBackCloses` closes the upper one. */
const escapeElsewhere = { closeOnEscape: false };

/** Teeka's look on top of the component library: 16 px text, targets of 48 px, one accent. */
export const theme = createTheme({
  fontFamily: family,
  headings: {
    fontFamily: family,
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.35' },
      h2: { fontSize: '1.1875rem', lineHeight: '1.4' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  colors: { teal, amber, red, green, gray, dark },
  primaryColor: 'teal',
  primaryShade: 7,
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '24px' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.0625rem', xl: '1.1875rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  breakpoints: { xs: '36em', sm: '48em', md: '50em', lg: '75em', xl: '88em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    // Half of a narrow phone has room for a month with its year.
    NativeSelect: { defaultProps: { size: 'md', rightSectionWidth: 28 } },
    Select: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { size: 'lg' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    CloseButton: { defaultProps: { size: 44 } },
    Modal: {
      defaultProps: {
        centered: true,
        transitionProps: { duration: 120 },
        attributes: ownHeader,
        ...escapeElsewhere,
      },
      styles: {
        title: { fontWeight: 700, fontSize: '1.125rem' },
        content: { border: '1px solid var(--teeka-line)' },
      },
    },
    ModalRoot: { defaultProps: escapeElsewhere },
    Drawer: {
      defaultProps: { transitionProps: { duration: 160 }, attributes: ownHeader, ...escapeElsewhere },
    },
    DrawerRoot: { defaultProps: escapeElsewhere },
  },
});

/** The few colours that components of ours use, one set for each theme. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': gray[0],
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-error': red[6],
    '--mantine-color-anchor': teal[7],
    '--mantine-color-placeholder': gray[6],
    '--teeka-surface': '#ffffff',
    '--teeka-line': gray[3],
    '--teeka-accent-text': teal[7],
    '--teeka-accent-ground': teal[0],
    '--teeka-due-text': amber[7],
    '--teeka-due-ground': amber[0],
    '--teeka-danger-text': red[7],
    '--teeka-danger-ground': red[0],
    '--teeka-done-text': green[7],
    '--teeka-done-ground': green[0],
    '--teeka-quiet-text': gray[7],
    '--teeka-quiet-ground': gray[2],
  },
  dark: {
    '--mantine-color-body': '#000000',
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-error': red[3],
    '--mantine-color-anchor': teal[3],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-teal-light': '#07383a',
    '--mantine-color-teal-light-hover': '#0b4a4b',
    '--mantine-color-teal-light-color': teal[2],
    '--teeka-surface': '#131312',
    '--teeka-line': '#45433f',
    '--teeka-accent-text': teal[3],
    '--teeka-accent-ground': '#04292a',
    '--teeka-due-text': amber[3],
    '--teeka-due-ground': '#2e1d00',
    '--teeka-danger-text': red[3],
    '--teeka-danger-ground': '#360a08',
    '--teeka-done-text': green[3],
    '--teeka-done-ground': '#062310',
    '--teeka-quiet-text': dark[1],
    '--teeka-quiet-ground': '#242321',
  },
});
