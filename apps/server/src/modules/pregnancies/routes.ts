export { addPregnancyEventHandler } from './add-pregnancy-event.ts';
export { correctPregnancyHandler } from './correct-pregnancy.ts';
export { downloadPregnencyDetailsPdfHandler } from './download-pregnency-details-pdf.ts';
export { getPregnanciesHandler } from './get-pregnancies.ts';
export { getNewbornsWithoutBirthDoseHandler } from './lists/get-newborns-without-birth-dose.ts';
export { getPregnantWomenHandler } from './lists/get-pregnant-women.ts';
