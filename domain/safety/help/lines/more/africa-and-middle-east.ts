// country languages | kinds | name | call and text | hours, when not always | note | link || source, ? where it was not opened
export const africaAndMiddleEast = `
  ZA en | suicide | LifeLine South Africa | call 0861 322 322 | | | https://lifelinesa.co.za || https://lifelinesa.co.za
  ZA en | abuse sexual-violence | GBV Command Centre | call 0800 428 428 | | Free. | https://gbv.org.za || https://gbv.org.za
  ZA en | children | Childline South Africa | call 116 | | Free. | https://www.childlinesa.org.za || https://www.childlinesa.org.za ?
  ZA en | poison | Poisons Information Helpline | call 0861 555 777 | | | || https://www.afritox.co.za ?

  NG en | suicide | Mentally Aware Nigeria (MANI) | call 0809 111 6264 | See the site | | https://mentallyaware.org || https://mentallyaware.org

  KE en,sw | abuse sexual-violence | National GBV Helpline | call 1195 | | Free. | || https://hakkenya.org ?

  AE ar,en | suicide | 800-HOPE Mental Support Line | call 800 4673 | Daily 8-20 | | || https://u.ae
  AE ar,en | children | Child Protection Centre, Ministry of Interior | call 116111 | | | || https://u.ae
  AE ar,en | abuse text | Dubai Foundation for Women and Children | call 800 111, text 5111 | | Dubai. | https://www.dfwac.ae || https://www.dfwac.ae

  SA ar | children | Child Helpline | call 116111 | Daily 7-23 | | || https://www.cst.gov.sa
  SA ar | abuse | Family Violence Reporting Center | call 1919 | | | || https://www.hrsd.gov.sa

  IL he | eating | Enosh, eating disorders information centre | call 074-7556155 | Sunday to Thursday 8-15:30 | | https://www.enosh.org.il/he/eating-disorders/ || https://www.enosh.org.il/he/eating-disorders/

  TR tr | abuse children | ALO 183 Sosyal Destek Hattı | call 183 | | Free. | || https://www.aile.gov.tr ?
`
