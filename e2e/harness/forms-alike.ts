/** Judged by the same parts as a form of `forms.ts`, or nothing can be left empty there: each with its reason. */
export const formsAlike: Readonly<Record<string, string>> = {
  'features/workers/asha/villages-screen.tsx': 'nothing is sent as long as no village was touched: new-asha.test.ts',
  'features/workers/asha/households-screen.tsx': 'the same of households: households.test.ts',
  'features/audit/file-sheet.tsx': 'a reason alone, as in the sheets of workers; its journey is in who-looked.test.ts',
  'ui/form/use-attempt.ts': 'what forms are made of',
  'ui/form/use-refusals.ts': 'what forms are made of',
  'records/forms/use-form.ts': 'what forms are made of',
  'ui/date-range/filter-sheet.tsx': 'the dates of filter-row.tsx, in a sheet',
  'features/auth/login/demo-sign-ins.tsx': 'has no field',
  'features/auth/login/locked.tsx': 'a password as in password-form.tsx; its journey is in locking.test.ts',
  'features/auth/parts/mobile-first.tsx': 'the form of code-form.tsx and of forgot/screen.tsx',
  'ui/code/sent-code.tsx': 'one code-input.tsx, after a code was sent',
  'features/auth/forgot/reset-form.tsx': 'code-input.tsx and new-password.tsx, after a code was sent',
  'ui/form/use-asking.ts': 'what forms are made of',
  'ui/code/code-step.tsx': 'one code-input.tsx, after a code was sent',
  'features/identity/verification/ways/demographic-way.tsx':
    'aadhaar-fields.tsx; its journey is in verification.test.ts',
  'features/beneficiaries/search/filter-fields.tsx': 'what use-filter.ts judges',
  'features/vaccinations/previous/screen.tsx': 'no single day must be filled',
  'features/vaccinations/doses/correct-sheet.tsx': 'reason-field.tsx, as void-sheet.tsx',
  'features/vaccinations/previous/file-again.tsx': 'what the server refused is filled already',
  'features/identity/verification/screen.tsx': 'has no field',
  'features/abha/make/consent-sheet.tsx': 'its points are left unticked in abha-adult.test.ts',
  'features/abha/make/search-part.tsx': 'one field, as search-fields.tsx; its journey is in abha-adult.test.ts',
  'features/cases/visit/use-visit.ts': 'judged step by step; its journeys are in session-day.test.ts and bites.test.ts',
  'records/bites/use-event-form.ts': 'what the server refused is filled already',
  'features/cases/plans/rabies/use-paper.ts': 'sent once a day is typed; its journey is in correcting-bites.test.ts',
  'features/cases/plans/rabies/case-close.tsx': 'has no field',
  'features/pregnancies/outcome/use-outcome.ts': 'form-fields.tsx, as the report; its journey is in twins.test.ts',
  'features/pregnancies/child/use-newborn.ts':
    'form-fields.tsx, as the report; its journey is in child-registered-later.test.ts',
  'features/pregnancies/postnatal/use-postnatal.ts': 'form-fields.tsx, as the report; its day is filled already',
  'features/aefi/detail/follow-up-sheet.tsx': 'form-fields.tsx, as the report',
  'features/pregnancies/page/act-sheet.tsx':
    'form-fields.tsx, as the report; its journey is in pregnancy-registered.test.ts',
  'features/pregnancies/page/add-child-sheet.tsx':
    'form-fields.tsx, as the report; its journey is in delivery-put-right.test.ts',
  'features/pregnancies/register/use-registration.ts':
    'form-fields.tsx, as the report; its journey is in pregnancy-registered.test.ts',
  'features/pregnancies/visit/use-visit.ts':
    'form-fields.tsx, as the report; nothing but a day that stands there is needed: antenatal-visit.test.ts',
  'features/sessions/plans/plan-body.tsx': 'has no field',
  'features/sessions/session/slot-sheet.tsx': 'any time is an answer',
  'features/beneficiaries/profile/withdraw-sheet.tsx': 'reason-field.tsx, as reason-sheet.tsx',
  'features/imports/use-import.ts': 'a file, refused above the form; the own password is in import-of-users.test.ts',
  'features/stock/recipients/stop-sheet.tsx': 'reason-field.tsx, as reason-sheet.tsx',
  'features/workers/list/act-sheet.tsx': 'reason-field.tsx, as reason-sheet.tsx',
  'records/papers/paper-sheet.tsx': 'has no field; its journeys are in certificates.test.ts and papers.test.ts',
  'records/certificates/use-card.ts': 'has no field; its journey is in withdrawn-certificate.test.ts',
  'records/certificates/show-again.tsx': 'has no field; its journey is in withdrawn-certificate.test.ts',
  'records/certificates/withdraw-certificate-sheet.tsx':
    'reason-field.tsx, as reason-sheet.tsx; its journey is in withdrawn-certificate.test.ts',
  'features/certificates/check/find-paper.tsx': 'one number; its journey is in withdrawn-certificate.test.ts',
  'records/downloads/take-sheet.tsx': 'has no field; its journey is in downloads.test.ts',
  'features/downloads/download-card.tsx': 'has no field; its journey is in downloads.test.ts',
  'records/fhir/area-records.tsx': 'has no field; its journey is in places-of-a-district.test.ts',
  'records/fhir/health-record-button.tsx': 'has no field; its journey is in certificates.test.ts',
  'records/appreciation/letter-sheet.tsx':
    'the dates of filter-row.tsx, in a sheet; its journey is in letter-of-appreciation.test.ts',
  'features/places/tree/place-sheet.tsx': 'as facility-sheet.tsx; its code is in places-of-a-district.test.ts',
  'features/places/map/use-position-attempt.ts': 'what site-form.tsx sends by; nothing typed says that nobody knows',
  'features/settings/for-all/change-sheet.tsx':
    'reason-field.tsx, as reason-sheet.tsx; its value is in settings-for-all.test.ts',
  'features/settings/contents/keep-sheet.tsx': 'reason-field.tsx, as reason-sheet.tsx',
  'features/settings/programmes/switch-sheet.tsx':
    'reason-field.tsx, as reason-sheet.tsx; its day is in programmes-of-a-state.test.ts',
  'features/profile/my-profile/end-sheet.tsx': 'asks once and has no field',
};
