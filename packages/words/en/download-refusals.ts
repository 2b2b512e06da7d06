/** Lists as files. */
export const downloadRefusals = {
  REPREP0011: 'This file is no longer kept. Please have it made again',
  REPREP0012: 'The list has more than {{most}} rows, so the file is prepared first',
  REPREP0013: 'The list has more than {{most}} rows. Choose fewer days or a part of your area',
  REPREP0014: '{{most}} files are being prepared already. Wait until one is ready, or stop one',
  REPREP0015: 'More than {{most}} people: choose one village to print, or take the Excel file',
  REPREP0016:
    'With this file it would be more than {{most}} rows in a day. Please go on tomorrow, or choose a part of your area',
  REPREP0017: 'The figures are still being made. Please try again in some minutes',
  REPREP0020: 'Nobody here has a health record yet',
  REPREP0021: 'More than {{most}} people live here. Choose a smaller part of your area, such as one block',
  REPREP0022:
    'With this file it would be more than {{most}} health records in a day. Please go on tomorrow, or choose a smaller part of your area',
} as const;
