/**
 * Names of Uttar Pradesh as they are written and read: the Hindi spelling, then its spellings in Latin letters, the one of
 * most registers first. Rules alone cannot tell KUMAR (कुमार) from SAGAR (सागर), nor SUNITA (सुनीता) from KAVITA (कविता).
 */
const table = `
देवी DEVI कुमारी KUMARI KM कुमार KUMAR सिंह SINGH SINH लाल LAL रानी RANI बाई BAI कौर KAUR बाबू BABU प्रसाद PRASAD प्रताप PRATAP
चंद्र CHANDRA चंद CHAND नाथ NATH दास DAS नारायण NARAYAN स्वरूप SWAROOP बहादुर BAHADUR सहाय SAHAY
यादव YADAV मौर्य MAURYA MOURYA कश्यप KASHYAP पाल PAL शर्मा SHARMA वर्मा VERMA VARMA जाटव JATAV सैनी SAINI लोधी LODHI राठौर RATHORE RATHOR
प्रजापति PRAJAPATI सागर SAGAR शाक्य SHAKYA गुप्ता GUPTA मिश्रा MISHRA MISRA तिवारी TIWARI पांडेय PANDEY दुबे DUBEY त्रिपाठी TRIPATHI
शुक्ला SHUKLA श्रीवास्तव SRIVASTAVA SHRIVASTAVA SRIVASTAV अग्रवाल AGARWAL AGRAWAL चौधरी CHAUDHARY CHOUDHARY CHAUDHRY CHOUDHRY CHAUDHARI
चौहान CHAUHAN राजपूत RAJPUT RAJPOOT गौतम GAUTAM वाल्मीकि VALMIKI BALMIKI पासवान PASWAN राजभर RAJBHAR निषाद NISHAD
कुशवाहा KUSHWAHA KUSHWAH पटेल PATEL विश्वकर्मा VISHWAKARMA सोनी SONI दिवाकर DIWAKAR भारती BHARTI BHARATI रावत RAWAT गंगवार GANGWAR
बघेल BAGHEL ठाकुर THAKUR जायसवाल JAISWAL JAYASWAL सक्सेना SAXENA SAKSENA कोरी KORI गिरि GIRI सोनकर SONKAR बिंद BIND कन्नौजिया KANNAUJIA
माथुर MATHUR त्यागी TYAGI तोमर TOMAR भदौरिया BHADAURIYA सिसोदिया SISODIYA साहू SAHU गोस्वामी GOSWAMI धोबी DHOBI
सुनीता SUNITA अनीता ANITA रेखा REKHA मीना MEENA सीमा SEEMA गीता GEETA सीता SITA SEETA रीता RITA REETA रीना REENA RINA नीता NEETA
पुष्पा PUSHPA कमला KAMLA KAMALA विमला VIMLA BIMLA निर्मला NIRMALA सावित्री SAVITRI उर्मिला URMILA शर्मिला SHARMILA मंजू MANJU रेनू RENU
प्रेमवती PREMVATI राजकुमारी RAJKUMARI रामकुमारी RAMKUMARI पूनम POONAM PUNAM किरन KIRAN नीलम NEELAM NILAM सुमन SUMAN राधा RADHA
शांति SHANTI लक्ष्मी LAXMI LAKSHMI LAKSHMEE उषा USHA ममता MAMTA संगीता SANGEETA SANGITA आशा ASHA शीला SHEELA SHILA सरिता SARITA
कविता KAVITA सविता SAVITA बबीता BABITA अर्चना ARCHANA वंदना VANDANA साधना SADHNA SADHANA कल्पना KALPANA ज्योति JYOTI आरती AARTI ARTI
भारती BHARTI सरस्वती SARASWATI SARSWATI पार्वती PARVATI PARWATI भगवती BHAGWATI BHAGVATI गायत्री GAYATRI सरोज SAROJ सरोजिनी SAROJINI फूलमती PHOOLMATI PHULMATI
रामवती RAMVATI रामदेवी RAMDEVI सोमवती SOMVATI चमेली CHAMELI गुड्डी GUDDI गुड़िया GUDIYA GURIYA मुन्नी MUNNI बिटिया BITIYA शकुंतला SHAKUNTALA
कुसुम KUSUM शारदा SHARDA माधुरी MADHURI मधु MADHU नीतू NEETU NITU नीरू NEERU मीरा MEERA MIRA गंगा GANGA जमुना JAMUNA यमुना YAMUNA
चंद्रकांता CHANDRAKANTA चंद्रकली CHANDRAKALI चंपा CHAMPA चंपाकली CHAMPAKALI रजनी RAJNI प्रतिमा PRATIMA प्रतिभा PRATIBHA सुषमा SUSHMA
सुशीला SUSHILA SUSHEELA शशि SHASHI विद्या VIDYA माया MAYA छाया CHHAYA जया JAYA दुर्गा DURGA काजल KAJAL प्रिया PRIYA पूजा POOJA PUJA
प्रियंका PRIYANKA अंजलि ANJALI ANJLI अंजू ANJU रिया RIYA RIA नेहा NEHA निशा NISHA ख़ुशी KHUSHI शिवानी SHIVANI परी PARI सोनम SONAM
मुस्कान MUSKAN नंदिनी NANDINI रोशनी ROSHNI ROSHANI राधिका RADHIKA साक्षी SAKSHI अंशिका ANSHIKA पलक PALAK माही MAHI सृष्टि SRISHTI
आराध्या AARADHYA ARADHYA अनन्या ANANYA आन्या AANYA वैष्णवी VAISHNAVI दिव्या DIVYA दीक्षा DIKSHA DEEKSHA प्राची PRACHI स्नेहा SNEHA
शिखा SHIKHA स्वाति SWATI श्वेता SHWETA SWETA कोमल KOMAL सोनाली SONALI रश्मि RASHMI दीपा DEEPA दीपिका DEEPIKA मोनिका MONIKA MONICA
मनीषा MANISHA सपना SAPNA SAPANA वर्षा VARSHA शालिनी SHALINI नैना NAINA नंदनी NANDANI लवली LOVELY ख़्वाहिश KHWAHISH इशिका ISHIKA
ईशा ISHA अदिति ADITI अवनी AVNI AVANI सानवी SAANVI SANVI जान्हवी JANHVI JANHAVI कृतिका KRITIKA मान्या MANYA नव्या NAVYA काव्या KAVYA पीहू PIHU
राकेश RAKESH मुकेश MUKESH रमेश RAMESH सुरेश SURESH राजेश RAJESH दिनेश DINESH महेश MAHESH नरेश NARESH गणेश GANESH योगेश YOGESH
बृजेश BRIJESH लोकेश LOKESH उमेश UMESH अखिलेश AKHILESH कमलेश KAMLESH अवधेश AVDHESH AWADHESH राजू RAJU सोनू SONU मोनू MONU गोलू GOLU
पप्पू PAPPU कल्लू KALLU गुड्डू GUDDU मुन्ना MUNNA छोटू CHHOTU CHOTU बबलू BABLU विनोद VINOD मनोज MANOJ संजय SANJAY अजय AJAY विजय VIJAY
धनंजय DHANANJAY अरविंद ARVIND ARVINDRA प्रमोद PRAMOD सतीश SATISH SATEESH हरीश HARISH मनीष MANISH आशीष ASHISH ASHEESH रजनीश RAJNISH
ओम OM प्रकाश PRAKASH ओमप्रकाश OMPRAKASH राम RAM रामपाल RAMPAL रामदुलारे RAMDULARE श्याम SHYAM SYAM जितेंद्र JITENDRA JITENDER
वीरेंद्र VIRENDRA VIRENDER BIRENDRA राजेंद्र RAJENDRA RAJENDER सुरेंद्र SURENDRA SURENDER नरेंद्र NARENDRA NARENDER महेंद्र MAHENDRA
धर्मेंद्र DHARMENDRA शैलेंद्र SHAILENDRA ज्ञानेंद्र GYANENDRA रवींद्र RAVINDRA RAVINDER सत्येंद्र SATYENDRA उपेंद्र UPENDRA पुष्पेंद्र PUSHPENDRA
अमित AMIT सुमित SUMIT रोहित ROHIT मोहित MOHIT ललित LALIT अंकित ANKIT अंकुर ANKUR अंकुश ANKUSH राहुल RAHUL विकास VIKAS VIKASH
आर्यन ARYAN AARYAN कृष्णा KRISHNA कृष्ण KRISHAN KRISHN शिवम SHIVAM शिव SHIV शिवांश SHIVANSH SHIVAANSH शिवा SHIVA आयुष AYUSH AAYUSH
दीपक DEEPAK DIPAK दीपू DEEPU अनुज ANUJ हर्ष HARSH अभिषेक ABHISHEK अभय ABHAY अक्षय AKSHAY करन KARAN विवेक VIVEK प्रिंस PRINCE अर्जुन ARJUN
सचिन SACHIN गौरव GAURAV सौरभ SAURABH SOURABH नितिन NITIN रितिक RITIK HRITIK ऋषभ RISHABH रवि RAVI हरि HARI सूरज SURAJ सूर्य SURYA
पवन PAWAN PAVAN मोहन MOHAN सोहन SOHAN किशोर KISHOR KISHORE गोपाल GOPAL राजीव RAJEEV RAJIV संजीव SANJEEV SANJIV अशोक ASHOK आलोक ALOK
अनिल ANIL सुनील SUNIL SUNEEL कपिल KAPIL नवीन NAVEEN NAVIN प्रवीण PRAVEEN PRAVIN संदीप SANDEEP SANDIP प्रदीप PRADEEP PRADIP कुलदीप KULDEEP
जगदीश JAGDISH भगवान BHAGWAN हनुमान HANUMAN लक्ष्मण LAXMAN LAKSHMAN भरत BHARAT भीम BHEEM BHIM विष्णु VISHNU BISHNU राज RAJ राजा RAJA
राजकुमार RAJKUMAR रामकुमार RAMKUMAR शिवकुमार SHIVKUMAR कार्तिक KARTIK आदित्य ADITYA AADITYA अथर्व ATHARV अंश ANSH वंश VANSH देव DEV
देवांश DEVANSH आरव AARAV ARAV विहान VIHAAN VIHAN कबीर KABIR कुणाल KUNAL तरुण TARUN वरुण VARUN करण KARAN नीरज NEERAJ धीरज DHEERAJ DHIRAJ
पंकज PANKAJ मनीषा MANISHA योगी YOGI यश YASH यशवंत YASHWANT बलवंत BALWANT हिमांशु HIMANSHU प्रांशु PRANSHU दिव्यांश DIVYANSH शौर्य SHAURYA
श्रेया SHREYA रुद्र RUDRA अयान AYAN AYAAN लव LAV कुश KUSH भागीरथी BHAGIRATHI भगीरथ BHAGIRATH ज्ञान GYAN विक्रम VIKRAM सत्यम SATYAM शुभम SHUBHAM
मोहम्मद MOHAMMAD MOHD MD MOHAMMED MUHAMMAD MOHAMAD MOHAMED अब्दुल ABDUL अब्दुल्ला ABDULLAH ABDULLA ख़ातून KHATOON KHATUN ख़ान KHAN अली ALI
अंसारी ANSARI अहमद AHMAD AHMED हुसैन HUSAIN HUSSAIN HUSEN क़ुरैशी QURESHI QURAISHI KURESHI सिद्दीक़ी SIDDIQUI SIDDIQI SIDDIQUE
शेख़ SHEIKH SHAIKH सैयद SAYYED SYED SAYED SAYYAD मिर्ज़ा MIRZA पठान PATHAN मंसूरी MANSURI MANSOORI सलमानी SALMANI इदरीसी IDRISI IDREESI
फ़ारूक़ी FAROOQUI FARUQUI FAROOQI हाशमी HASHMI रज़ा RAZA बेगम BEGUM BEGAM बानो BANO बीबी BIBI BIWI परवीन PARVEEN PARVIN PRAVEEN सुल्ताना SULTANA
शबाना SHABANA रेशमा RESHMA नसरीन NASREEN NASRIN शाहीन SHAHEEN SHAHIN रुख़साना RUKHSANA RUKSANA फ़ातिमा FATIMA FATHIMA PHATIMA नज़मा NAZMA NAJMA
सलमा SALMA हसीना HASEENA HASINA अफ़साना AFSANA नूरजहाँ NOORJAHAN NURJAHAN NOORJAHA नूर NOOR NUR जहाँ JAHAN JAHA शहनाज़ SHAHNAZ SHAHNAAZ रेहाना REHANA
शमीमा SHAMIMA शमीम SHAMIM SHAMEEM तबस्सुम TABASSUM यासमीन YASMEEN YASMIN नाज़िया NAZIA NAZIYA NAJIYA नाज़ NAZ NAAZ सायरा SAIRA SAYRA
ज़रीना ZARINA ZAREENA JARINA सबीना SABINA SABEENA फ़रहीन FARHEEN फ़रज़ाना FARZANA रुबीना RUBINA RUBEENA नग़मा NAGMA NAGHMA शाइस्ता SHAISTA
मुमताज़ MUMTAZ MUMTAJ ज़ैनब ZAINAB ZENAB आमिना AMINA AAMINA मरियम MARIYAM MARYAM ख़दीजा KHADIJA KHADEEJA हलीमा HALIMA HALEEMA ज़ुबैदा ZUBAIDA
अलीना ALINA ALEENA ज़ोया ZOYA JOYA सानिया SANIA SANIYA अल्फ़िया ALFIYA निदा NIDA माहिरा MAHIRA इनाया INAYA आयशा AYESHA AISHA AYSHA
सना SANA इक़रा IQRA अरीबा AREEBA ARIBA हिबा HIBA ज़ारा ZARA ZAARA आफ़रीन AAFREEN AFREEN AFRIN मेहरुन्निसा MEHRUNNISA MEHRUNISA निसा NISA
इमरान IMRAN सलीम SALEEM SALIM नईम NAEEM NAIM रिज़वान RIZWAN RIJWAN RIZVAN असलम ASLAM इरफ़ान IRFAN शकील SHAKEEL SHAKIL नदीम NADEEM NADIM
आरिफ़ ARIF AARIF आसिफ़ ASIF AASIF युसुफ़ YUSUF YUSUFF YOUSUF फ़िरोज़ FIROZ FEROZ गुलफ़ाम GULFAM अरहान ARHAN फ़ैज़ FAIZ रेहान REHAN RAIHAN
समीर SAMEER SAMIR ज़ैद ZAID दानिश DANISH अमान AMAAN AMAN अरमान ARMAAN ARMAN साहिल SAHIL शाहिद SHAHID ज़ाहिद ZAHID जावेद JAVED JAWED
ताहिर TAHIR क़ासिम QASIM KASIM वसीम WASIM WASEEM नसीम NASIM NASEEM ज़ाकिर ZAKIR साजिद SAJID माजिद MAJID हामिद HAMID रशीद RASHID RASHEED
फ़रहान FARHAN सलमान SALMAN उस्मान USMAN OSMAN उमर UMAR OMAR हसन HASAN HASSAN बिलाल BILAL अयूब AYUB AYYUB याक़ूब YAQOOB YAKUB इस्माइल ISMAIL
इब्राहीम IBRAHIM IBRAHEEM इक़बाल IQBAL IKBAL अकरम AKRAM अकबर AKBAR आलम ALAM आलिया ALIYA ALIA शाहरुख़ SHAHRUKH शोएब SHOAIB SHOEB
ज़ुबैर ZUBAIR सुहेल SUHAIL SUHEL तौफ़ीक़ TAUFEEQ TAUFIQ मुस्तफ़ा MUSTAFA मुश्ताक़ MUSHTAQ इस्लाम ISLAM नवाब NAWAB शहज़ाद SHAHZAD सद्दाम SADDAM
आबिद ABID AABID आदिल ADIL AADIL आक़िब AQIB AAQIB आमिर AMIR AAMIR आसिया ASIYA ASIA इशरत ISHRAT शगुफ़्ता SHAGUFTA कौसर KAUSAR क़मर QAMAR नसीमा NASEEMA NASIMA
शबनम SHABNAM गुलशन GULSHAN हमीद HAMEED वहीद WAHID WAHEED ख़ालिद KHALID ज़हीर ZAHEER ZAHIR मो MOHD मोहम्मदी MOHAMMADI
कला KALA कली KALI KALEE वती VATI WATI वीर VEER VIR BEER दीन DEEN DIN जीत JEET JIT सुख SUKH धर्म DHARAM DHARM छत्र CHHATRA फूल PHOOL PHUL प्रेम PREM
सिया SIYA जग JAG हर HAR भान BHAN अवतार AVTAR AWTAR दुलारी DULARI DULAREE दुलारे DULARE मूर्ति MURTI राजन RAJAN चरण CHARAN शरण SHARAN
तारा TARA गोमती GOMTI GOMATI भूरी BHOORI BHURI नन्हे NANHE NANHEY नन्ही NANHI जगवीर JAGVEER मीनाक्षी MEENAKSHI MINAKSHI लीला LEELA LILA लीलावती LEELAVATI LILAVATI
कांति KANTI कांता KANTA बीना BEENA BINA वीना VEENA VINA टीना TEENA TINA टिंकू TINKU पिंकी PINKI PINKY रिंकी RINKI RINKY रिंकू RINKU पिंटू PINTU चिंटू CHINTU
नैंसी NANCY डॉली DOLLY डिंपल DIMPLE स्वीटी SWEETY SWEETI रोज़ी ROZY एंजेल ANGEL ट्विंकल TWINKLE TWINKAL
बेबी BABY ऑफ़ OF श्रीमती SMT SHRIMATI श्री SHRI SRI SHREE स्वर्गीय LATE डॉक्टर DR मास्टर MASTER
`;

const nukta = '\u093C';

/**
 * A Hindi word without what one writer sets and another leaves out: dots below, the moon, signs of abbreviation, half an n before a
 * consonant.
 */
export const plainHindi = (word: string): string =>
  word
    .normalize('NFC')
    .normalize('NFD')
    .replaceAll(nukta, '')
    .replaceAll('ँ', 'ं')
    .replace(/[०॰]/g, '')
    .replace(/[नमङञण]\u094D(?=[क-ढत-धप-भश-स])/g, 'ं');

/** A Latin word in small letters without the doubling that one writer sets and another leaves out: SUNEETA is sunita. */
export const plainLatin = (word: string): string =>
  word
    .toLowerCase()
    .replace(/a{2,}/g, 'a')
    .replace(/e{2,}/g, 'i')
    .replace(/o{2,}/g, 'u')
    .replaceAll('w', 'v')
    .replace(/([a-z])\1+/g, '$1');

interface Spellings {
  /** The usual Latin spelling, in capitals, by the plain Hindi one. */
  readonly latin: ReadonlyMap<string, string>;
  /** The Hindi spelling by the Latin one as it is written, in capitals, and by the plain one. */
  readonly hindi: ReadonlyMap<string, string>;
}

let known: Spellings | null = null;

/** The table, read once when it is first asked for. */
export function nameSpellings(): Spellings {
  if (known) return known;
  const latin = new Map<string, string>();
  const hindi = new Map<string, string>();
  let word = '';
  const add = (map: Map<string, string>, key: string, value: string) => map.has(key) || map.set(key, value);
  for (const part of table.trim().split(/\s+/)) {
    if (/^[A-Z]/.test(part)) {
      add(latin, plainHindi(word), part);
      add(hindi, part, word);
      add(hindi, plainLatin(part), word);
    } else word = part;
  }
  known = { latin, hindi };
  return known;
}
