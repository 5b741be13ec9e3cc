// country languages | kinds | name | call and text | hours, when not always | note | link || source, ? where it was not opened
export const asiaAndPacific = `
  AU en | emergency | Emergency | call 000 | | | || https://www.triplezero.gov.au
  AU en | suicide text | Lifeline | call 13 11 14, text 0477 13 11 14 | | | https://www.lifeline.org.au || https://www.lifeline.org.au/get-help/
  AU en | suicide | Beyond Blue | call 1300 22 4636 | | | https://www.beyondblue.org.au || https://www.beyondblue.org.au

  NZ en,mi | emergency | Emergency | call 111 | | | || https://www.gov.uk/foreign-travel-advice/new-zealand
  NZ en | suicide text | 1737, need to talk? | call 1737, text 1737 | | Free. | https://1737.org.nz || https://1737.org.nz
  NZ en | suicide text | Lifeline Aotearoa | call 0800 543 354, text 4357 HELP | Daily 7-24 | At night 1737. | https://www.lifeline.org.nz || https://www.lifeline.org.nz

  IN hi,en | emergency | Emergency | call 112 | | | || https://www.gov.uk/foreign-travel-advice/india
  IN hi,en,bn,te,mr,ta,ur,gu,kn,ml,pa | suicide | Tele-MANAS | call 14416 | | Free, about 20 languages. Also 1800-89-14416. | https://telemanas.mohfw.gov.in || https://telemanas.mohfw.gov.in
  IN en,hi | suicide | iCall | call 9152987821 | Monday to Saturday 10-20 | | https://icallhelpline.org || https://icallhelpline.org

  PK ur,en | emergency ambulance | Rescue and ambulance | call 1122 | | Police 15. | || https://www.gov.uk/foreign-travel-advice/pakistan
  PK ur,en | emergency police | Police | call 15 | | | || https://www.gov.uk/foreign-travel-advice/pakistan
  PK ur,en | suicide | Umang | call 0311 7786264 | | | https://www.umang.com.pk || https://www.umang.com.pk

  BD bn,en | emergency | Emergency | call 999 | | | || https://www.gov.uk/foreign-travel-advice/bangladesh
  BD bn | suicide | Kaan Pete Roi | call 09612-119911 | Daily 15-3 | | https://kaanpeteroi.org || https://kaanpeteroi.org

  LK si,ta,en | emergency ambulance | 1990 Suwa Seriya | call 1990 | | Free. | || https://www.1990.lk ?
  LK si,ta,en | emergency police | Police | call 119 | | | || https://www.police.lk ?
  LK si,ta,en | suicide | National Mental Health Helpline 1926 | call 1926 | | Free. | || https://nimh.health.gov.lk ?
  LK si,ta,en | suicide | Sumithrayo | call 011 269 6666 | See the site | | https://srilankasumithrayo.lk || https://srilankasumithrayo.lk ?

  SG en,zh,ms,ta | emergency ambulance | Ambulance | call 995 | | Police 999. | || https://www.gov.uk/foreign-travel-advice/singapore
  SG en,zh,ms,ta | emergency police | Police | call 999 | | | || https://www.gov.uk/foreign-travel-advice/singapore
  SG en,zh,ms,ta | suicide | Samaritans of Singapore | call 1767 | | WhatsApp 9151 1767. | https://www.sos.org.sg || https://www.sos.org.sg

  MY ms,en | emergency | Emergency | call 999 | | | || https://www.gov.uk/foreign-travel-advice/malaysia
  MY ms,en,zh | suicide | Befrienders KL | call 03-7627 2929 | | | https://www.befrienders.org.my || https://www.befrienders.org.my
  MY ms,en | suicide | Talian HEAL | call 15555 | See the site | Ministry of Health. | || https://www.moh.gov.my ?

  PH fil,en | emergency | Emergency | call 911 | | | || https://www.gov.uk/foreign-travel-advice/philippines
  PH fil,en | suicide | NCMH Crisis Hotline | call 1553 | | From a mobile 0917 899 8727. | https://ncmh.gov.ph || https://doh.gov.ph/NCMH-Crisis-Hotline

  HK zh,en | emergency | Emergency | call 999 | | | || https://www.gov.uk/foreign-travel-advice/hong-kong
  HK zh | suicide | The Samaritan Befrienders Hong Kong | call 2389 2222 | | | https://sbhk.org.hk || https://sbhk.org.hk
  HK en,zh | suicide | The Samaritans Hong Kong | call 2896 0000 | | In several languages. | https://samaritans.org.hk || https://samaritans.org.hk

  JP ja | emergency ambulance | Ambulance and fire | call 119 | | Police 110. | || https://www.gov.uk/foreign-travel-advice/japan
  JP ja | emergency police | Police | call 110 | | | || https://www.gov.uk/foreign-travel-advice/japan
  JP ja,en,zh,ko,es,pt,vi,ne,th,id | suicide | よりそいホットライン Yorisoi Hotline | call 0120-279-338 | | Free. Press 2 for other languages. | https://www.since2011.net/yorisoi/ || https://www.mhlw.go.jp/mamorouyokokoro/
  JP ja | suicide | #いのちSOS | call 0120-061-338 | | Free. | https://www.mhlw.go.jp/mamorouyokokoro/ || https://www.mhlw.go.jp/mamorouyokokoro/

  KR ko | emergency ambulance | Ambulance and fire | call 119 | | Police 112. | || https://www.gov.uk/foreign-travel-advice/south-korea
  KR ko | emergency police | Police | call 112 | | | || https://www.gov.uk/foreign-travel-advice/south-korea
  KR ko | suicide | 자살예방 상담전화 109 | call 109 | | Free. | || https://www.mohw.go.kr

  TW zh | emergency ambulance | Ambulance and fire | call 119 | | Police 110. | || https://www.gov.uk/foreign-travel-advice/taiwan
  TW zh | emergency police | Police | call 110 | | | || https://www.gov.uk/foreign-travel-advice/taiwan
  TW zh | suicide | 衛生福利部安心專線 | call 1925 | | Free. | || https://www.mohw.gov.tw ?

  TH th | emergency ambulance | Ambulance | call 1669 | | Police 191. | || https://www.gov.uk/foreign-travel-advice/thailand
  TH th | emergency police | Police | call 191 | | | || https://www.gov.uk/foreign-travel-advice/thailand
  TH th | suicide | สายด่วนสุขภาพจิต | call 1323 | | Free. | || https://www.dmh.go.th ?
  TH th,en | suicide | Samaritans of Thailand | call 02-113-6789 | Daily 12-22 | | https://www.samaritansthai.com || https://www.samaritansthai.com ?

  ID id | emergency ambulance | Ambulance | call 118 | | Police 110. | || https://www.gov.uk/foreign-travel-advice/indonesia
  ID id | emergency police | Police | call 110 | | | || https://www.gov.uk/foreign-travel-advice/indonesia
  ID id | suicide | Healing119, Ministry of Health, 119 extension 8 | call 119 then 8 | | Free. | || https://www.intothelightid.org/tentang-bunuh-diri/hotline-bunuh-diri-di-indonesia/

  VN vi | emergency ambulance | Ambulance | call 115 | | Police 113. | || https://www.gov.uk/foreign-travel-advice/vietnam
  VN vi | emergency police | Police | call 113 | | | || https://www.gov.uk/foreign-travel-advice/vietnam
  VN vi | suicide | Đường dây nóng Ngày Mai | call 096 306 1414 | Wednesday to Sunday 13-20:30 | No national line answers round the clock; at other hours 115. | || https://duongdaynongngaymai.vn ?

  CN zh | emergency ambulance | Ambulance | call 120 | | Fire 119. | || https://www.gov.uk/foreign-travel-advice/china
  CN zh | suicide | 北京心理援助热线 | call 400-161-9995 | | From Beijing also 010-82951332. | https://www.crisis.org.cn || https://www.crisis.org.cn/lists/11.html
`
