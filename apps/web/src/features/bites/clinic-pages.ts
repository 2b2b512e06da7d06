/** The pages of a clinic for bites beside its sessions, each with the key of its title. */
export const clinicPages = [
  ['/rabies-recall', 'biteReports:recallTitle'],
  ['/notifiable-bites', 'biteReports:notifiableTitle'],
] as const;
