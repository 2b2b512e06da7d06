/** Sentences for what of places, facilities and session sites is not changed. */
export const placeRefusals = {
  ADMLOC0001: 'This code belongs to {{name}} already',
  ADMLOC0002: 'This is changed by an officer of a higher level',
  ADMLOC0003: 'This place has gone already',
  ADMLOC0004:
    'Still here: people {{people}}, session sites {{sites}}, ASHAs {{ashas}}, workers {{workers}}, places {{places}}. Merge it into another village, or move these first',
  ADMLOC0005: 'Choose another village of the same district',
  ADMFAC0001: '{{name}} is in this block already. Open that one, or say that this is another',
  ADMFAC0002: 'This is {{km}} km from every other site of the block. Check the figures, or say that it is right',
  ADMFAC0003: 'This is closed',
  ADMFAC0004: 'Sessions planned or going on here: {{count}}. Cancel or end them first',
  ADMFAC0005:
    'Still here: open session sites {{sites}}, workers {{workers}}. Merge it into another facility, or move these first',
  ADMFAC0006: 'Choose another facility of the same district',
} as const;
