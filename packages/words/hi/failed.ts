/** When a screen fails: read also where no other words could be loaded. */
export const failed = {
  title: 'यह पन्ना नहीं खुल पाया',
  safe: 'आपके रिकॉर्ड इस फ़ोन में सुरक्षित हैं।',
  again: 'फिर से खोलें',
  home: 'पहले पन्ने पर जाएँ',
  number: 'दोबारा ऐसा हो तो ब्लॉक कार्यालय को यह नंबर बताएँ: {{id}}',
  late: 'टीका पूरा नहीं खुला है। यह अपने-आप फिर कोशिश कर रहा है।',
} as const;
