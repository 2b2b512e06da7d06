/** Why somebody was not vaccinated, kept apart as the programme's reviews ask. */
export const notDoneReasons: readonly (readonly [id: number, code: string, english: string, hindi: string])[] = [
  [1, 'ILL', 'Child or person is ill today', 'आज तबीयत ठीक नहीं है'],
  [2, 'REFUSED', 'Family does not want the vaccine', 'परिवार टीका नहीं लगवाना चाहता'],
  [3, 'ABSENT', 'Not at home', 'घर पर नहीं मिले'],
  [4, 'MOVED', 'Moved to another place', 'दूसरी जगह चले गए'],
  [5, 'STOCK_OUT', 'Vaccine not available', 'टीका उपलब्ध नहीं था'],
  [6, 'VACCINATOR_ABSENT', 'Vaccinator did not come', 'टीका लगाने वाली नहीं आईं'],
  [7, 'DIED', 'Has died', 'मृत्यु हो चुकी है'],
  [8, 'ALREADY_GIVEN', 'Already vaccinated elsewhere', 'टीका कहीं और लग चुका है'],
  [9, 'CONTRAINDICATED', 'Severe reaction to an earlier dose', 'पिछली खुराक के बाद गंभीर तकलीफ़ हुई थी'],
];
