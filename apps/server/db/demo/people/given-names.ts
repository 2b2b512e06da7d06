/** First names so common in the Hindi belt that together with a family name they are nobody's in particular. */
export interface NameStock {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly girls: readonly string[];
  readonly boys: readonly string[];
  readonly families: readonly string[];
  readonly wife: readonly string[];
}

const list = (words: string): readonly string[] => words.split(' ');

export const hindu: NameStock = {
  women: list(
    'SUNITA ANITA REKHA MEENA SEEMA GEETA PUSHPA KAMLA SAVITRI URMILA MANJU RENU PREMVATI RAJKUMARI POONAM KIRAN NEELAM SUMAN RADHA SHANTI LAXMI USHA MAMTA SANGEETA',
  ),
  men: list(
    'RAKESH MUKESH RAMESH SURESH RAJESH DINESH MAHESH RAJU SONU VINOD MANOJ SANJAY ARVIND PRAMOD SATISH OMPRAKASH RAMPAL SHYAM KALLU NARESH PAPPU JITENDRA VIRENDRA BRIJESH',
  ),
  girls: list(
    'PRIYA POOJA ANJALI RIYA NEHA KHUSHI SHIVANI PARI AARTI SONAM MUSKAN NANDINI ROSHNI KAJAL RADHIKA SAKSHI ANSHIKA PALAK MAHI SRISHTI',
  ),
  boys: list(
    'AMIT ROHIT ANKIT RAHUL VIKAS ARYAN KRISHNA SHIVAM AYUSH DEEPAK ANUJ HARSH ABHISHEK KARAN VIVEK PRINCE ARJUN SACHIN GAURAV NITIN',
  ),
  families: list(
    'KUMAR SINGH YADAV MAURYA KASHYAP PAL SHARMA VERMA JATAV SAINI LODHI RATHORE PRAJAPATI SAGAR SHAKYA GUPTA',
  ),
  wife: list('DEVI DEVI DEVI KUMARI'),
};

export const muslim: NameStock = {
  women: list('SHABANA RESHMA NASREEN SHAHEEN PARVEEN RUKHSANA FATIMA NAZMA SALMA HASEENA AFSANA NOORJAHAN'),
  men: list('IMRAN SALEEM NAEEM RIZWAN ASLAM IRFAN SHAKEEL NADEEM ARIF YUSUF FIROZ GULFAM'),
  girls: list('ALINA ZOYA SANIA ALFIYA NIDA MAHIRA INAYA AYESHA SANA IQRA'),
  boys: list('ARHAN AYAAN FAIZ REHAN SAMEER ZAID DANISH AMAAN ARMAAN SAHIL'),
  families: list('KHAN ALI ANSARI AHMAD HUSAIN QURESHI'),
  wife: list('BEGUM BANO KHATOON PARVEEN'),
};
