/** The version of the case reporting form, on its own: a phone knows it before it knows the form. */
export const formVersion = 'crf-2023.1';
