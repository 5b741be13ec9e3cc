// country languages | kinds | name | call and text | hours, when not always | note | link || source, ? where it was not opened
export const asiaAndPacific = `
  AU en | suicide | Suicide Call Back Service | call 1300 659 467 | | | https://www.suicidecallbackservice.org.au || https://www.suicidecallbackservice.org.au
  AU en | abuse sexual-violence text | 1800RESPECT | call 1800 737 732, text 0458 737 732 | | | https://www.1800respect.org.au || https://www.1800respect.org.au
  AU en | children | Kids Helpline | call 1800 55 1800 | | 5 to 25 years. Free. | https://kidshelpline.com.au || https://kidshelpline.com.au
  AU en | men | MensLine Australia | call 1300 78 99 78 | | | https://mensline.org.au || https://mensline.org.au
  AU en | eating | Butterfly National Helpline | call 1800 33 4673 | Daily 8-24 Eastern | | https://butterfly.org.au || https://butterfly.org.au/get-support/helpline/
  AU en | poison | Poisons Information Centre | call 13 11 26 | | | || https://www.healthdirect.gov.au/poisoning
  AU en | lgbt | QLife | call 1800 184 527 | Daily, see the site | | https://qlife.org.au || https://qlife.org.au
  AU en | veterans | Open Arms, veterans and families | call 1800 011 046 | | Free. | https://www.openarms.gov.au || https://www.openarms.gov.au

  NZ en | suicide | Suicide Crisis Helpline (Lifeline) | call 0508 828 865 | See the site | | https://www.lifeline.org.nz || https://www.lifeline.org.nz
  NZ en | children text | Youthline | call 0800 376 633, text 234 | | 12 to 24 years. | https://youthline.co.nz || https://youthline.co.nz
  NZ en | lgbt | OutLine | call 0800 688 5463 | Evenings, see the site | | https://outline.org.nz || https://outline.org.nz
  NZ en | eating | EDANZ | call 0800 233 269 | See the site | For families and carers. | https://www.ed.org.nz || https://www.ed.org.nz/contact-us
  NZ en | poison | National Poisons Centre | call 0800 764 766 | | Free. | || https://www.poisons.co.nz
  NZ en | abuse | Are You OK | call 0800 456 450 | | Free. | https://areyouok.org.nz || https://areyouok.org.nz
  NZ en | abuse | Women's Refuge | call 0800 733 843 | | Free. | https://www.womensrefuge.org.nz || https://www.womensrefuge.org.nz
  NZ en | sexual-violence text | Safe to Talk | call 0800 044 334, text 4334 | | Free. | https://safetotalk.nz || https://safetotalk.nz ?

  IN hi,en | abuse | Women Helpline 181 | call 181 | | Free. | https://wcd.gov.in/women/help || https://wcd.gov.in/women/help
  IN hi,en | children abuse | Childline | call 1098 | | Free. | || https://wcd.gov.in
  IN hi,en | poison | National Poisons Information Centre, AIIMS | call 1800 116 117 | | Free. | || https://www.aiims.edu ?

  LK si,ta,en | abuse | Women In Need | call 077 567 6555 | | | https://www.winsl.net || https://www.winsl.net
  LK si,ta,en | abuse | Women's Helpline, Ministry of Women and Child Affairs | call 1938 | See the site | | || https://www.childwomenmin.gov.lk

  SG en,zh,ms,ta | abuse sexual-violence children | National Anti-Violence and Sexual Harassment Helpline | call 1800 777 0000 | | A reporting line: the police may be involved. | || https://www.msf.gov.sg/what-we-do/break-the-silence/get-help/i-want-to-report-domestic-violence

  MY ms,en | abuse children | Talian Kasih | call 15999 | | | || https://www.kpwkm.gov.my ?

  PH fil,en | children | Bantay Bata 163 | call 163 | See the site | | || https://www.abs-cbnfoundation.com ?

  HK zh | suicide | Suicide Prevention Services | call 2382 0000 | | | https://www.sps.org.hk || https://www.sps.org.hk
  HK zh,en | suicide | 情緒通 18111 Mental Health Support Hotline | call 18111 | | Free. | https://www.shallwetalk.hk || https://www.shallwetalk.hk ?

  JP ja | suicide | いのちの電話 | call 0120-783-556 | Daily 16-21; the 10th of each month from 8 to 8 the next day | Free. | https://www.inochinodenwa.org || https://www.inochinodenwa.org
  JP en | suicide | TELL Lifeline | call 0800-300-8355 | See the site | In English. Free. | https://telljp.com || https://telljp.com
  JP ja | abuse | DV相談＋ | call 0120-279-889 | | Free. Chat as well. | https://soudanplus.jp || https://soudanplus.jp

  KR ko | abuse sexual-violence | 여성긴급전화 | call 1366 | | | || https://www.women1366.kr ?
  KR ko | children | 청소년상담전화 | call 1388 | | | || https://www.1388.go.kr ?

  TW zh | abuse sexual-violence children | 113 保護專線 | call 113 | | | || https://dep.mohw.gov.tw/DOPS/ ?

  ID id | abuse sexual-violence children | SAPA 129 | call 129 | See the site | | || https://www.kemenpppa.go.id ?

  VN vi | children abuse | Tổng đài quốc gia bảo vệ trẻ em | call 111 | | Free. | || https://tongdai111.vn ?
`
