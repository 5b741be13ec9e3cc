// country languages | kinds | name | call and text | hours, when not always | note | link || source, ? where it was not opened
export const africaAndMiddleEast = `
  ZA en,zu,af | emergency ambulance | Ambulance | call 10177 | | | || https://www.gov.uk/foreign-travel-advice/south-africa
  ZA en,zu,af | emergency police | Police | call 10111 | | Ambulance 10177; 112 from a mobile. | || https://www.gov.uk/foreign-travel-advice/south-africa
  ZA en | suicide | SADAG Suicide Crisis Helpline | call 0800 567 567 | | Free. | https://www.sadag.org || https://www.sadag.org
  ZA en | suicide text | SADAG Mental Health Helpline | call 0800 456 789, text 31393 | | Free call. | https://www.sadag.org || https://www.sadag.org

  NG en | emergency | Emergency | call 112 | | | || https://www.gov.uk/foreign-travel-advice/nigeria
  NG en | suicide | SURPIN | call 0800 078 7746 | | Free. | https://www.surpinng.com || https://www.surpinng.com
  NG en | suicide | She Writes Woman | call 0800 800 2000 | | Free. | https://shewriteswoman.org || https://shewriteswoman.org

  KE en,sw | emergency | Emergency | call 999 | | | || https://www.gov.uk/foreign-travel-advice/kenya
  KE en,sw | suicide | Kenya Red Cross | call 1199 | | Free. | https://www.redcross.or.ke || https://www.redcross.or.ke ?
  KE en,sw | suicide | Befrienders Kenya | call +254 722 178 177 | Monday to Friday 9-17 | At other hours 999. | https://www.befrienderskenya.org || https://www.befrienderskenya.org ?

  GH en | emergency | Emergency | call 112 | | 999 works as well. | || https://www.gov.uk/foreign-travel-advice/ghana
  GH en | suicide | Mental Health Authority | call 0800 678 678 | | Free. | || https://mha-ghana.com

  EG ar | emergency ambulance | Ambulance | call 123 | | Police 122, fire 180. | || https://www.gov.uk/foreign-travel-advice/egypt
  EG ar | emergency police | Police | call 122 | | | || https://www.gov.uk/foreign-travel-advice/egypt
  EG ar | suicide | Mental health hotline, Ministry of Health | call 16328 | | | || https://help.unhcr.org/egypt/

  MA ar,fr | emergency ambulance | Civil protection: fire and ambulance | call 15 | | | || https://www.diplomatie.gouv.fr
  MA ar,fr | emergency police | Police | call 19 | | In towns; outside towns the gendarmerie, 177. | || https://www.diplomatie.gouv.fr

  AE ar,en | emergency ambulance | Ambulance | call 998 | | | || https://u.ae/en/information-and-services/justice-safety-and-the-law/handling-emergencies
  AE ar,en | emergency police | Police | call 999 | | Ambulance 998, fire 997. | || https://u.ae/en/information-and-services/justice-safety-and-the-law/handling-emergencies
  AE ar,en | suicide | 800-SAKINA | call 800 725462 | | Abu Dhabi. | || https://www.doh.gov.ae
  AE ar,en | suicide | Itma'en, Dubai Health | call 800 506 | Daily 9-24 | Dubai. | || https://dubaihealth.ae

  SA ar,en | emergency ambulance | Ambulance (Red Crescent) | call 997 | | Police 999, fire 998; 911 in Riyadh, Makkah, Madinah and the Eastern Province. | || https://www.cst.gov.sa
  SA ar,en | emergency police | Police | call 999 | | 911 in Riyadh, Makkah, Madinah and the Eastern Province. | || https://www.cst.gov.sa
  SA ar,en | emergency | Emergency | call 911 | | Riyadh, Makkah, Madinah, Eastern Province; elsewhere police 999, ambulance 997. | || https://www.cst.gov.sa
  SA ar,en | suicide | Ministry of Health, 937 | call 937 | | Health advice at any hour. | || https://www.moh.gov.sa/en/937
  SA ar | suicide | National Center for Mental Health, consultations | call 920033360 | Daily 8-20, Saturday from 13 | Not a 24-hour line: at other hours 937. | || https://www.moh.gov.sa

  IL he,ar,en | emergency ambulance | Ambulance (MDA) | call 101 | | | || https://www.gov.uk/foreign-travel-advice/israel
  IL he,ar,en | emergency police | Police | call 100 | | Ambulance 101, fire 102. | || https://www.gov.uk/foreign-travel-advice/israel
  IL he,ar,en,ru,am | suicide | ERAN, emotional first aid | call 1201 | | Anonymous. | https://www.eran.org.il || https://www.eran.org.il

  TR tr | emergency | Emergency | call 112 | | | || https://www.gov.uk/foreign-travel-advice/turkey
`
